import type { Page } from "@playwright/test";
import type { EditableBlog } from "#features/blogs/writing/contract.ts";
import { asAdmin, call } from "./people.ts";
import { act, actionsOf, expectMenuBelow } from "./rows.ts";
import { admin, expect, expectAccessible, fontsLoaded, gate, type RunningSite, test } from "./site.ts";

test.use({ member: admin, writable: true });

const rowOf = (page: Page, title: string) => page.getByRole("row").filter({ hasText: title });
const titles = (page: Page) => page.getByRole("rowheader").getByRole("link").allTextContents();
const alert = (page: Page) => page.getByRole("alert");
const message = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

async function write(site: RunningSite, fields: object): Promise<EditableBlog> {
  const defaults = { title: "A walk", content: "<p>Along the river.</p>", section: "publications" };
  return asAdmin(site, "POST /api/blogs/add", { ...defaults, ...fields });
}

test("a trashed row keeps its place, so that a second click does not hit the next one", async ({
  page,
  site,
}) => {
  for (const number of [1, 2, 3]) await write(site, { title: `Tern survey ${number}`, status: "draft" });
  await page.goto("/manage-blogs?q=tern+survey&sort=title");
  const label = (number: number) => `Tern survey ${number}`;
  const actions = (number: number) => actionsOf(page, label(number));
  await expect(actions(2)).toBeVisible();
  await fontsLoaded(page);
  const next = await actions(2).boundingBox();
  await actions(2).click();
  await expectMenuBelow(page, actions(2));
  await page.keyboard.press("Escape");
  await act(page, "Move to trash", label(1));
  const gone = page.getByRole("row").filter({ hasText: "“Tern survey 1” moved to the trash." });
  const undo = gone.getByRole("button", { name: "Undo" });
  await expect(undo).toBeFocused();
  await expect.poll(() => titles(page)).toEqual(["Tern survey 2", "Tern survey 3"]);
  await expect.poll(async () => (await actions(2).boundingBox())?.y).toBeCloseTo(next?.y ?? 0, 0);
  await act(page, "Move to trash", label(2));
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Undo" }).last()).toBeFocused();
  await expectAccessible(page);

  await undo.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => titles(page)).toEqual(["Tern survey 1", "Tern survey 3"]);
  await expect(
    rowOf(page, "Tern survey 1").getByRole("link", { name: "Tern survey 1", exact: true }),
  ).toBeFocused();
  await page.reload();
  await expect.poll(() => titles(page)).toEqual(["Tern survey 1", "Tern survey 3"]);
});

test("a public article goes to the trash after the specified question, a draft at once", async ({
  page,
  site,
}) => {
  await write(site, { title: "Wader count, public" });
  await write(site, { title: "Wader count, programme", section: "programmes" });
  await write(site, { title: "Wader count, draft", status: "draft" });
  await page.goto("/manage-blogs?q=wader+count");
  const bin = (name: string) => act(page, "Move to trash", `Wader count, ${name}`);
  const question = page.getByRole("alertdialog");
  await bin("programme");
  await expect(question.locator("[id$=-text]")).toHaveText(
    "Are you sure you want to delete this blog post? This action cannot be undone.",
  );
  await page.keyboard.press("Escape");
  await expect(actionsOf(page, "Wader count, programme")).toBeFocused();
  await bin("public");
  await expect(question.locator("[id$=-text]")).toHaveText(
    "Are you sure you want to delete this publication? This action cannot be undone.",
  );
  await expectAccessible(page);
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("row").filter({ hasText: "moved to the trash." })).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await bin("draft");
  await expect(question).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(2);
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(1);
});

for (const [noun, path, url] of [
  ["collection", "/manage-collections", undefined],
  ["person", "/manage-people", undefined],
  ["page", "/manage-pages", "/api/pages"],
  ["event", "/manage-events", undefined],
] as const) {
  test(`a public ${noun} goes to the trash after the question alone`, async ({ page, site }) => {
    const fields = { title: "Of our own", content: "<p>Words.</p>" };
    if (url) await asAdmin(site, `POST ${url}/add`, fields);
    await page.goto(`${path}?status=published`);
    const row = page.getByRole("button", { name: /^Actions: / }).first();
    await row.press("ArrowDown");
    await page.keyboard.press("End");
    await expect(page.getByRole("menuitem", { name: "Move to trash" })).toBeFocused();
    await page.keyboard.press("Enter");
    const question = page.getByRole("alertdialog", { name: `Delete ${noun}` });
    await expect(question.locator("[id$=-text]")).toHaveText(
      noun === "event"
        ? "Are you sure you want to delete this blog post? This action cannot be undone."
        : `Are you sure you want to delete this ${noun}?`,
    );
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByRole("row").filter({ hasText: "moved to the trash." })).toHaveCount(1);
    await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
    if (url) return;
    await page.keyboard.press("Enter"); // other journeys expect the sample as it is
    await expect(page.getByRole("row").filter({ hasText: "moved to the trash." })).toHaveCount(0);
  });
}

