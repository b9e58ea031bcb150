import type { Page } from "@playwright/test";
import { asAdmin } from "./people.ts";
import { saveSettings } from "./settings.ts";
import {
  admin,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  newestBlog,
  publish,
  test,
} from "./site.ts";

test.use({ member: admin, writable: "home" });
test.describe.configure({ mode: "serial" });

const sections = (page: Page) => page.getByRole("list", { name: "Sections" });
const row = (page: Page, name: string) =>
  sections(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name, exact: false, level: 3 }) });

/** A section is one line until it is opened. */
const openSection = (page: Page, name: string) =>
  sections(page)
    .getByRole("heading", { level: 3 })
    .getByRole("button", { name: new RegExp(`^${name}( |$)`) })
    .first()
    .click();

test("an admin arranges the home page, and visitors see it", async ({ page, browser, site }) => {
  await page.goto("/manage-home");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Home page");
  const preview = page.getByRole("group", { name: "Preview of the home page" });
  const newest = await newestBlog(site);
  await expect(preview).toContainText(newest.title);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1); // the preview has none
  await openSection(page, "Publications");
  await expect(row(page, "Publications")).toContainText("Shows");

  await page.getByRole("button", { name: "Move Events up" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Events is now at position 2 of 12.")).toBeAttached();
  await openSection(page, "Research");
  await page.getByRole("textbox", { name: "Heading of Research", exact: true }).fill("What we have found");
  await page
    .getByRole("textbox", { name: "Line above the heading of Research", exact: true })
    .fill("By foot");
  await openSection(page, "Welcome bar");
  await page.getByRole("textbox", { name: "Welcome line" }).fill("Come and count with us.");
  await page.getByRole("spinbutton", { name: "Articles in Research, at most", exact: true }).fill("2");
  await page.getByRole("button", { name: "Hide Board" }).click();
  await page.getByRole("button", { name: "Show Your own text" }).click();
  await openSection(page, "Your own text");
  await page
    .getByRole("textbox", { name: "Text", exact: true })
    .last()
    .fill("</script><b>Hello</b>\n\nSecond.");
  await page.getByRole("button", { name: "Show Research highlights" }).click();
  await expect(preview).toContainText("What we have found");
  await expectAccessible(page);
  await saveSettings(page);

  const visitor = await browser.newPage({
    javaScriptEnabled: false,
    storageState: { cookies: [], origins: [] },
  });
  await visitor.goto(`${site.url}/`);
  await expect(visitor.getByRole("main").locator("h1, h2")).toHaveText([
    ...[newest.title, "Welcome to the Research Institute", "Events", "What we have found", "Publications"],
    ...["Educational resources", "Photography", "Where to go from here", "About us", "Research highlights"],
  ]);
  const found = visitor.getByRole("region", { name: "What we have found" });
  await expect(found.locator("h3")).toHaveCount(2);
  await expect(found.getByText("By foot", { exact: true })).toBeVisible();
  await expect(visitor.getByText("Come and count with us.")).toBeVisible();
  await expect(visitor.getByText("</script><b>Hello</b>")).toBeVisible();
  for (const width of [320, 1280]) {
    await visitor.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(visitor);
  }
  await visitor.close();
  await page.goto("/");
  await expectAccessible(page);
});

test("an article can be pinned and unpinned", async ({ page, site }) => {
  const id = await publish(
    site,
    { title: "A pinned walk along the quay" },
    { publishedAt: "2020-02-02T10:00:00.000Z" },
  );
  await page.goto("/manage-home");
  const search = page.getByRole("combobox", { name: "Pin an article" });
  await search.fill("pinned walk");
  await expect(page.getByRole("option", { name: "A pinned walk along the quay Feb 2, 2020" })).toBeVisible();
  await expectAccessible(page);
  await search.press("Enter");
  await expect(page.getByText("Pinned", { exact: true })).toBeVisible();
  await saveSettings(page);
  const hero = async () => {
    await page.goto("/");
    return page.getByRole("heading", { level: 1 }).innerText();
  };
  await expect.poll(hero).toBe("A pinned walk along the quay");
  await asAdmin(site, `DELETE /api/blogs/${id}`);
  await expect.poll(hero).toBe((await newestBlog(site)).title);
  await page.goto("/manage-home");
  await expect(page.getByText("It is in the trash, so the newest article is shown instead.")).toBeVisible();
  await page.getByRole("button", { name: "Show the newest again" }).click();
  await expect(page.getByRole("combobox", { name: "Pin an article" })).toBeFocused();
  await saveSettings(page);
});

test("cards show errors in words", async ({ page, quiet }) => {
  quiet.expectErrors(/status of 400/);
  await page.goto("/manage-home");
  await openSection(page, "Information cards");
  await page.getByRole("button", { name: "Why we are here", exact: true }).click();
  await openSection(page, "Publications");
  await page.getByRole("textbox", { name: "Title" }).fill("");
  await page.getByRole("textbox", { name: "Leads to" }).first().fill("javascript:alert(1)");
  await page.getByRole("spinbutton", { name: "Articles in Publications, at most" }).fill("99");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Please enter a title.")).toBeVisible();
  await expect(page.getByText("Please enter a path like /about")).toBeVisible();
  await expect(page.getByText("Please enter a number from 1 to 12.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Back to the default" }).click();
  await saveSettings(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
