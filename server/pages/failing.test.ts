import { expect, it } from "vitest";
import { pages } from "#app/pages.ts";
import { openSite } from "#test/harness.ts";

it("pages without a database are unavailable, without unhandled rejections", async () => {
  const site = await openSite();
  const leftOver: unknown[] = [];
  const note = (reason: unknown) => leftOver.push(reason);
  process.on("unhandledRejection", note);
  try {
    await site.services.db.close();
    for (const { path } of pages) {
      const { status } = await site.fetch(path.replace(/:\w+/, "programmes"));
      expect([200, 503], path).toContain(status); // some show no data
    }
    for (const path of ["/", "/programmes", "/events?status=past", "/photography?page=9"]) {
      const { status, headers } = await site.fetch(path);
      expect([path, status, headers.get("retry-after")]).toEqual([path, 503, "5"]);
      expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
    }
    expect(leftOver).toEqual([]);
  } finally {
    process.off("unhandledRejection", note);
    await site.close().catch(() => {});
  }
});
