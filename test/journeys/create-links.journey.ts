import { admin, expect, hydrated, test, writer } from "./site.ts";

const links = [
  ["/programmes", "Create Programme", "/create-blog?type=programmes"],
  ["/publications", "Create Publication", "/create-blog?type=publications"],
  ["/events", "Create Event", "/create-blog?type=events"],
  ["/blogs", "Create Article", "/create-blog"],
  ["/photography", "Add New Collection", "/create-photography"],
] as const;

test.describe("admins", () => {
  test.use({ member: admin });

  test("find the create link on each list", async ({ page }) => {
    for (const [path, name, form] of links) {
      await page.goto(path);
      const link = page.getByRole("main").getByRole("link", { name, exact: true });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute("href", form);
    }
  });

  test("can edit each publication of a list", async ({ page }) => {
    await page.goto("/publications");
    const cards = await page.locator("main article").count();
    await expect(page.getByRole("main").getByRole("link", { name: /^Edit / })).toHaveCount(cards);
    await page.goto("/section/publications");
    await expect(page.getByRole("main").getByRole("link", { name: /^Edit / })).toHaveCount(cards);
  });
});

for (const [who, member] of [
  ["members", writer],
  ["visitors", undefined],
] as const) {
  test.describe(who, () => {
    test.use({ member });

    test("find no create links", async ({ page }) => {
      for (const [path] of links) {
        await page.goto(path);
        await hydrated(page);
        await expect(page.locator('main a[href^="/create"]')).toHaveCount(0);
      }
    });
  });
}
