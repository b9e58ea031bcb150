import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engine, openSite, type TestSite } from "#test/harness.ts";
import type { SavedSettings } from "./contract.ts";

const patience = { interval: 20 };

// SQLite sites have only one process.
describe.runIf(engine === "postgres")("settings on two nodes", () => {
  let site: TestSite;
  let second: TestSite;
  beforeAll(async () => {
    site = await openSite();
    const JWT_SECRET = new TextDecoder().decode(site.services.signingKey);
    second = await openSite({ beside: site, env: { JWT_SECRET } });
  });
  afterAll(async () => {
    await second.close();
    await site.close();
  });

  it("saved on one are on the pages of the other", async () => {
    const page = async (path: string) => (await second.fetch(path)).text();
    expect(await page("/")).toContain("Institute of the Path");
    expect(await page("/about")).toContain("Institute of the Path");
    const admin = await site.bearer("admin@example.org");
    const { body } = await site.call<SavedSettings>("GET /api/settings", undefined, admin);
    const { version, values } = body.institute;
    const named = { ...values, name: "Reading Room of the Quay" };
    const saved = await site.call("PUT /api/settings/institute", { version, values: named }, admin);
    expect(saved.status).toBe(200);
    for (const path of ["/", "/about"]) {
      await expect.poll(() => page(path), patience).toContain(named.name);
      expect(await page(path)).not.toContain("Institute of the Path");
    }
  });
});
