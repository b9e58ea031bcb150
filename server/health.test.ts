import { once } from "node:events";
import { renameSync, statSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { engine, openSite, type TestSite } from "#test/harness.ts";
import { addPerson } from "#test/people.ts";

let site: TestSite;
const lines: string[] = [];
beforeEach(async () => {
  lines.length = 0;
  site = await openSite({ filled: false, env: { LOG_LEVEL: "info" }, log: (line) => lines.push(line) });
});
afterEach(() => site.close());

const ready = async () => {
  const response = await site.fetch("/readyz");
  return [response.status, await response.json(), response.headers.get("retry-after")];
};

it("GET /healthz is 200 even if the database does not answer", async () => {
  for (const work of [async () => {}, () => site.services.db.queries.destroy()]) {
    await work();
    const response = await site.fetch("/healthz");
    expect([response.status, await response.json()]).toEqual([200, { status: "ok" }]);
    expect(response.headers.get("cache-control")).toBe("no-store");
  }
});

describe("GET /readyz", () => {
  it("is 200 if database and media answer", async () => {
    expect(await ready()).toEqual([200, { status: "ready" }, null]);
  });

  it("is 503 without details while the database is unavailable", async () => {
    await site.services.db.queries.destroy();
    expect(await ready()).toEqual([503, { status: "not ready" }, "5"]);
  });

  /** Lets the next question check again whether the database can be written. */
  const checkAgain = () => {
    site.clock.set(new Date(site.services.clock().getTime() + 60_000).toISOString());
    return ready();
  };

  it("is 503 while the database is read-only", async () => {
    const rename = (from: string, to: string) =>
      sql.raw(`alter table ${from} rename to ${to}`).execute(site.services.db.queries);
    expect(await ready()).toEqual([200, { status: "ready" }, null]);
    await rename("tombstones", "elsewhere");
    expect(await checkAgain()).toEqual([503, { status: "not ready" }, "5"]);
    await rename("elsewhere", "tombstones");
    expect(await checkAgain()).toEqual([200, { status: "ready" }, null]);
  });

  it.runIf(engine === "sqlite")("is 503 when the database is damaged", async () => {
    await addPerson(site, "Reader");
    expect(await checkAgain()).toEqual([200, { status: "ready" }, null]);
    await sql`pragma wal_checkpoint(truncate)`.execute(site.services.db.queries);
    const file = join(site.place.folder, "site.sqlite");
    writeFileSync(file, Buffer.alloc(statSync(file).size - 4096, 0xff), { flag: "r+" });
    expect(await checkAgain()).toEqual([503, { status: "not ready" }, "5"]);
  });

  it("is 503 while the media store is unavailable, and the log says so once", async () => {
    const media = join(site.place.folder, "media");
    renameSync(media, `${media}-elsewhere`);
    for (let times = 0; times < 3; times += 1)
      expect(await ready()).toEqual([503, { status: "not ready" }, "5"]);
    renameSync(`${media}-elsewhere`, media);
    for (let times = 0; times < 2; times += 1) expect((await ready())[0]).toBe(200);
    const messages = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg.includes("ready"));
    expect(messages.map(({ level, msg }) => [level, msg])).toEqual([
      [40, "the site is not ready: load balancers leave it out"],
      [30, "the site is ready again"],
    ]);
    expect(messages[0].err.message).toContain(media);
  });

  it("is 503 on open connections while the site stops", async () => {
    const { hostname, port } = new URL(site.url);
    const socket = connect(Number(port), hostname).setEncoding("utf8");
    const head = "POST /api/none HTTP/1.1\r\nhost: site\r\ncontent-type: application/json\r\n";
    socket.write(`${head}content-length: 2\r\nexpect: 100-continue\r\n\r\n`);
    await once(socket, "data");
    const stopped = site.close();
    const refused = () => site.fetch("/healthz").then(String, (error) => error.cause.code);
    await expect.poll(refused, { interval: 5 }).toBe("ECONNREFUSED");
    let answers = "";
    socket.on("data", (text) => {
      answers += text;
    });
    socket.write("{}GET /readyz HTTP/1.1\r\nhost: site\r\n\r\n");
    await once(socket, "close");
    await stopped;
    expect(answers).toMatch(
      /^HTTP\/1\.1 404 .*There is nothing at this address.*HTTP\/1\.1 503 .*"stopping"/s,
    );
    site = await openSite({ filled: false });
  });
});
