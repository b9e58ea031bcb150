import type { Page } from "@playwright/test";
import type { EditableCollection } from "#features/photography/writing-contract.ts";
import { newBlog, next, readArticle } from "./admin.ts";
import { createCollection, uploaded } from "./collections.ts";
import { photograph } from "./files.ts";
import { asAdmin } from "./people.ts";
import { admin, expect, type RunningSite, test } from "./site.ts";

test.use({ writable: true, member: admin });

/** Opens a form, changes the alternative text of a file in the library, and saves another title. */
async function saveAfterRewording(page: Page, site: RunningSite, url: string, file: string): Promise<void> {
  await page.goto(url);
  await expect(page.getByLabel("Title")).toHaveValue("Opened before");
  await asAdmin(site, `PUT /api/media/${file}`, { alt: "A better text" });
  await page.getByLabel("Title").fill("Saved after");
  await page.getByRole("button", { name: /^Update/ }).click();
  await expect(next(page)).toContainText("Readers see it now.");
}

test("a cover keeps the alternative text of its file, even one that is newer than the form", async ({
  page,
  site,
}) => {
  const coverId = await uploaded(site, await photograph("cover.jpg", "#8a5a1f"));
  await asAdmin(site, `PUT /api/media/${coverId}`, { alt: "A first text" });
  const { _id } = await newBlog(site, { title: "Opened before", coverId });
  await saveAfterRewording(page, site, `/edit-blog/${_id}`, coverId);
  expect(await readArticle(site, _id)).toMatchObject({ title: "Saved after", coverAlt: "A better text" });
});

test("the items of a collection keep the alternative texts of their files", async ({ page, site }) => {
  const id = await createCollection(site, "Opened before");
  const read = () => asAdmin<EditableCollection>(site, `GET /api/photography/${id}/writing`);
  const file = (await read()).media[0]?.mediaId ?? "";
  await asAdmin(site, `PUT /api/media/${file}`, { alt: "A first text" });
  await saveAfterRewording(page, site, `/edit-photography/${id}`, file);
  const { title, media } = await read();
  expect([title, media[0]?.alt]).toEqual(["Saved after", "A better text"]);
});
