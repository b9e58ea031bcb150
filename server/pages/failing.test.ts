import { expect, it } from "vitest";
import { pages } from "#app/pages.ts";
import { openSite } from "#test/harness.ts";

it("pages that cannot read their data fail whole, and nothing is left over that would end the process", async () => {
  const site = await openSite();
  const leftOver: unknown[] = [];
  const note = (reason: unknown) => leftOver.push(reason);
  process.on("unhandledRejection", note);
  try {
    await site.house.db.close();
    for (const { path } of pages) {
      const { status } = await site.fetch(path.replace(/:\w+/, "programmes"));
      expect([200, 500], path).toContain(status); // some show no data
    }
    for (const path of ["/", "/programmes", "/events?status=past", "/photography?page=9"]) {
      expect((await site.fetch(path)).status, path).toBe(500);
    }
    expect(leftOver).toEqual([]);
  } finally {
    process.off("unhandledRejection", note);
    await site.close().catch(() => {});
  }
});
