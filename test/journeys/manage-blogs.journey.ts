import type { Page } from "@playwright/test";
import type { EditableBlog } from "#features/blogs/writing/contract.ts";
import { asAdmin, newMember, openAs } from "./people.ts";
import { act, actionsOf } from "./rows.ts";
import {
  admin,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  publish,
  type RunningSite,
  test,
} from "./site.ts";

test.use({ member: admin, writable: "articles" });
test.describe.configure({ mode: "default" }); // on one site

const rowOf = (page: Page, title: string) => page.getByRole("row").filter({ hasText: title });
const titles = (page: Page) => page.getByRole("rowheader").getByRole("link").allTextContents();
const alert = (page: Page) => page.getByRole("alert");
const message = (page: Page, text: string | RegExp) => page.getByRole("status").filter({ hasText: text });

async function write(site: RunningSite, fields: object): Promise<EditableBlog> {
  const defaults = { title: "A walk", content: "<p>Along the river.</p>", section: "publications" };
  return asAdmin(site, "POST /api/blogs/add", { ...defaults, ...fields });
}

test("only admins manage articles and events", async ({ page, site }) => {
  const person = await newMember(site);
  for (const [path, rejection] of [
    ["/manage-blogs", "Only administrators can manage articles."],
    ["/manage-events", "Only administrators can manage events."],
    ["/manage-comments", "Only administrators can manage comments."],
    ["/manage-trash", "Only administrators can manage the trash."],
  ] as const) {
    await openAs(page, person.token, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Access Restricted");
    await expect(page.getByText(rejection)).toBeVisible();
  }
  await page.evaluate(() => localStorage.removeItem("token"));
  await page.goto("/manage-blogs");
  await expect(page).toHaveURL("/login?next=%2Fmanage-blogs");
});

test("a search keeps the focus and announces the number of results", async ({ page, site }) => {
  await write(site, { title: "Quince trees of the old quay" });
  await page.goto("/manage-blogs");
  const field = page.getByRole("searchbox", { name: "Title or author" });
  await field.fill("quince");
  await page.keyboard.press("Enter");
  await expect(message(page, /^1 of \d+ articles$/)).toBeVisible();
  await expect(field).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("row")).toHaveCount(25);
  await expect(field).toHaveValue("");
});

test("articles are searched, filtered, sorted and paged by URL", async ({ page, site }) => {
  await write(site, { title: "Zebra crossings of Sitara", subcategory: "Crossings", status: "draft" });
  const abacus = { title: "Abacus of the crossing guards", tags: ["kerb stones"] };
  await write(site, { ...abacus, subcategory: "Crossings" });
  await page.goto("/manage-blogs");
  await expect(rowOf(page, "Zebra crossings")).toContainText("Draft");
  await expect(page.getByRole("row")).toHaveCount(25); // 24 and the header
  await expect(page.getByRole("combobox", { name: "Sort" }).locator(":checked")).toHaveText(
    "Sort: last change",
  );
  await expectAccessible(page);
  const second = page
    .getByRole("navigation", { name: "Pages" })
    .getByRole("link", { name: "Page 2", exact: true });
  await expect(second).toHaveAttribute("href", "/manage-blogs?page=2");

  await page.getByRole("link", { name: /^Drafts \(\d+\)$/ }).click();
  await expect(page).toHaveURL("/manage-blogs?status=draft");
  await expect(rowOf(page, "Abacus")).toHaveCount(0);
  await expect(rowOf(page, "Zebra crossings")).toHaveCount(1);

  await page.getByRole("link", { name: /^All \(\d+\)$/ }).click();
  await expect(page.getByRole("row")).toHaveCount(25);
  await page.getByRole("combobox", { name: "Subcategory" }).selectOption("Crossings");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByRole("row")).toHaveCount(3);
  await expect(page.getByText(/^2 of \d+ articles$/)).toBeVisible();
  await page.getByRole("link", { name: "Article", exact: true }).click();
  await expect(page).toHaveURL(/subcategory=Crossings&sort=title/);
  const head = page.getByRole("columnheader", { name: "Article" });
  await expect(head).toHaveAttribute("aria-sort", "ascending");
  await expect
    .poll(() => titles(page))
    .toEqual(["Abacus of the crossing guards", "Zebra crossings of Sitara"]);
  await page.getByRole("link", { name: "Article", exact: true }).click();
  await expect
    .poll(() => titles(page))
    .toEqual(["Zebra crossings of Sitara", "Abacus of the crossing guards"]);
  await expect(head).toHaveAttribute("aria-sort", "descending");
  await page.goBack();
  await expect
    .poll(() => titles(page))
    .toEqual(["Abacus of the crossing guards", "Zebra crossings of Sitara"]);

  await page.getByRole("button", { name: "Filters" }).press("Enter");
  await page.getByRole("textbox", { name: "Author" }).fill("administrator");
  await page.getByRole("textbox", { name: "Tag" }).fill("#Kerb stones");
  await page.getByRole("textbox", { name: "Tag" }).press("Enter");
  await expect(page).toHaveURL(/author=administrator&tag=%23Kerb\+stones/);
  await expect.poll(() => titles(page)).toEqual(["Abacus of the crossing guards"]);
  await expect(page.getByRole("button", { name: "Filters (2)" })).toHaveAttribute("aria-expanded", "true");
  await expectAccessible(page);

  await page.getByLabel("Title or author").fill("nothing like it");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "No articles found" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(page.getByRole("row")).toHaveCount(25);
});

