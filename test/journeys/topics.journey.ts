import { admin, expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from "./site.ts";

test.use({ member: admin, writable: true });

const width = 390;

test("an admin makes a page about a tag by keyboard, and readers find it", async ({
  page,
  browser,
  site,
}) => {
  await page.goto("/blogs?tag=trams");
  await hydrated(page);
  await page.getByRole("link", { name: "Make a topic page" }).press("Enter");
  await expect(page.getByLabel("The page collects")).toHaveValue("tag");
  await expect(page.getByLabel("Tag or subcategory")).toHaveValue("trams");
  await page.locator("textarea[name=title]").fill("Rails and wires");
  await page.getByLabel("Introduction").fill("What runs, and for whom.");
  for (const [label, typed, list] of [
    ["Add a person", "vanterpool", "People"],
    ["Add an article", "half-past", "Pinned articles"],
    ["Add an article", "cargo", "Pinned articles"],
  ] as const) {
    const field = page.getByRole("combobox", { name: label });
    await field.fill(typed); // letter by letter, the option could be that of the first letters
    await expect(page.getByRole("listbox").getByRole("option")).toHaveText([new RegExp(typed, "i")]);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("list", { name: list })).toContainText(new RegExp(typed, "i"));
  }
  await expectAccessible(page);
  await page.setViewportSize({ width, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole("button", { name: "Publish", exact: true }).press("Enter");
  await expect(page.getByRole("button", { name: "Put it in the menu" })).toBeVisible();

  const reader = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const read = await reader.newPage();
  await expect(async () => {
    await read.goto("/blogs?tag=trams"); // may still be the list, which is replaced behind it
    expect(new URL(read.url()).pathname).toBe("/rails-and-wires");
  }).toPass();
  await expect(read.getByRole("heading", { level: 1 })).toHaveText("Rails and wires");
  const pinned = read.getByRole("region", { name: "Start here" }).getByRole("heading", { level: 3 });
  await expect(pinned).toHaveText([/half-past-four/, /Cargo bicycles/]);
  await expect(read.getByRole("region", { name: "People" })).toContainText("Idris Vanterpool");
  const all = read.getByRole("region", { name: "Everything on this topic" });
  await all.getByRole("navigation", { name: "Language" }).getByRole("link", { name: "Español" }).click();
  await expect(read).toHaveURL("/rails-and-wires?language=es#all");
  await expect(all.getByRole("heading", { level: 3 })).toHaveText(["El tranvía de las cuatro y media"]);
  await all.getByRole("searchbox", { name: "Search this topic" }).fill("sand");
  await read.keyboard.press("Enter");
  await expect(read).toHaveURL(/\/blogs\?tag=trams&q=sand$/);
  await expect(read.getByRole("link", { name: "About this topic: Rails and wires" })).toBeVisible();
  await read.goto("/blogs/the-half-past-four-tram");
  await expect(read.getByRole("link", { name: "#trams" })).toHaveAttribute("href", "/rails-and-wires");
  await reader.close();

  await page.goto("/rails-and-wires");
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expectAccessible(page);
  await page.setViewportSize({ width, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, "colours");
});
