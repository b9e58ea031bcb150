import { expect, hydrated, test } from "./site.ts";

const panels = {
  "/": "Something went wrong",
  "/programmes": "Failed to fetch programmes",
  "/publications": "Failed to fetch publications",
  "/events": "Failed to fetch events",
  "/photography": "Failed to fetch collections",
} as const;

test("a page that was never visited says so when it cannot be reached", async ({ page, context, quiet }) => {
  quiet.expectTrouble(/Failed to load resource|Failed to fetch|net::ERR/);
  await page.goto("/about");
  const fetched = page.waitForResponse(/\/assets\/gallery-/); // with all pages that anybody reads
  await hydrated(page);
  await fetched;
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  for (const [path, title] of Object.entries(panels)) {
    await page.evaluate((to) => {
      const link = [...document.querySelectorAll("a")].find(({ pathname }) => pathname === to);
      link?.click();
    }, path);
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(title);
    expect(new URL(page.url()).pathname).toBe(path);
    const again = page.getByRole("button", { name: /^Try again$/i });
    const probed = page.waitForEvent("requestfailed", (request) => request.method() === "HEAD");
    await again.click();
    await probed;
    await expect(page.getByRole("heading", { level: 1 }), `${path} again`).toHaveText(title);
  }
});
