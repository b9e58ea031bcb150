import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAdmission, uncachedWork } from "#server/admission.ts";
import { buildApp } from "#server/app.ts";
import { makeLogger } from "#server/house.ts";
import { openSite, type TestSite } from "#test/harness.ts";
import { type RawAnswer, raw } from "#test/raw.ts";

/** Pages that are rendered when the test says so. */
const rendering: { path: string; finish(): void }[] = [];
let site: TestSite;
let app: FastifyInstance;
let url: string;
beforeAll(async () => {
  site = await openSite({ filled: false });
  app = await buildApp(site.house, {
    logger: makeLogger("silent"),
    trustProxy: true,
    openMetrics: false,
    clientDir: undefined,
    admission: openAdmission({
      ...uncachedWork,
      longestWait: Number.POSITIVE_INFINITY,
      rest: async () => {},
    }),
    renderer: async () => (request) =>
      new Promise((resolve) => {
        const { pathname } = new URL(request.url);
        const page = { status: 200, headers: new Headers(), html: `<p>${pathname}</p>` };
        rendering.push({ path: pathname, finish: () => resolve(page) });
      }),
  });
  url = await app.listen({ port: 0 });
});
afterAll(async () => {
  const ending = setInterval(() => rendering.shift()?.finish(), 1);
  await app.close();
  clearInterval(ending);
  await site.close();
});

const ask = (path: string, client: string, accept = "text/html") =>
  raw({ url }, path, { headers: { "x-forwarded-for": client, accept } });
const isRendering = (path: string) => expect.poll(() => rendering.map((each) => each.path)).toContain(path);

describe("pages that are not in the cache", () => {
  it("are rendered two at a time; a client with too many waiting gets 503 while another is served", async () => {
    const about = ask("/about", "192.0.2.1");
    await isRendering("/about");
    rendering.shift()?.finish();
    expect((await about).status).toBe(200);
    const flood = Array.from({ length: 60 }, (_, number) => ask(`/blogs/${number}`, "203.0.113.7"));
    const refused: RawAnswer[] = [];
    for (const each of flood) each.then((answer) => answer.status === 503 && refused.push(answer));
    await expect.poll(() => refused.length).toBe(26); // two are being rendered, 32 wait
    expect(rendering).toHaveLength(2);
    // Readers of a cached page notice nothing, and another client has the next turn.
    expect((await ask("/about", "198.51.100.1")).status).toBe(200);
    const other = ask("/team", "198.51.100.1");
    const rendered = setInterval(() => rendering.shift()?.finish(), 1);
    expect((await other).status).toBe(200);
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    clearInterval(rendered);
    expect(statuses.filter((status) => status === 200)).toHaveLength(34);
    const [first] = refused as [RawAnswer];
    expect(first.headers["retry-after"]).toBe("2");
    expect(first.headers["cache-control"]).toBe("no-store");
    const html = first.body.toString();
    expect(html).toContain("The site is very busy. Please try again in a moment.");
    const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? "";
    const hash = createHash("sha256").update(style).digest("base64");
    expect(first.headers["content-security-policy"]).toContain(`style-src 'sha256-${hash}'`);
  });
});
