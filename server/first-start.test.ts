import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { engine } from "#test/harness.ts";
import { addressOf, makeLauncher } from "#test/servers/launcher.ts";
import { type Program, run } from "#test/servers/processes.ts";

const launcher = makeLauncher();
const { launch } = launcher;

const link = /is open at (http:\/\/localhost:\d+)\/setup#([\w-]{43})\n/;
const admin = { name: "Ana Prior", email: "ana@quay.example", password: "nine herons upstream" };
const institute = { name: "Quay Institute", language: "pt", timeZone: "Europe/Lisbon" };

async function send(address: string, line: string, body?: object, bearer?: string): Promise<Response> {
  const [method, path] = line.split(" ");
  return fetch(`${address}${path}`, {
    method,
    headers: {
      ...(body ? { "content-type": "application/json" } : {}),
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    },
    body: body && JSON.stringify(body),
  });
}

async function linkOf(program: Program): Promise<{ address: string; token: string }> {
  const [, address = "", token = ""] = await program.says(link);
  return { address, token };
}

async function stopped(program: Program): Promise<void> {
  program.process.kill("SIGTERM");
  await program.ended;
}

const setUp = (address: string, token: string, keepSample = true) =>
  send(address, "POST /api/setup", { ...institute, token, keepSample, admin });

describe("a site without an administrator", () => {
  it("prints a link that works once, until the next start", async () => {
    const first = launch();
    const old = await linkOf(first);
    await first.says(/Next steps/);
    expect(first.out().match(/http:/g)).toHaveLength(1);
    expect(await (await send(old.address, "GET /api/setup")).json()).toEqual({ open: true });
    await stopped(first);

    const second = launch({ LOG_LEVEL: "info" });
    const { address, token } = await linkOf(second);
    expect(token).not.toBe(old.token);
    expect((await setUp(address, old.token)).status).toBe(404);
    const page = await send(address, "GET /setup");
    expect([page.status, page.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(await page.text()).toContain('content="noindex"');
    expect(await (await send(address, "GET /sitemap.xml")).text()).not.toContain("/setup");
    expect((await setUp(address, token)).status).toBe(201);
    expect((await setUp(address, token)).status).toBe(404);
    expect(await (await send(address, "GET /")).text()).toContain("Quay Institute");
    await stopped(second);
    expect(second.out().replace(link, "")).not.toContain(token);

    const third = launch();
    await addressOf(third);
    await third.says(/Next steps/);
    expect(third.out()).not.toContain("/setup");
    await stopped(third);
  });

  it("needs no setup once the operator names an administrator", async () => {
    const site = launch();
    const { address, token } = await linkOf(site);
    const { env } = launcher.place;
    const command = run(["scripts/site.ts", "admin", "olga@quay.example"], env);
    expect(await command.ended, command.err()).toBe(0);
    expect((await setUp(address, token)).status).toBe(404);
    expect(await (await send(address, "GET /api/setup")).json()).toEqual({ open: false });
    await stopped(site);
    const next = launch({ ADMIN_EMAIL: "other@quay.example" });
    await addressOf(next);
    await next.says(/Next steps/);
    expect(next.out()).not.toMatch(/setup|administrator/);
    await stopped(next);
  });
});

if (engine === "sqlite") {
  it("the sample is shown before anybody has set up the site, and its removal is continued after the process is killed", async () => {
    const sample = { SAMPLE_CONTENT: "on" };
    const filled = launch(sample);
    const shown = await linkOf(filled);
    await filled.says(/It shows a sample institute/);
    await filled.says(/Next steps/);
    expect(filled.out()).not.toMatch(/password|administrator is/);
    const cards = await send(shown.address, "GET /api/blogs/all?view=card");
    expect(cards.headers.get("x-total-count")).toBe("29");
    const home = await (await send(shown.address, "GET /")).text();
    const [picture] = /\/media\/[\da-f]{24}\/\d+\.webp/.exec(home) ?? [];
    const hero = await send(shown.address, `GET ${picture}`); // waits until it is made
    expect([hero.status, hero.headers.get("content-type")]).toEqual([200, "image/webp"]);
    filled.process.kill("SIGKILL");
    await filled.ended;
    const first = launch(sample);
    const { address, token } = await linkOf(first);
    await first.says(/Next steps/);
    expect(first.out()).not.toMatch(/password|sample/);
    const folder = join(launcher.place.folder, "media");
    const media = () => readdirSync(folder).length;
    const some = 10; // of its pictures; the others are made while it is removed
    await expect.poll(media).toBeGreaterThan(some);
    const [name = ""] = readdirSync(folder);
    expect((await setUp(address, token, false)).status).toBe(201);
    const articles = async () => {
      const { headers } = await send(address, "GET /api/blogs/all?view=card");
      return Number(headers.get("x-total-count"));
    };
    await expect.poll(articles, { interval: 2 }).toBeLessThan(29);
    first.process.kill("SIGKILL");
    await first.ended;
    // Killed between a row and its files, it leaves those of one picture.
    const stray = join(folder, `${name.slice(0, 12)}0123456789ab`);
    mkdirSync(stray);
    writeFileSync(join(stray, "320.webp"), "");
    const second = launch(sample);
    const later = await addressOf(second);
    await expect
      .poll(async () => ((await (await send(later, "GET /api/site")).json()) as { sample: boolean }).sample)
      .toBe(false);
    await expect.poll(media).toBe(0);
    const left = await send(later, "GET /api/blogs/all");
    expect(left.headers.get("x-total-count")).toBe("0");
    const login = await send(later, "POST /api/auth/login", admin);
    expect(login.status).toBe(200);
    await stopped(second);
  });
}