test("an article is published, unpublished and closed for comments from its row", async ({ page, site }) => {
  const { _id } = await write(site, { title: "Kerbs of the kiln road", status: "draft" });
  const statusOf = async () => (await page.request.get(`/api/blogs/${_id}`)).status();
  await page.goto("/manage-blogs?q=kerbs+kiln");
  const row = rowOf(page, "Kerbs of the kiln road");
  const choose = (name: string) => act(row, name, "Kerbs of the kiln road");
  await choose("Publish");
  await expect(message(page, "“Kerbs of the kiln road” published.")).toHaveCount(1);
  await expect(row).toContainText("Published");
  await expect(actionsOf(row, "Kerbs of the kiln road")).toBeFocused();
  expect(await statusOf()).toBe(200);

  await choose("Close comments");
  await expect(row).toContainText("closed");
  await page.goto(`/blogs/${_id}`);
  await expect(page.getByText("Comments on this article are closed.")).toBeVisible();
  await expect(page.getByLabel("Add a comment")).toHaveCount(0);
  await expect(page.getByText("No comments yet.")).toHaveCount(0); // nobody can comment
  await expectAccessible(page);
  await page.goBack();
  await choose("Open comments");
  await expect(row).not.toContainText("closed");

  await choose("Unpublish");
  await expect(row).toContainText("Draft");
  expect(await statusOf()).toBe(404);
});

test("an incomplete draft is not published, and the message says why", async ({ page, site, quiet }) => {
  quiet.expectErrors(/400 \(Bad Request\)/);
  await write(site, { title: "", content: "", status: "draft" });
  await page.goto("/manage-blogs?status=draft");
  await act(rowOf(page, "Untitled"), "Publish", "Untitled");
  await expect(alert(page)).toContainText("“Untitled”: Please enter a title.");
  await expect(rowOf(page, "Untitled")).toContainText("Draft");
});

