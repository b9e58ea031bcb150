import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { defaultLimits } from "#db/limits.ts";
import { useFolder, useSite } from "#test/harness.ts";
import { databaseFile } from "../data-folder.ts";
import type { PageAddress } from "../pages/address.ts";
import type { Wanted } from "./messages.ts";
import { openRenderWorkers, type RenderWorkers } from "./pool.ts";

const build = useFolder();
const site = useSite({ filled: false });
const lines: string[] = [];

/** Renders pages that end or block its thread. */
const renderer = `
  import { existsSync, writeFileSync } from "node:fs";
  const tried = ${JSON.stringify(join(build, "tried"))};
  async function render(request, { api, failed }) {
    const { pathname } = new URL(request.url);
    if (pathname === "/stuck") for (;;);
    if (pathname === "/ends") process.exit(7);
    if (pathname === "/once" && !existsSync(tried)) {
      writeFileSync(tried, "");
      setImmediate(() => { throw new Error("Out of the blue."); });
      await new Promise(() => {});
    }
    if (pathname === "/fails") failed(new Error("A loader failed."));
    if (pathname === "/writes") await api.members.login({ email: "a@example.org", password: "a" });
    return { status: 200, headers: new Headers(), pieces: [{ html: pathname, isKept: false }] };
  }
  export const entry = { module: { renderer: () => render } };`;

let workers: RenderWorkers;
beforeAll(async () => {
  mkdirSync(join(build, "server"));
  writeFileSync(join(build, "package.json"), `{ "type": "module" }`);
  writeFileSync(join(build, "server", "index.js"), renderer);
  workers = openRenderWorkers(site.services, {
    count: 1,
    build,
    database: { place: { file: databaseFile(site.place.folder) }, limits: defaultLimits },
    logLevel: "error",
    write: (line) => lines.push(line),
    maxTime: 500,
  });
  workers.start();
});
afterAll(() => workers.stop());

const ready = () => expect.poll(() => workers.size().ready, { interval: 5, timeout: 60_000 }).toBe(1);

function addressOf(key: string): PageAddress {
  return {
    key,
    route: key,
    known: true,
    isSearch: false,
    app: false,
    language: { tag: "en", shown: "en", prefix: "" },
  };
}

function wantedAt(key: string, more: Partial<PageAddress> = {}): Wanted {
  return { address: { ...addressOf(key), ...more }, encoding: "identity", part: "page" };
}

async function render(key: string, more: Partial<PageAddress> = {}): Promise<string | undefined> {
  await ready();
  const page = await workers.render(wantedAt(key, more));
  return page && Buffer.from(page.bytes).toString();
}

const unavailable = { code: "unavailable", retryAfter: 5 };

it("leaves pages to the main thread until a worker has started", async () => {
  if (workers.size().ready === 0) expect(await workers.render(wantedAt("/about"))).toBeUndefined();
  expect(await render("/about")).toBe("/about");
});

it("leaves pages of the app, secret ones, and those that write to the main thread", async () => {
  expect(await render("/admin", { app: true })).toBeUndefined();
  expect(await render("/registrations/x", { secret: true })).toBeUndefined();
  expect(await render("/writes")).toBeUndefined();
  expect(lines).toEqual([]);
});

it("logs failures like the main thread", async () => {
  await render("/fails");
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 50, path: "/fails", msg: "a page failed", err: { type: "Error", message: "A loader failed." } },
  ]);
});

it("renders a page again whose worker ended", async () => {
  const { restarts } = workers.size();
  const others = ["/about", "/contact"].map((key) => render(key));
  expect(await Promise.all([render("/once"), ...others])).toEqual(["/once", "/about", "/contact"]);
  expect(workers.size().restarts).toBe(restarts + 1);
});

it.each(["/ends", "/stuck"])("gives %s up, and goes on", async (key) => {
  await expect(render(key)).rejects.toMatchObject(unavailable);
  expect(await render("/about")).toBe("/about");
});

it("answers what waits when it stops, and leaves the rest to the main thread", async () => {
  await ready();
  const waiting = expect(workers.render(wantedAt("/stuck"))).rejects.toMatchObject(unavailable);
  await workers.stop();
  await waiting;
  expect(await workers.render(wantedAt("/about"))).toBeUndefined();
});
