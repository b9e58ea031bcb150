import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { pages } from "#app/pages.ts";
import { openSite } from "#test/harness.ts";
import { changeSettings } from "#test/settings.ts";

it("pages without a database are unavailable, without unhandled rejections", async () => {
  const site = await openSite();
  const leftOver: unknown[] = [];
  const note = (reason: unknown) => leftOver.push(reason);
  process.on("unhandledRejection", note);
  try {
    await site.services.db.close();
    for (const { path, secret } of pages) {
      const { status } = await site.fetch(path.replace(/:\w+/, "programmes"));
      expect(secret ? [200, 302, 503] : [200, 503], path).toContain(status); // some show no data
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

it("an error page without the app has the colours of the site", async () => {
  const site = await openSite();
  try {
    const saved = await changeSettings(site, await site.bearer(), "appearance", { brand: "#5b21b6" });
    expect(saved.status).toBe(200);
    await site.services.db.close();
    const response = await site.fetch("/feed.xml", { headers: { accept: "text/html" } });
    const [, style = ""] = /<style>(.*?)<\/style>/s.exec(await response.text()) ?? [];
    expect([response.status, style]).toEqual([503, expect.stringContaining("--color-brand:#5b21b6")]);
    const hash = createHash("sha256").update(style).digest("base64");
    expect(response.headers.get("content-security-policy")).toContain(`'sha256-${hash}'`);
  } finally {
    await site.close().catch(() => {});
  }
});
