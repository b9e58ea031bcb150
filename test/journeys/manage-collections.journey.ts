import type { Page } from "@playwright/test";
import { createCollection } from "./collections.ts";
import { newMember, openAs } from "./people.ts";
import { act, actionsOf } from "./rows.ts";
import { admin, expect, expectAccessible, expectNoSidewaysScroll, test } from "./site.ts";

test.use({ writable: true });

const path = "/manage-collections";
const rowOf = (page: Page, title: string) => page.getByRole("row").filter({ hasText: title });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const statusOf = async (url: string) => (await fetch(url)).status;

test("only admins manage collections", async ({ page, site }) => {
  await page.goto(path);
  await expect(page).toHaveURL("/login?next=%2Fmanage-collections");
  await openAs(page, (await newMember(site)).token, path);
  await expect(page.getByText("Only administrators can manage collections.")).toBeVisible();
});

test.describe("an admin", () => {
  test.use({ member: admin });

  test("searches, filters and sorts by URL", async ({ page, site }) => {
    await createCollection(site, "Zinc roofs at noon", { category: "portrait" });
    await createCollection(site, "A draft of zinc", { status: "draft" });
    await page.goto(path);
    await expect(page.getByRole("row").nth(1)).toContainText("A draft of zinc");
    await expectAccessible(page);
    await page.getByLabel("Title or creator").fill("zinc");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\?q=zinc/);
    await expect(page.getByRole("row")).toHaveCount(3);
    await page.getByRole("columnheader").getByRole("link", { name: "Collection" }).click();
    await expect(page).toHaveURL(/sort=title/);
    await expect(page.getByRole("columnheader", { name: "Collection" })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
    await page.getByRole("columnheader").getByRole("link", { name: "Collection" }).click();
    await expect(page.getByRole("row").nth(1)).toContainText("Zinc roofs at noon");
    await page.getByRole("link", { name: /^Drafts/ }).click();
    await expect(page.getByRole("row")).toHaveCount(2);
    await expect(rowOf(page, "A draft of zinc")).toContainText("2 images");
    await page.goto(`${path}?category=portrait`);
    await expect(page.getByLabel("Category")).toHaveValue("portrait");
    await expect(rowOf(page, "Zinc roofs at noon")).toBeVisible();
    await expect(page.getByRole("row")).toHaveCount(2);
    await createCollection(site, "Tin roofs to come", { status: "scheduled", publishAt: "2041-05-01T10:00" });
    await page.goto(path);
    await page.getByRole("link", { name: "Scheduled (1)" }).click();
    await expect(rowOf(page, "Tin roofs to come")).toContainText("for May 1, 2041, 10:00 AM");
    await expect(page.getByRole("row")).toHaveCount(2);
    await page.goto(`${path}?q=nothing+like+it`);
    await expect(page.getByRole("heading", { name: "No collections found" })).toBeVisible();
    await page.getByRole("link", { name: "Clear filters" }).click();
    await expect(rowOf(page, "Zinc roofs at noon")).toBeVisible();
  });

  test("publishes and unpublishes from the row", async ({ page, site }) => {
    const id = await createCollection(site, "Quickly public", { status: "draft" });
    await page.goto(`${path}?q=quickly`);
    await act(page, "Publish", "Quickly public");
    await expect(page.getByRole("status").filter({ hasText: "“Quickly public” published." })).toHaveCount(1);
    expect(await statusOf(`${site.url}/photography/${id}`)).toBe(200);
    await actionsOf(page, "Quickly public").click();
    await expect(page.getByRole("menuitem", { name: "View" })).toHaveAttribute(
      "href",
      "/photography/quickly-public",
    );
    await page.getByRole("menuitem", { name: "Unpublish" }).click();
    await expect(rowOf(page, "Quickly public")).toContainText("Draft");
    expect(await statusOf(`${site.url}/photography/${id}`)).toBe(404);
    await page.getByRole("link", { name: "Quickly public" }).click();
    await expect(page.getByLabel("Title")).toHaveValue("Quickly public");
  });

  test("moves several to the trash and undoes it", async ({ page, site }) => {
    const ids = [
      await createCollection(site, "Throwaway one"),
      await createCollection(site, "Throwaway two"),
    ];
    await page.goto(`${path}?q=throwaway`);
    await page.getByRole("columnheader").getByLabel("Select all on this page").check();
    await expect(page.getByRole("region", { name: "Selected rows" })).toContainText("2 selected");
    await expectAccessible(page);
    await button(page, "Move to trash").click();
    const question = page.getByRole("alertdialog", { name: "Delete 2 collections" });
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByRole("heading", { name: "No collections found" })).toBeVisible();
    await expect(
      page.getByRole("status").filter({ hasText: "2 collections moved to the trash." }),
    ).toHaveCount(1);
    for (const id of ids) expect(await statusOf(`${site.url}/photography/${id}`)).toBe(410);
    await expect(button(page, "Undo")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("row")).toHaveCount(3);
    for (const id of ids) expect(await statusOf(`${site.url}/photography/${id}`)).toBe(200);
  });

  test("sees errors of actions and of loading", async ({ page, site, quiet }) => {
    quiet.expectErrors(/Failed to load resource/);
    await createCollection(site, "Stubborn");
    await page.goto(`${path}?q=stubborn`);
    await expect(rowOf(page, "Stubborn")).toBeVisible();
    await page.route("**/api/photography/*", (route) => route.abort());
    await act(page, "Unpublish", "Stubborn");
    await expect(page.getByRole("alert")).toHaveText("“Stubborn”: This could not be done. Please try again.");
    await page.reload();
    await expect(page.getByRole("heading", { name: "Failed to fetch collections" })).toBeVisible();
    await page.unroute("**/api/photography/*");
    await button(page, "Try Again").click();
    await expect(rowOf(page, "Stubborn")).toBeVisible();
  });

  test("fits a small screen, light and dark", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(path);
    await expect(page.getByRole("row").nth(1)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectAccessible(page, "colours");
  });
});
