import type { Page } from "@playwright/test";
import { asAdmin } from "./people.ts";
import { act, actionsOf } from "./rows.ts";
import { admin, expect, expectAccessible, publish, type RunningSite, test } from "./site.ts";

test.use({ member: admin, writable: true });

const item = (page: Page, title: string) =>
  page.getByRole("table", { name: "Trash" }).getByRole("row").filter({ hasText: title });

async function deleted(site: RunningSite, title: string): Promise<string> {
  const id = await publish(site, { title });
  await asAdmin(site, `DELETE /api/blogs/${id}`);
  return id;
}

test("documents are restored, or deleted for good after confirming", async ({ page, site }) => {
  const [back, gone] = [await deleted(site, "Heron notes"), await deleted(site, "Rook notes")];
  const statusOf = async (id: string) => (await page.request.get(`/blogs/${id}`)).status();
  expect([await statusOf(back), await statusOf(gone)]).toEqual([410, 410]);
  await page.goto("/manage-trash");
  await expect(item(page, "Heron notes")).toContainText("30 days left");
  await expect(page.getByRole("link", { name: /^Articles \(\d+\)$/ })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await expectAccessible(page);

  await item(page, "Heron notes").getByRole("button", { name: "Restore: Heron notes" }).click();
  await expect(page.getByRole("status").filter({ hasText: "“Heron notes” restored." })).toHaveCount(1);
  await expect(item(page, "Heron notes")).toHaveCount(0);
  expect(await statusOf(back)).toBe(200);

  await act(page, "Delete for good", "Rook notes");
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText(
    "Are you sure you want to delete “Rook notes” for good? This action cannot be undone.",
  );
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(actionsOf(page, "Rook notes")).toBeFocused();
  await act(page, "Delete for good", "Rook notes");
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(item(page, "Rook notes")).toHaveCount(0);
  expect(await statusOf(gone)).toBe(410);
});

test("several documents are restored with the keyboard", async ({ page, site }) => {
  for (const number of [1, 2]) await deleted(site, `Stork count ${number}`);
  await page.goto("/manage-trash");
  for (const number of [1, 2]) {
    await page.getByRole("checkbox", { name: `Select: Stork count ${number}` }).focus();
    await page.keyboard.press("Space");
  }
  await page.getByRole("region", { name: "Selected rows" }).getByRole("button", { name: "Restore" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "2 items restored." })).toHaveCount(1);
  await expect(item(page, "Stork count")).toHaveCount(0);
});

test("collections have a list of their own", async ({ page, site }) => {
  await deleted(site, "Egret notes");
  await page.goto("/manage-trash");
  await expect(item(page, "Egret notes")).toBeVisible();
  await page
    .getByRole("navigation", { name: "Kind" })
    .getByRole("link", { name: /^Collections/ })
    .click();
  await expect(page).toHaveURL("/manage-trash?kind=collections");
  await expect(page.getByText("There is nothing of this kind in the trash.")).toBeVisible();
  await expectAccessible(page);
});

test("it opens on the kind that has something", async ({ page, site }) => {
  type Rows = { _id: string }[];
  const articles = await asAdmin<Rows>(site, "GET /api/blogs/manage?status=trash&limit=100");
  const ids = articles.map(({ _id }) => _id);
  if (ids.length > 0) await asAdmin(site, "POST /api/blogs/discard", { ids });
  const { _id } = await asAdmin<{ _id: string }>(site, "POST /api/people/add", { title: "Gull Goes" });
  await asAdmin(site, "POST /api/people/trash", { ids: [_id] });
  await page.goto("/manage-trash");
  await expect(page).toHaveURL("/manage-trash?kind=people");
  await expect(item(page, "Gull Goes")).toBeVisible();
  await page.getByRole("link", { name: "Articles (0)" }).click();
  await expect(page).toHaveURL("/manage-trash?kind=articles");
});
