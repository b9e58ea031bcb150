import { admin, expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from "./site.ts";

test.use({ filled: false });
test.describe.configure({ mode: "default" }); // on one site

const lists = [
  ["/programmes", "No programmes found", "No programmes have been added yet.", "All Programmes"],
  ["/publications", "No publications found", "No publications have been added yet.", "All Publications"],
  ["/events", "No events found", "No events have been added yet.", "All Events"],
  ["/section/events", "No blog posts found.", "There is nothing in this section yet."],
  ["/blogs", "No articles found", "No articles have been added yet."],
  ["/photography", "No collections found", "No collections have been added yet.", "All Collections"],
] as const;

test("empty lists say so", async ({ page }) => {
  for (const [path, title, text, all] of lists) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 2, name: title, exact: true })).toBeVisible();
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Pages" })).toHaveCount(0);
    if (all) await expect(page.getByRole("main").locator("[aria-current]").first()).toHaveText(all);
    await expectAccessible(page);
  }
});

test("an empty home page has one heading of level 1", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome to the Research Institute");
  await expect(page.getByText("FEATURED RESEARCH")).toHaveCount(0);
  await expect(page.getByRole("main").locator("h1, h2")).toHaveText([
    "Welcome to the Research Institute",
    "Where to go from here",
  ]);
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});

test.describe("for the admin", () => {
  test.use({ member: admin });

  test("an empty list has a create link", async ({ page }) => {
    await page.goto("/events");
    await hydrated(page);
    await expect(page.getByRole("link", { name: "Create Event" })).toBeVisible();
  });

  test("the home page form says what an empty page shows", async ({ page }) => {
    await page.goto("/manage-home");
    const row = (name: string) =>
      page
        .getByRole("list", { name: "Sections" })
        .getByRole("listitem")
        .filter({ has: page.getByRole("heading", { name, level: 3 }) });
    for (const name of ["Publications", "Board"]) await expect(row(name)).toContainText("Empty");
    await expect(page.getByText("Nothing found.")).toHaveCount(0);
    await page.getByRole("combobox", { name: "Pin an article" }).fill("river");
    await expect(page.getByText("Nothing found.")).toBeVisible();
  });

  test("the empty list of collections has a create link", async ({ page }) => {
    await page.goto("/manage-collections");
    await expect(page.getByRole("heading", { name: "No collections yet" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("main").getByRole("link", { name: "Create Photography" }).last().click();
    await expect(page).toHaveURL("/create-photography");
  });

  test("empty lists say so and link to the form", async ({ page }) => {
    for (const [path, words] of [
      ["/manage-blogs", "No articles yet"],
      ["/manage-events", "No events yet"],
      ["/manage-comments", "No comments yet"],
      ["/manage-trash", "Nothing here"],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole("heading", { name: words })).toBeVisible();
      await expectAccessible(page);
    }
    await page.goto("/manage-events");
    await expect(page.getByRole("main").getByRole("link", { name: "Create Event" }).last()).toHaveAttribute(
      "href",
      "/create-blog?type=events",
    );
  });
});
