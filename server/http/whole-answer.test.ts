import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { useSite } from "#test/harness.ts";
import { raw } from "#test/servers/raw.ts";

const site = useSite({ filled: false });
const get = (path: string, more = "") => `GET ${path} HTTP/1.1\r\nHost: site\r\n${more}\r\n`;
const close = "Connection: close\r\n";

/** All that comes back over one connection, which the last request must close. */
async function exchange(requests: string): Promise<string> {
  const client = connect(Number(new URL(site.url).port), "127.0.0.1");
  const chunks: Buffer[] = [];
  client.on("data", (chunk: Buffer) => chunks.push(chunk));
  client.write(requests);
  await once(client, "end");
  return Buffer.concat(chunks).toString("latin1");
}

const statuses = (answers: string) => answers.match(/HTTP\/1\.1 \d+/g);
const dates = (answers: string) => answers.match(/^date: .+$/gim);
const first = (path: string) => raw(site, path); // renders it

describe("an answer from the cache", () => {
  it("has the headers that Node would send", async () => {
    const { body } = await first("/about");
    const heads = (await exchange(get("/about") + get("/about", close))).split(body.toString("latin1"));
    const [ours, nodes] = heads.map((head) => head.toLowerCase().split("\r\n").sort());
    const kept = ["connection: keep-alive", "keep-alive: timeout=65"];
    expect(ours).toEqual([...(nodes ?? []).filter((line) => line !== "connection: close"), ...kept].sort());
    const [date = ""] = dates(heads[0] ?? "") ?? [];
    expect(Math.abs(Date.now() - Date.parse(date.slice("date: ".length)))).toBeLessThan(60_000);
  });

  it("keeps its place among others on the same connection", async () => {
    const { body } = await first("/about");
    const head = get("/about").replace("GET", "HEAD");
    const answers = await exchange(
      get("/about") + head + get("/about") + get("/healthz") + get("/about") + get("/about", close),
    );
    expect(statuses(answers)).toHaveLength(6);
    const [before = "", ...pages] = answers.split(body.toString("latin1"));
    expect([statuses(before)?.length, ...pages.map((page) => statuses(page)?.length)]).toEqual([
      1,
      2,
      2,
      1,
      undefined,
    ]);
  });

  it("ends a connection where the client wants that", async () => {
    await first("/about");
    expect(await exchange(get("/about", close))).toMatch(/^connection: close$/im);
    const old = get("/about").replace("1.1", "1.0");
    expect(await exchange(old)).not.toMatch(/keep-alive/i);
  });

  it("has the date of the second in which it is sent", async () => {
    await first("/about");
    const now = Date.now;
    try {
      const times = [10, 3600].map((seconds) => 1000 * seconds);
      const seen: string[] = [];
      for (const time of times) {
        Date.now = () => time;
        seen.push(...(dates(await exchange(get("/about") + get("/nothing-here", close))) ?? []).slice(0, 1));
      }
      expect(seen.map((date) => Date.parse(date.slice("date: ".length)))).toEqual(times);
    } finally {
      Date.now = now;
    }
  });
});
