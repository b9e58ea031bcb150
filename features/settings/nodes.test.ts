import { describe, expect, it } from "vitest";
import { engine, useNode, useSite } from "#test/harness.ts";
import { changeSettings } from "#test/settings.ts";

const patience = { interval: 20 };

// SQLite sites have only one process.
describe.runIf(engine === "postgres")("settings on two nodes", () => {
  const site = useSite();
  const second = useNode(site);

  it("saved on one are on the pages of the other", async () => {
    const page = async (path: string) => (await second.fetch(path)).text();
    expect(await page("/")).toContain("Institute of the Path");
    expect(await page("/about")).toContain("Institute of the Path");
    const name = "Reading Room of the Quay";
    const saved = await changeSettings(site, await site.bearer(), "institute", { name });
    expect(saved.status).toBe(200);
    for (const path of ["/", "/about"]) {
      await expect.poll(() => page(path), patience).toContain(name);
      expect(await page(path)).not.toContain("Institute of the Path");
    }
  });
});
