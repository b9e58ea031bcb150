import type { Page } from "@playwright/test";
import sharp from "sharp";
import { newMember, openAs, openAsAdmin } from "./people.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, gate, newestBlog, test } from "./site.ts";

test.use({ reducedMotion: "reduce", writable: "media" });
test.describe.configure({ mode: "default" }); // on one site

const picture = async (name: string, background = "teal") => ({
  name,
  mimeType: "image/png",
  buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer(),
});

const grid = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("checkbox", { name: /^Select: / }) });
const uploads = (page: Page) => page.getByRole("region", { name: "Uploads" });
const sheet = (page: Page, name = "Picture") => page.getByRole("dialog", { name });

test("only admins manage media", async ({ page, site }) => {
  await page.goto("/manage-media");
  await expect(page).toHaveURL("/login?next=%2Fmanage-media");
  const { token } = await newMember(site);
  await openAs(page, token, "/manage-media");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Access Restricted");
});

test("the library is searched, filtered and paged by URL", async ({ page, site }) => {
  await openAsAdmin(page, site, "/manage-media");
  await expect(grid(page)).toHaveCount(24);
  await expectAccessible(page);
  await page
    .getByRole("navigation", { name: "Pages" })
    .getByRole("link", { name: "Page 2", exact: true })
    .click();
  await expect(page).toHaveURL("/manage-media?page=2");
  await page.getByRole("combobox", { name: "Sort" }).selectOption("Sort: size");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL("/manage-media?sort=size");
  await page.getByRole("combobox", { name: "Kind" }).selectOption("video");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL("/manage-media?kind=video&sort=size");
  await expect(grid(page).filter({ hasText: "Image" })).toHaveCount(0);
  await page.getByRole("link", { name: "Everything" }).click();
  await page.getByRole("searchbox").fill("umbrella nobody has seen");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "No files found" })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});

