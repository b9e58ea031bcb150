import type { Page } from "@playwright/test";
import type { Collection } from "#features/photography/contract.ts";
import { view } from "./admin.ts";
import { chosen } from "./collection-form.ts";
import { createCollection as made } from "./collections.ts";
import { photograph } from "./files.ts";
import { asAdmin, newMember, openAs } from "./people.ts";
import { admin, expect, expectAccessible, expectNoSidewaysScroll, type RunningSite, test } from "./site.ts";

test.use({ writable: true });

const images = (page: Page) => page.locator("input[name=images]");
const cards = (page: Page) => page.getByRole("list", { name: "Images", exact: true }).locator("[data-item]");
const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });
const read = (site: RunningSite, id: string) => site.read<Collection>(`/api/photography/${id}`);

async function openForm(page: Page, id: string): Promise<void> {
  await page.goto(`/edit-photography/${id}`);
  await expect(page.getByLabel("Title")).not.toHaveValue("");
}

test("visitors are sent to the login, and members see that access is restricted", async ({ page, site }) => {
  const id = await made(site, "Not for everybody");
  await page.goto(`/edit-photography/${id}`);
  await expect(page).toHaveURL(`/login?next=%2Fedit-photography%2F${id}`);
  await openAs(page, (await newMember(site)).token, `/edit-photography/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Access Restricted");
  await expect(page.getByText("Only administrators can edit photography collections.")).toBeVisible();
});

test.describe("an admin", () => {
  test.use({ member: admin });

  test("changes texts, order and pictures, and is sent to the collection", async ({ page, site }) => {
    const id = await made(site, "Before");
    await page.goto(`/photography/${id}`);
    await page.getByRole("link", { name: "Edit" }).click();
    await expect(page.getByLabel("Title")).toHaveValue("Before");
    await expect(page.getByLabel("Category")).toHaveValue("street");
    await expect(page.getByLabel("Caption")).toHaveValue("Caption #a53c20");
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Title").fill("After");
    await button(page, "Later: Image 1").click();
    await (await chosen(page, 1)).getByLabel("Credit").fill("Zoe Ota");
    await images(page).setInputFiles(await photograph("third.jpg", "#0e4a39"));
    await (await chosen(page, 3)).getByLabel("Caption").fill("The third");
    await (await chosen(page, 2)).getByRole("button", { name: /^Remove Image 2/ }).click();
    await expect(button(page, /^Image 2: /)).toBeFocused();
    await button(page, "Update").click();
    await button(page, "Update without it").click();
    await expect(page.getByRole("alert")).toHaveText("The collection is updated.");
    await view(page);
    await expect(page).toHaveURL("/photography/before");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("After");
    const { media, tags } = await read(site, id);
    expect(media.map(({ caption, credit }) => [caption, credit])).toEqual([
      ["Caption #1f5a8a", "Zoe Ota"],
      ["The third", ""],
    ]);
    expect(tags).toEqual(["walls"]);
  });

  test("adds pictures from the library", async ({ page, site }) => {
    const id = await made(site, "From the library");
    await made(site, "Another one");
    await openForm(page, id);
    await button(page, "From the library").click();
    const library = page.getByRole("dialog");
    await expect(library).toBeVisible();
    await expectAccessible(page);
    await library.getByRole("listitem").first().getByRole("button").click();
    await expect(cards(page)).toHaveCount(3);
    await button(page, "Update").click();
    await view(page);
    await expect(page).toHaveURL("/photography/from-the-library");
    expect((await read(site, id)).itemCount).toBe(3);
  });

  test("compares a newer version and chooses one", async ({ page, site, quiet }) => {
    quiet.expectErrors(/status of 409/);
    const id = await made(site, "Ours");
    for (const choice of ["Take the other", "Keep mine"]) {
      await openForm(page, id);
      await page.getByLabel("Title").fill("Mine");
      await asAdmin(site, `PUT /api/photography/${id}`, { title: `Theirs, ${choice}` });
      await button(page, "Update").click();
      const panel = page.getByRole("alertdialog", { name: "A newer version has been saved" });
      await expect(panel.getByRole("heading", { level: 2 })).toBeFocused();
      await expect(panel.getByRole("region", { name: "Title" }).locator("mark")).toHaveText([
        "Mine",
        `Theirs, ${choice}`,
      ]);
      await expectAccessible(page);
      expect((await read(site, id)).title).toBe(`Theirs, ${choice}`);
      await panel.getByRole("button", { name: choice }).click();
      if (choice === "Take the other") {
        await expect(page.getByLabel("Title")).toHaveValue("Theirs, Take the other");
        await expect(page.getByText("Different from the saved version: Title")).toBeVisible(); // offered again
        await button(page, /^Discard/).click();
      } else {
        await view(page);
        await expect(page).toHaveURL("/photography/ours");
        expect((await read(site, id)).title).toBe("Mine");
      }
    }
  });

  test("restores a collection that was deleted elsewhere, or saves it as a new one", async ({
    page,
    site,
    quiet,
  }) => {
    quiet.expectErrors(/status of 404/);
    const id = await made(site, "Deleted in between");
    await openForm(page, id);
    await page.getByLabel("Title").fill("Brought back");
    await asAdmin(site, `DELETE /api/photography/${id}`);
    await button(page, "Update").click();
    await expect(page.getByRole("alert")).toHaveText("Collection not found");
    await expect(page.getByText("Somebody has deleted this collection")).toBeVisible();
    await button(page, "Restore it and save").click();
    await view(page);
    await expect(page).toHaveURL("/photography/deleted-in-between");
    expect((await read(site, id)).title).toBe("Brought back");

    await openForm(page, id);
    await page.getByLabel("Title").fill("As a new one");
    // Another collection shows its pictures too, or they would be deleted with it.
    const media = (await read(site, id)).images.map((url) => ({ id: url.split("/")[2] }));
    await asAdmin(site, "POST /api/photography/add", {
      title: "Shares them",
      category: "street",
      mediaType: "images",
      media,
    });
    await asAdmin(site, `DELETE /api/photography/${id}`);
    await asAdmin(site, "POST /api/photography/discard", { ids: [id] });
    await button(page, "Update").click();
    await button(page, "Save as a new collection").click();
    await expect(page).not.toHaveURL(`/edit-photography/${id}`);
    await expect(page.getByLabel("Title")).toHaveValue("As a new one");
    await expect(page.getByText("Readers cannot see it.")).toBeVisible();
  });

  test("sees whether a collection is missing, in the trash or failed to load", async ({
    page,
    site,
    quiet,
  }) => {
    quiet.expectErrors(/status of 404|Failed to load resource/);
    await page.goto("/edit-photography/000000000000000000000000");
    await expect(page.getByRole("heading", { name: "Collection Not Found" })).toBeVisible();
    await expectAccessible(page);
    const id = await made(site, "Thrown away");
    await asAdmin(site, `DELETE /api/photography/${id}`);
    await page.goto(`/edit-photography/${id}`);
    await expect(page.getByRole("heading", { name: "In the trash" })).toBeVisible();
    await button(page, "Restore it").click();
    await expect(page.getByLabel("Title")).toHaveValue("Thrown away");
    await page.route("**/writing", (route) => route.abort());
    await page.reload();
    await expect(page.getByRole("heading", { name: "Failed to load collection" })).toBeVisible();
    await page.unroute("**/writing");
    await button(page, "Try again").click();
    await expect(page.getByLabel("Title")).toHaveValue("Thrown away");
  });

  test("unpublishes and publishes a collection", async ({ page, site }) => {
    const id = await made(site, "For a while");
    await openForm(page, id);
    await button(page, "Unpublish").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Unpublish" }).click();
    await expect(page.getByRole("alert")).toHaveText("The collection is a draft again.");
    await expect(page.getByText("Readers cannot see it.")).toBeVisible();
    expect((await fetch(`${site.url}/photography/${id}`)).status).toBe(404);
    await button(page, "Publish").click();
    await view(page);
    await expect(page).toHaveURL("/photography/for-a-while");
  });

  test("fits a small screen", async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openForm(page, await made(site, "Small"));
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectAccessible(page, "colours");
  });
});
