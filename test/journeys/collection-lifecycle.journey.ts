import { button, cards, images, openForm, publishAsIs } from "./collection-form.ts";
import { createCollection } from "./collections.ts";
import { photograph } from "./files.ts";
import { asAdmin } from "./people.ts";
import { admin, expect, expectAccessible, expectNoSidewaysScroll, type RunningSite, test } from "./site.ts";

test.use({ member: admin, writable: true, autosave: true });

type Editable = {
  title: string;
  status: string;
  version: number;
  publishedAt: string | null;
  media: object[];
};

async function writingOf(site: RunningSite, id: string): Promise<Editable> {
  return asAdmin(site, `GET /api/photography/${id}/writing`);
}

async function collectionsTitled(site: RunningSite, title: string): Promise<{ _id: string }[]> {
  const query = new URLSearchParams({ q: title });
  return asAdmin(site, `GET /api/photography/manage?${query}`);
}

test("a collection is autosaved as a draft and keeps its form", async ({ page, site }) => {
  await openForm(page, "Saved by itself");
  await expect.poll(() => collectionsTitled(site, "Saved by itself")).toHaveLength(1);
  const id = (await collectionsTitled(site, "Saved by itself"))[0]?._id ?? "";
  await expect(page).toHaveURL("/create-photography");
  await expect(page.getByLabel("Title")).toHaveValue("Saved by itself");
  await images(page).setInputFiles(await photograph("wall.jpg"));
  await page.getByLabel("Caption").fill("A wall");
  await page.getByLabel("Title").focus();
  await expect.poll(async () => (await writingOf(site, id)).media.length).toBe(1);
  await expect(page.getByText(/^Saved at \d+:\d\d [AP]M$/)).toBeVisible();
  expect(await writingOf(site, id)).toMatchObject({ status: "draft", publishedAt: null });
  const added = page.waitForRequest("**/api/photography/add");
  await publishAsIs(page);
  expect((await added).postDataJSON()).toMatchObject({ _id: id });
  await expect(page.getByRole("alert")).toHaveText("Photography collection created successfully!");
  await expect(page).toHaveURL(`/edit-photography/${id}`);
  await expect(page.getByLabel("Title")).toHaveValue("Saved by itself");
  expect(await writingOf(site, id)).toMatchObject({ status: "published" });
});

test("a reload of the create screen continues its draft, which opens by its slug, too", async ({
  page,
  site,
}) => {
  await openForm(page, "Opened again");
  await expect.poll(() => collectionsTitled(site, "Opened again")).toHaveLength(1);
  await expect(page.getByText(/^Saved at \d+:\d\d [AP]M$/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Title")).toHaveValue("Opened again");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Create Collection");
  await button(page, "Save draft").click();
  const [collection] = await collectionsTitled(site, "Opened again");
  await expect(page).toHaveURL(`/edit-photography/${collection?._id}`);
  expect(await collectionsTitled(site, "Opened again")).toHaveLength(1);
  await createCollection(site, "Opened by its name");
  await page.goto("/edit-photography/opened-by-its-name");
  await expect(page.getByLabel("Title")).toHaveValue("Opened by its name");
});

test("a collection is scheduled, and taken off the schedule", async ({ page, site }) => {
  const id = await createCollection(site, "In three years", { status: "draft" });
  await page.goto(`/edit-photography/${id}`);
  await button(page, "Schedule…").click();
  await page.getByLabel("Publish at").fill("2035-01-01T10:00");
  await button(page, "Schedule").click();
  await expect(page.getByText(/Goes public on Monday, January 1, 2035/)).toBeVisible();
  expect(await writingOf(site, id)).toMatchObject({
    status: "scheduled",
    publishedAt: "2035-01-01T10:00:00.000Z",
  });
  expect((await fetch(`${site.url}/photography/${id}`)).status).toBe(404);
  await expectAccessible(page);
  await button(page, "Back to draft").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Back to draft" }).click();
  await expect(page.getByText("Readers cannot see it.")).toBeVisible();
});

test("versions of a collection are listed, compared, read and restored", async ({ page, site }) => {
  const id = await createCollection(site, "The first title");
  await asAdmin(site, `PUT /api/photography/${id}`, { title: "The second title", tags: "walls, rain" });
  await page.goto(`/edit-photography/${id}`);
  await button(page, "History").click();
  const versions = page.getByRole("list", { name: "Versions" }).getByRole("listitem");
  await expect(versions).toHaveCount(2);
  await versions.first().getByRole("checkbox").check();
  await versions.last().getByRole("checkbox").check();
  await button(page, "Compare the two versions").click();
  const comparison = page.getByRole("region", { name: "From version 1 to version 2" });
  await expect(comparison.locator("dl ins")).toHaveText([/second/, /rain/]);
  await expectAccessible(page);
  await button(page, "Read version 1").click();
  const version = page.getByRole("dialog", { name: /^Version 1, / });
  await expect(version.getByRole("heading", { level: 1 })).toHaveText("The first title");
  await expect(version.getByRole("button", { name: /^IMG 2/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await button(page, "Restore this version: 1").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Restore" }).click();
  await expect(versions).toHaveCount(0);
  await expect(page.getByLabel("Title")).toHaveValue("The first title");
  await expect(cards(page)).toHaveCount(2);
  expect(await writingOf(site, id)).toMatchObject({ title: "The first title", version: 3 });
});

test("the preview of a collection shows unsaved changes", async ({ page, site }) => {
  const id = await createCollection(site, "Seen before");
  await page.goto(`/edit-photography/${id}`);
  await page.getByLabel("Title").fill("Seen before readers do");
  await button(page, "Later: Image 1").click();
  await button(page, "Preview").click();
  const preview = page.getByRole("dialog", { name: "Preview" });
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Seen before readers do");
  await expect(preview.locator("figcaption:visible")).toContainText("Caption #1f5a8a");
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  await expectNoSidewaysScroll(page);
  await page.keyboard.press("Escape");
  await expect(preview).toHaveCount(0);
  expect(await writingOf(site, id)).toMatchObject({ title: "Seen before", version: 1 });
});

test("a collection is moved to the trash, and restored with its unpublished changes", async ({
  page,
  site,
}) => {
  const id = await createCollection(site, "Thrown away");
  await page.goto(`/edit-photography/${id}`);
  await page.getByLabel("Title").fill("Thrown away too early");
  await expect(page.getByText(/^Saved at .*, not public yet\.$/)).toBeVisible();
  await button(page, "Move to trash").click();
  const question = page.getByRole("alertdialog", { name: "Delete collection" });
  await expect(
    question.getByText("Are you sure you want to delete this collection?", { exact: true }),
  ).toBeVisible();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("In the trash");
  const undo = page.getByRole("region", { name: "Undo" });
  await expect(undo).toContainText("Moved to the trash.");
  await expect(undo.getByRole("button", { name: "Undo" })).toBeFocused();
  expect(await writingOf(site, id)).toMatchObject({ status: "trash" });
  await expectAccessible(page);
  await undo.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Thrown away too early");
  await expect(undo).toHaveCount(0);
  await button(page, "Move to trash").click();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(undo).toBeVisible();
  await button(page, "Restore it").click();
  await expect(undo).toHaveCount(0);
  await expect(page.getByLabel("Title")).toHaveValue("Thrown away too early");
});