test("a picture is uploaded, described with the keyboard, and deleted after confirming", async ({
  page,
  site,
}) => {
  await openAsAdmin(page, site, "/manage-media?use=unused");
  await page
    .getByLabel("Files")
    .setInputFiles([await picture("wall.png"), await picture("door.png", "navy")]);
  await expect(uploads(page).getByText("2 of 2 files are uploaded.")).toBeVisible();
  await expect(grid(page)).toHaveCount(2);
  await expect(grid(page).first()).toContainText("No alternative text");
  await expectAccessible(page);

  await uploads(page).getByRole("button", { name: "Describe wall.png" }).focus();
  await page.keyboard.press("Enter");
  await expect(sheet(page)).toContainText("Nowhere.");
  await expectAccessible(page);
  await sheet(page).getByLabel("Alternative text").focus();
  await page.keyboard.type("A wall of teal bricks");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Saved." })).toHaveCount(1);
  await expect(sheet(page)).toBeHidden();
  await expect(uploads(page).getByRole("button", { name: "Describe wall.png" })).toBeFocused();
  await expect(grid(page).filter({ hasText: "A wall of teal bricks" })).toBeVisible();

  await grid(page).filter({ hasText: "door.png" }).getByRole("button").click();
  await sheet(page)
    .getByRole("checkbox", { name: /^Decorative/ })
    .check();
  await expect(sheet(page).getByLabel("Alternative text")).toBeDisabled();
  await sheet(page).getByRole("button", { name: "Save" }).click();
  await expect(grid(page).filter({ hasText: "door.png" })).not.toContainText("No alternative text");
  await expect(grid(page).filter({ hasText: "No alternative text" })).toHaveCount(0);

  await grid(page).filter({ hasText: "A wall of teal bricks" }).getByRole("button").click();
  await sheet(page).getByRole("button", { name: "Delete this file" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(
    "Are you sure you want to delete this file? This action cannot be undone. Files do not go to the trash.",
  );
  await expectAccessible(page);
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("status").filter({ hasText: "The file is deleted." })).toHaveCount(1);
  await expect(grid(page)).toHaveCount(1);
  await expect(page.locator("#main")).toBeFocused();

  await page.getByRole("checkbox", { name: "Select: door.png" }).check();
  await expectAccessible(page);
  await page
    .getByRole("region", { name: "Selected rows" })
    .getByRole("button", { name: "Delete", exact: true })
    .click();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(question.getByRole("alert")).toContainText("so do files uploaded within the last day.");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(grid(page)).toHaveCount(1);
});

test("all unused files are deleted at once, with the keyboard", async ({ page, site }) => {
  const counts = { all: 9, images: 9, videos: 0, used: 0, unused: 9, missing: 0, decorative: 0 };
  const removable = [
    { removable: 120, removableBytes: 3_500_000 },
    { removable: 0, removableBytes: 0 },
  ];
  const batches = [Array(100).fill("a"), Array(20).fill("b"), []];
  await page.route("**/api/media/counts", (route) =>
    route.fulfill({ json: { ...counts, ...removable[batches.length > 0 ? 0 : 1] } }),
  );
  await page.route("**/api/media/remove-unused", (route) => {
    expect(route.request().postDataJSON()).toEqual({});
    return route.fulfill({ json: { ids: batches.shift() } });
  });
  await openAsAdmin(page, site, "/manage-media");
  await page.getByRole("link", { name: "Unused (9)" }).click();
  const opener = page.getByRole("button", { name: "Delete all unused files" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog", { name: "Delete all unused files" });
  await expect(question).toContainText("Are you sure you want to delete 120 files (3.3 MB)?");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("status").filter({ hasText: "120 files deleted." })).toHaveCount(1);
  await expect(opener).toBeHidden();
  await expect(page.locator("#main")).toBeFocused();
});

test("an alternative text changes wherever it is used, and a file in use cannot be deleted", async ({
  page,
  site,
}) => {
  const { _id, slug, title, image } = await newestBlog(site);
  await openAsAdmin(page, site, "/manage-media?use=used");
  await expect(grid(page)).toHaveCount(24);
  const alt = await page.request
    .get(`/api/blogs/${_id}`)
    .then(async (answer) => (await answer.json()).cover.alt);
  expect(image).not.toBeNull();
  await page.getByRole("searchbox").fill(alt.slice(0, 90));
  await page.keyboard.press("Enter");
  await expect(grid(page)).not.toHaveCount(24);
  await grid(page)
    .filter({ hasText: alt.slice(0, 40) })
    .first()
    .getByRole("button")
    .click();
  await expect(sheet(page).getByRole("link", { name: title })).toHaveAttribute("href", `/blogs/${slug}`);
  await expect(sheet(page).getByText(/^Used in \d+ articles?.* Remove it there first\./)).toBeVisible();
  await expect(sheet(page).getByRole("button", { name: "Delete this file" })).toHaveCount(0);
  await sheet(page).getByLabel("Alternative text").fill("Words that are new everywhere");
  await sheet(page).getByRole("button", { name: "Save" }).click();
  await expect(
    page.getByRole("status").filter({ hasText: "Saved here and wherever it is used." }),
  ).toHaveCount(1);
  await expect(page.getByRole("heading", { name: "No files found" })).toBeVisible(); // with the old words
  await page.goto("/manage-media?q=new+everywhere");
  await grid(page).first().getByRole("button").click();
  await sheet(page).getByRole("link", { name: title }).click();
  await expect(page.getByRole("img", { name: "Words that are new everywhere" })).toBeVisible();
});

test("errors are shown, and uploads can be cancelled and retried", async ({ page, site, quiet }) => {
  quiet.expectErrors(/Failed to load resource/);
  await openAsAdmin(page, site, "/manage-media?alt=missing");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Library");
  await page
    .getByLabel("Files")
    .setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("Notes.") });
  await expect(uploads(page).getByRole("alert")).toHaveText(/^Please choose a picture .* a video /);
  await expect(uploads(page).getByRole("button", { name: "Try again" })).toHaveCount(0);
  await uploads(page).getByRole("button", { name: "Dismiss: notes.txt" }).click();
  await expect(uploads(page)).toBeHidden();

  await page.route("**/api/media", (route) => route.abort());
  await page.getByLabel("Files").setInputFiles(await picture("lost.png"));
  await expect(uploads(page).getByRole("alert")).toHaveText("The server could not be reached.");
  await expectAccessible(page);
  await page.unroute("**/api/media");
  const { passed, open } = gate();
  await page.route("**/api/media", async (route) => {
    await passed;
    await route.continue().catch(() => {}); // cancelled
  });
  await uploads(page).getByRole("button", { name: "Try again: lost.png" }).click();
  await expect(uploads(page).getByRole("progressbar")).toBeVisible();
  await expectAccessible(page);
  await uploads(page).getByRole("button", { name: "Cancel: lost.png" }).click();
  await expect(uploads(page)).toBeHidden();
  open();
  await page.unroute("**/api/media");

  await page.route("**/api/media?*", (route) => route.abort());
  await page.getByRole("link", { name: "Decorative" }).click();
  await expect(page.getByRole("heading", { name: "Failed to fetch files" })).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/api/media?*");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(grid(page).first()).toBeVisible();
});