test("two rows change at the same time", async ({ page, site }) => {
  for (const number of [1, 2]) await write(site, { title: `Swift nest ${number}`, status: "draft" });
  await page.goto("/manage-blogs?q=swift+nest&sort=title");
  const { passed, open } = gate();
  await page.route("**/api/blogs/*", async (route) => {
    if (route.request().method() === "PUT") await passed;
    await route.continue();
  });
  const answers = [1, 2].map(() => page.waitForResponse((answer) => answer.request().method() === "PUT"));
  for (const number of [1, 2]) await act(page, "Publish", `Swift nest ${number}`);
  open();
  await Promise.all(answers);
  for (const number of [1, 2]) await expect(rowOf(page, `Swift nest ${number}`)).toContainText("Published");
});

test("the menu of a row is used with the keyboard", async ({ page, site }) => {
  await write(site, { title: "Bittern call", status: "draft" });
  await page.goto("/manage-blogs?q=bittern+call");
  const button = actionsOf(page, "Bittern call");
  await button.press("Enter");
  const menu = page.getByRole("menu", { name: "Actions: Bittern call" });
  await expect(menu).toMatchAriaSnapshot(`
    - 'menu "Actions: Bittern call"':
      - menuitem "Edit"
      - menuitem "Publish"
      - menuitem "Close comments"
      - menuitem "Move to trash"
  `);
  await expect(menu.getByRole("menuitem").first()).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(menu.getByRole("menuitem").last()).toBeFocused();
  await page.keyboard.press("p");
  await expect(menu.getByRole("menuitem", { name: "Publish" })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

test("bulk actions set type, subcategory and tags", async ({ page, site, quiet }) => {
  quiet.expectErrors(/400 \(Bad Request\)/);
  const ids: string[] = [];
  for (const number of [1, 2]) {
    ids.push((await write(site, { title: `Plover map ${number}`, tags: ["maps", "old"] }))._id);
  }
  await page.goto("/manage-blogs?q=plover&rows=50");
  await page.getByRole("columnheader").getByRole("checkbox", { name: "Select all on this page" }).check();
  await page.getByRole("button", { name: "Change..." }).click();
  const dialog = page.getByRole("dialog", { name: "Change 2 articles" });
  await dialog.getByRole("button", { name: "Change" }).click();
  await expect(dialog.getByText("Please fill in at least one field.")).toBeVisible();
  await expect(dialog.getByLabel("Type")).toBeFocused();
  await dialog.getByLabel("Type").selectOption("programmes");
  await dialog.getByLabel("Subcategory").fill("Shore birds");
  await dialog.getByLabel("Add a tag").fill("#plovers");
  await dialog.getByLabel("Remove a tag").fill("OLD");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(message(page, "2 articles changed.")).toHaveCount(1);
  await expect(rowOf(page, "Plover map 1")).toContainText("Programme · Shore birds");
  for (const id of ids) {
    const { section, tags } = await call<EditableBlog>(site, `GET /api/blogs/${id}`);
    expect([section, tags]).toEqual(["programmes", ["maps", "plovers"]]);
  }

  await page.getByRole("columnheader").getByRole("checkbox", { name: "Select all on this page" }).check();
  await page.getByRole("button", { name: "Change..." }).click();
  await dialog.getByLabel("Type").selectOption("events");
  await dialog.getByRole("button", { name: "Change" }).click();
  await expect(alert(page)).toContainText("“Plover map 1”: Please enter the date of the event.");
});

test("the URL sets the page size, and eight rows fit the first screen", async ({ page, site }) => {
  for (let number = 1; number <= 8; number += 1) await write(site, { title: `Plain row ${number}` }); // of one line
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/manage-blogs");
  await page
    .getByRole("navigation", { name: "Rows per page" })
    .getByRole("link", { name: "50 rows" })
    .click();
  await expect(page).toHaveURL("/manage-blogs?rows=50");
  await expect.poll(() => page.getByRole("row").count()).toBeGreaterThan(25);
  await fontsLoaded(page);
  await page.evaluate(() => scrollTo(0, 0));
  const eighth = await page.getByRole("row").nth(8).boundingBox();
  expect((eighth?.y ?? 0) + (eighth?.height ?? 0)).toBeLessThanOrEqual(800);
});
