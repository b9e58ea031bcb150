import type { Page } from "@playwright/test";
import { admin, expect, hydrated, reader, test } from "./site.ts";

test.use({ prefetch: true, member: reader });

const panels = {
  "pages/home": ["/", "Something went wrong"],
  "pages/programmes": ["/programmes", "Failed to fetch programmes"],
  "pages/publications": ["/publications", "Failed to fetch publications"],
  "pages/event-listing": ["/events", "Failed to fetch events"],
  "pages/gallery": ["/photography", "Failed to fetch collections"],
  // Their texts come from the database.
  "pages/contact": ["/contact", "Something went wrong"],
  "pages/privacy": ["/privacy", "Something went wrong"],
} as const;

test("a page that cannot be reached shows an error", async ({ page, context, quiet }) => {
  quiet.expectErrors(/Failed to load resource|Failed to fetch|net::ERR/);
  await page.goto("/about");
  await hydrated(page);
  await fetchedAhead(page, Object.keys(panels));
  await context.setOffline(true);
  for (const [path, title] of Object.values(panels)) {
    await follow(page, path);
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(title);
    const again = page.getByRole("button", { name: /^Try again$/i });
    const probed = page.waitForEvent("requestfailed", (request) => request.method() === "HEAD");
    await again.click();
    await probed;
    await expect(page.getByRole("heading", { level: 1 }), `${path} again`).toHaveText(title);
  }
});

test("a person who cannot be reached is not called missing", async ({ page, context, quiet }) => {
  quiet.expectErrors(/Failed to load resource|Failed to fetch|net::ERR/);
  await page.goto("/team");
  await hydrated(page);
  await fetchedAhead(page, ["pages/person"]);
  await context.setOffline(true);
  await page.getByRole("link", { name: "Idris Vanterpool" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await expect(page.getByText("doesn't exist")).toHaveCount(0);
});

test.describe("for administrators", () => {
  test.use({ member: admin });

  test("an admin page opens without the server and shows an error", async ({ page, context, quiet }) => {
    quiet.expectErrors(/Failed to load resource|Failed to fetch|net::ERR/);
    await page.goto("/profile");
    await hydrated(page);
    await fetchedAhead(page);
    await context.setOffline(true);
    for (const path of ["/manage-blogs", "/manage-media", "/manage-members"]) {
      await follow(page, path);
      await expect(page.getByRole("button", { name: /^Try again$/i }), path).toBeVisible();
    }
    await follow(page, "/manage-addresses");
    await expect(page.getByRole("heading", { name: "Failed to fetch addresses", exact: true })).toBeVisible();
  });
});

/** Waits until the modules of these routes, by default of all, are cached. */
async function fetchedAhead(page: Page, ids?: string[]): Promise<void> {
  const missing = () =>
    page.evaluate(async (wanted) => {
      type Route = { module: string; imports?: string[]; css?: string[] };
      const { routes } = (window as unknown as { __reactRouterManifest: { routes: Record<string, Route> } })
        .__reactRouterManifest;
      const files = (wanted ?? Object.keys(routes)).flatMap((id) => {
        const { module, imports = [], css = [] } = routes[id] as Route;
        return [module, ...imports, ...css];
      });
      const isCached = (file: string) =>
        fetch(file, { cache: "only-if-cached", mode: "same-origin" }).then(
          ({ ok }) => ok,
          () => false,
        );
      const found = await Promise.all(files.map(isCached));
      return files.filter((_, index) => !found[index]);
    }, ids);
  await expect.poll(missing).toEqual([]);
}

async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const link = [...document.querySelectorAll("a")].find(({ pathname }) => pathname === to);
    if (!link) throw new Error(`There is no link to ${to}.`);
    link.click();
  }, path);
  await expect(page).toHaveURL(path);
}
