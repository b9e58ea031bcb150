import { resolve } from "node:path";
import type { FastifyInstance } from "fastify";
import { describe, expect, it } from "vitest";
import { blogPath } from "#features/addresses/paths.ts";
import { fixture, useBearer, useSite } from "#test/harness.ts";
import { changeSettings } from "#test/settings.ts";
import { article, pictureFile, writingApi } from "#test/writing.ts";
import { buildApp } from "../app.ts";
import { builtRenderer } from "../pages/renderer.ts";
import { makeLogger } from "../services.ts";

const site = useSite({ env: { WORKERS: "1" } });
const admin = useBearer(site);
/** The same site without workers. */
const inMain = fixture<FastifyInstance>(
  () =>
    buildApp(site.services, {
      logger: makeLogger("silent"),
      trustProxy: false,
      openMetrics: false,
      clientDir: undefined,
      renderer: () => builtRenderer(resolve("build")),
    }),
  (app) => app.close(),
);

async function countOf(metric: string): Promise<number> {
  const lines = await (await site.fetch("/metrics")).text();
  return Number(new RegExp(`^footpath_render_workers${metric} (\\d+)$`, "m").exec(lines)?.[1]);
}

/** A page, which a worker must render. */
async function page(path: string) {
  await expect.poll(() => countOf(""), { interval: 20, timeout: 60_000 }).toBe(1);
  const before = await countOf("_renders_total");
  const answer = await site.fetch(path);
  expect(await countOf("_renders_total")).toBe(before + 1);
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
}

describe("a page of a render worker", () => {
  it.each(["/", "/events", "/search?q=walk", "/blogs?page=2", "/programmes", "/nothing-here"])(
    "%s is the same as one of the main thread",
    async (path) => {
      const { status, headers, body } = await page(path);
      const other = await inMain.inject({ url: path, headers: { accept: "*/*" } });
      expect([status, body]).toEqual([other.statusCode, other.body]);
      for (const name of ["etag", "content-security-policy", "cache-control", "content-type"])
        expect([name, headers[name]]).toEqual([name, other.headers[name]]);
    },
  );

  it("shows a write as soon as it is answered, and a deletion", async () => {
    const { add, update, call } = writingApi(site, admin);
    expect((await page("/publications")).body).not.toContain(article.title);
    const { body } = await add(article);
    expect((await page("/publications")).body).toContain(article.title);
    const path = blogPath(body);
    expect((await page(path)).body).toContain("Sit down.");
    await update(body._id, { version: body.version, content: "<p>Stand up.</p>" });
    expect((await page(path)).body).toContain("Stand up.");
    expect((await call(`DELETE /api/blogs/${body._id}`)).status).toBe(200);
    expect((await page(path)).status).toBe(410);
    expect((await page("/publications")).body).not.toContain(article.title);
  });

  it("shows settings as soon as they are saved, and a logo, whose file the main thread reads", async () => {
    expect((await changeSettings(site, admin, "institute", { name: "Institute of the Kerb" })).status).toBe(
      200,
    );
    expect((await page("/about")).body).toContain("Institute of the Kerb");
    const form = new FormData();
    form.set("file", await pictureFile("#336699"), "logo.jpg");
    const added = await site.fetch("/api/media", { method: "POST", body: form, headers: admin });
    const { _id: logoId } = (await added.json()) as { _id: string };
    expect((await changeSettings(site, admin, "appearance", { logoId })).status).toBe(200);
    expect((await page("/about")).body).toContain(`/media/${logoId}/`);
  });
});