test("several articles are trashed and restored with the keyboard", async ({ page, site }) => {
  for (const number of [1, 2, 3]) await write(site, { title: `Gull survey ${number}` });
  await page.goto("/manage-blogs?q=gull&sort=title");
  await expect.poll(() => titles(page)).toHaveLength(3);
  const box = (name: string) => page.getByRole("checkbox", { name });
  await box("Select: Gull survey 1").focus();
  await page.keyboard.press("Space");
  await expect(page.getByRole("status").filter({ hasText: "1 selected" })).toHaveCount(1);
  const all = page.getByRole("columnheader").getByRole("checkbox", { name: "Select all on this page" });
  await all.focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await box("Select: Gull survey 2").focus();
  await page.keyboard.press("Space");
  await expectAccessible(page);
  const bulk = page.getByRole("region", { name: "Selected rows" });
  await bulk.getByRole("button", { name: "Move to trash" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alertdialog")).toContainText("Are you sure you want to delete 2 articles?");
  await expect(page.getByRole("alertdialog").getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(message(page, "2 articles moved to the trash.")).toHaveCount(1);
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  await expect(undo).toBeFocused();
  await expect.poll(() => titles(page)).toEqual(["Gull survey 2"]);
  await expect(bulk).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(message(page, "2 articles restored.")).toHaveCount(1);
  await expect.poll(() => titles(page)).toEqual(["Gull survey 1", "Gull survey 2", "Gull survey 3"]);
});

test("a list that failed to load can be retried", async ({ page, quiet }) => {
  quiet.expectErrors(/Failed to load resource/);
  await page.route("**/api/blogs/manage?*", (route) => route.abort());
  await page.goto("/manage-blogs");
  await expect(page.getByRole("heading", { name: "Failed to fetch articles" })).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/api/blogs/manage?*");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("row")).toHaveCount(25);
});

test("events are listed and filtered by date", async ({ page, site }) => {
  await write(site, { title: "Regatta of the rafts", section: "events", eventDate: "2001-05-01T10:00" });
  await write(site, { title: "Parade of the prams", section: "events", eventDate: "2041-05-01T10:00" });
  await page.goto("/manage-events");
  await expect(rowOf(page, "Regatta of the rafts")).toContainText("May 1, 2001, 10:00 AM");
  await expectAccessible(page);
  await page.getByRole("combobox", { name: "Time" }).selectOption("upcoming");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL("/manage-events?when=upcoming");
  await expect(rowOf(page, "Regatta of the rafts")).toHaveCount(0);
  await page.getByRole("link", { name: "When" }).click();
  await expect(page.getByRole("columnheader", { name: "When" })).toHaveAttribute("aria-sort", "descending");
  await expect.poll(async () => (await titles(page))[0]).toBe("Parade of the prams");
});

test("on a phone, rows are cards with all actions", async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const title = `An unusually long title about ${"very ".repeat(30)}${"street".repeat(12)}`;
  await publish(site, { title });
  for (const path of ["/manage-blogs?q=unusually", "/manage-events", "/manage-comments", "/manage-trash"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Loading...")).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  await page.goto("/manage-blogs?q=unusually");
  await page.getByRole("button", { name: "Menu, Articles" }).press("Enter");
  await expect(page.getByRole("dialog", { name: "Administration" })).toMatchAriaSnapshot(`
    - dialog "Administration":
      - link "Research Institute"
      - button "Close"
      - navigation "Administration":
        - list:
          - listitem:
            - link "Overview"
        - paragraph: Write
        - list "Write"
        - paragraph: People
        - list "People"
        - list:
          - listitem:
            - link /Library/
        - paragraph: Site
        - list "Site"
        - list:
          - listitem:
            - link "Trash"
      - list:
        - listitem:
          - link "Help"
        - listitem:
          - link "View the site"
  `);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Menu, Articles" })).toBeFocused();
});

test("the profile links to the administration, which links to all admin pages", async ({ page, site }) => {
  await page.goto("/profile");
  const main = page.getByRole("main");
  await expect(main.locator('a[href^="/manage-"], a[href^="/create-"]')).toHaveCount(0);
  await main.getByRole("link", { name: "Administration" }).click();
  await expect(page).toHaveURL("/admin");
  const way = page.getByRole("navigation", { name: "Administration" });
  await way.getByRole("link", { name: "Articles" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Articles");
  await expect(way.getByRole("link", { name: "Articles" })).toHaveAttribute("aria-current", "page");
  await way.getByRole("link", { name: "Trash" }).click();
  await expect(page).toHaveURL("/manage-trash");

  // A form leads back to its list.
  const { _id } = await write(site, { title: "Ways of the desk", status: "draft" });
  for (const [path, name, list] of [
    ["/create-blog", "Articles", "/manage-blogs"],
    ["/create-blog?type=events", "Events", "/manage-events"],
    ["/create-photography", "Collections", "/manage-collections"],
    [`/edit-blog/${_id}`, "Articles", "/manage-blogs"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    await page.getByRole("banner").getByRole("link", { name }).click();
    await expect(page).toHaveURL(list);
  }
});
