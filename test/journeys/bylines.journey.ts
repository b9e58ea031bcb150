import type { Page } from "@playwright/test";
import { button, newAdmin, newBlog, openGroup, readArticle, toast, view, write } from "./admin.ts";
import { asAdmin, call } from "./people.ts";
import { admin, expect, expectAccessible, gate, type RunningSite, test } from "./site.ts";

test.use({ writable: true, member: admin });

const field = (page: Page, name: "Authors" | "With") => page.getByRole("combobox", { name, exact: true });
const named = (page: Page, name: "Authors" | "With") =>
  page.getByRole("list", { name, exact: true }).getByRole("listitem");
const options = (page: Page) => page.getByRole("listbox").getByRole("option");

async function newPerson(site: RunningSite, title: string, fields: object = {}) {
  return asAdmin<{ _id: string }>(site, "POST /api/people/add", { title, ...fields });
}

test("an article gets its authors by keyboard alone", async ({ page, site }) => {
  await newPerson(site, "Zuleika Dobson", { role: "Researcher" });
  await page.goto("/create-blog");
  await openGroup(page, "Authors");
  await write(page, "By several hands", "Together.");
  await expect(named(page, "Authors")).toHaveCount(1); // the writer
  const authors = field(page, "Authors");
  await authors.pressSequentially("zulei");
  await expect(options(page)).toContainText(["Zuleika DobsonResearcher", "zulei"]);
  await expectAccessible(page);
  await authors.press("ArrowDown");
  await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
  await authors.press("Enter");
  await authors.pressSequentially("Moss, Eva");
  await authors.press("Enter");
  await expect(named(page, "Authors")).toContainText([/./, "Zuleika Dobson", "Moss, Eva"]);
  await page.getByRole("button", { name: "Move Zuleika Dobson up" }).press("Enter");
  await expect(page.getByRole("button", { name: "Move Zuleika Dobson down" })).toBeFocused();
  await expect(
    page.getByRole("status").filter({ hasText: "Zuleika Dobson is now at position 1 of 3." }),
  ).toHaveCount(1);
  const own = (await named(page, "Authors").nth(1).innerText()).trim();
  await page.getByRole("button", { name: `Remove ${own}` }).press("Enter");
  await expect(authors).toBeFocused();
  await field(page, "With").pressSequentially("Caro Lind");
  await field(page, "With").press("Enter");
  await button(page, "Publish Post").press("Enter");
  await expect(toast(page, "Blog post published successfully!")).toBeVisible();
  await view(page);
  await expect(
    page.locator("header").getByText("By Zuleika Dobson and Moss, Eva, with Caro Lind"),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Zuleika Dobson" }).click();
  await expect(page).toHaveURL(/\/people\//);
});

test("authors are changed by pointer on a telephone", async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { _id } = await newBlog(site, { authors: [{ name: "Ana" }, { name: "Ben" }, { name: "Cleo" }] });
  await page.goto(`/edit-blog/${_id}`);
  await openGroup(page, "Authors");
  await page.getByRole("button", { name: "Move Cleo up" }).click();
  await page.getByRole("button", { name: "Remove Ana" }).click();
  await field(page, "With").fill("Dara");
  await options(page).filter({ hasText: "Add as a name" }).click();
  const held = gate();
  await page.route("**/api/authors?*", (route) => held.passed.then(() => route.continue()));
  const late = page.waitForEvent("requestfinished", (request) => request.url().includes("/api/authors?"));
  await field(page, "Authors").fill("not finished");
  await field(page, "Authors").blur();
  await expect(page.locator("p:not([role])", { hasText: "“not finished” is not added yet" })).toBeVisible();
  held.open();
  await late;
  await page.evaluate(
    () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
  );
  await expect(options(page)).toHaveCount(0); // they would cover other fields
  await field(page, "Authors").fill("");
  await expectAccessible(page);
  await button(page, "Update Blog").click();
  await view(page);
  await expect(page).toHaveURL(/\/blogs\//);
  await expect(page.getByText("By Cleo and Ben, with Dara")).toBeVisible();
});

test("the history compares and restores authors", async ({ page, site }) => {
  const { _id } = await newBlog(site, { authors: [{ name: "Ana" }] });
  await asAdmin(site, `PUT /api/blogs/${_id}`, { authors: [{ name: "Ana" }, { name: "Ben" }] });
  await page.goto(`/edit-blog/${_id}`);
  await openGroup(page, "Authors");
  await page.getByRole("button", { name: "History" }).click();
  const history = page.getByRole("dialog", { name: "History" });
  await history.getByRole("checkbox").first().check();
  await history.getByRole("checkbox").last().check();
  await history.getByRole("button", { name: "Compare the two versions" }).click();
  await expect(history.getByRole("definition")).toContainText("Ben");
  await history.getByRole("button", { name: "Restore this version: 1" }).click();
  await page.getByRole("button", { name: "Restore", exact: true }).click();
  await expect(named(page, "Authors")).toHaveText(["Ana"]);
  expect((await readArticle(site, _id)).authors).toMatchObject([{ name: "Ana" }]);
});

test("the second of two editors sees whom the first has named", async ({ page, site, quiet }) => {
  quiet.expectErrors(/status of 409/);
  const { _id } = await newBlog(site, { authors: [{ name: "Ana" }] });
  await page.goto(`/edit-blog/${_id}`);
  await openGroup(page, "Authors");
  const { token } = await newAdmin(site);
  await call(site, `PUT /api/blogs/${_id}`, { authors: [{ name: "Ben" }] }, token);
  await field(page, "Authors").fill("Cleo");
  await field(page, "Authors").press("Enter");
  await button(page, "Update Blog").click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("Ben");
  await expect(dialog).toContainText("Ana and Cleo");
});
