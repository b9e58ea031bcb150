import type { Page } from "@playwright/test";
import { blogPath } from "#features/addresses/paths.ts";
import {
  blogsTitled,
  button,
  content,
  holdUploads,
  newBlog,
  next,
  readArticle,
  toast,
  view,
  write,
} from "./admin.ts";
import { cursorLine, dialogOf, dot, give, toEnd } from "./editor.ts";
import { expectLocalDraft } from "./local-drafts.ts";
import { admin, expect, expectAccessible, gate, test } from "./site.ts";

test.use({ writable: true, member: admin });

const uploadPath = "**/api/blogs/upload/wysiwyg-image";
const panel = (page: Page) => page.getByRole("region", { name: "Publishing" });

/** Pastes a picture and enters its alternative text. */
async function addPicture(page: Page, alt: string): Promise<void> {
  await give(page, "paste", {}, [dot]);
  await dialogOf(page).getByLabel("Alternative text").fill(alt);
  await page.keyboard.press("Enter");
  await expect(dialogOf(page)).toBeHidden();
}

test("publishing waits for a picture that is being uploaded", async ({ page, site }) => {
  const held = await holdUploads(page, uploadPath);
  await page.goto("/create-blog");
  await write(page, "Published with its picture", "Words.");
  await addPicture(page, "A dot");
  await button(page, "Publish Post").click();
  await expect(panel(page)).toContainText("Waiting for 1 picture");
  await expect(button(page, "Publish without it")).toBeVisible();
  await expect(button(page, "Publishing...")).toBeDisabled();
  await expectAccessible(page);
  expect(await blogsTitled(site, "Published with its picture")).toEqual([]);
  held.open();
  await expect(toast(page, "Blog post published successfully!")).toBeVisible();
  const [blog] = await blogsTitled(site, "Published with its picture");
  expect((await readArticle(site, blog?._id ?? "")).content).toMatch(
    /<p>Words.<\/p><figure><img .*alt="A dot"/,
  );
  await expect(content(page).locator("img")).toHaveCount(1);
});

test("a waiting save can be cancelled, and the upload continues", async ({ page, site }) => {
  const held = await holdUploads(page, uploadPath);
  await page.goto("/create-blog");
  await write(page, "Not published yet", "Words.");
  await addPicture(page, "A dot");
  await button(page, "Publish Post").click();
  await button(page, "Do not publish yet").click();
  await expect(button(page, "Publish Post")).toBeEnabled();
  held.open();
  await expect(content(page).locator("img")).toHaveCount(1);
  expect(await blogsTitled(site, "Not published yet")).toEqual([]);
});

test("a picture that was left out does not appear in the next article", async ({ page, site }) => {
  const held = await holdUploads(page, uploadPath);
  const late = gate(); // the published article gets its URL after the next one has begun
  await page.route(/\/assets\/edit-[\w-]+\.js$/, async (route) => {
    await late.passed;
    await route.continue();
  });
  await page.goto("/create-blog");
  await write(page, "Published without its picture", "Words.");
  await addPicture(page, "Too late");
  await button(page, "Publish Post").click();
  await button(page, "Publish without it").click();
  await expect(toast(page, "Blog post published successfully!")).toBeVisible();
  const [blog] = await blogsTitled(site, "Published without its picture");
  expect((await readArticle(site, blog?._id ?? "")).content).toBe("<p>Words.</p>");
  await next(page).getByRole("link", { name: "Write another" }).click();
  await expect(content(page)).toHaveText("");
  late.open();
  held.open();
  await addPicture(page, "Of the next article");
  await expect(content(page).locator("img")).toHaveAttribute("alt", "Of the next article");
  await expect(content(page).locator("img")).toHaveCount(1);
});

test("a failed picture stops publishing until it is uploaded or left out", async ({ page, site, quiet }) => {
  quiet.expectErrors(/Failed to load resource/);
  await page.route(uploadPath, (route) => route.abort(), { times: 2 });
  await page.goto("/create-blog");
  await write(page, "Published in the end", "Words.");
  await addPicture(page, "A dot");
  await expect(page.getByText("dot.png could not be uploaded.")).toBeVisible();
  await button(page, "Publish Post").click();
  await expect(panel(page)).toContainText("1 picture is not uploaded");
  await expect(button(page, "Publish without it")).toBeVisible();
  await expectAccessible(page);
  expect(await blogsTitled(site, "Published in the end")).toEqual([]);
  const failed = page.waitForEvent("requestfailed");
  await button(page, "Try again").click();
  await failed;
  await expect(panel(page)).toContainText("1 picture is not uploaded");
  await button(page, "Try again").click();
  await expect(toast(page, "Blog post published successfully!")).toBeVisible();
  const [blog] = await blogsTitled(site, "Published in the end");
  expect((await readArticle(site, blog?._id ?? "")).content).toContain("<img");

  await page.route(uploadPath, (route) => route.abort());
  await next(page).getByRole("link", { name: "Write another" }).click();
  await expect(content(page)).toHaveText("");
  await write(page, "Published all the same", "Words.");
  await addPicture(page, "A dot");
  await button(page, "Publish Post").click();
  await button(page, "Publish without it").click();
  await expect(toast(page, "Blog post published successfully!")).toBeVisible();
  await expect(page.getByText("could not be uploaded")).toHaveCount(0);
});

test("a draft waits too, and can be saved without waiting", async ({ page, site }) => {
  const held = await holdUploads(page, uploadPath);
  await page.goto("/create-blog");
  await write(page, "A draft with a picture", "Words.");
  await addPicture(page, "A dot");
  await button(page, "Save draft").click();
  await expect(panel(page)).toContainText("Waiting for 1 picture");
  await button(page, "Save without it").click();
  await expect(toast(page, "Draft saved")).toBeVisible();
  await expect(page).toHaveURL(/\/edit-blog\//);
  const id = page.url().split("/").at(-1) ?? "";
  expect((await readArticle(site, id)).content).toBe("<p>Words.</p>");
  held.open(); // the next save contains the picture
  await expect(content(page).locator("img")).toHaveCount(1);
  await button(page, "Save draft").click();
  await expect.poll(async () => (await readArticle(site, id)).content).toContain("<img");
});

test("an update waits for a picture that is being uploaded", async ({ page, site }) => {
  const blog = await newBlog(site, { title: "Updated with its picture" });
  const held = await holdUploads(page, uploadPath);
  await page.goto(`/edit-blog/${blog._id}`);
  await addPicture(page, "A dot");
  await button(page, "Update Blog").click();
  await expect(panel(page)).toContainText("Waiting for 1 picture");
  await expect(button(page, "Update without it")).toBeVisible();
  held.open();
  await view(page);
  await expect(page).toHaveURL(blogPath(blog));
  expect((await readArticle(site, blog._id)).content).toContain('alt="A dot"');
});

test("pending pictures are restored with the text and uploaded", async ({ page, context, quiet }) => {
  quiet.expectErrors(/Failed to load resource/);
  await page.goto("/create-blog");
  await write(page, "Closed in the middle", "Above.");
  await toEnd(page);
  await page.keyboard.press("Enter");
  await page.keyboard.type("Below.");
  await page.keyboard.press("ArrowUp");
  await expect.poll(() => cursorLine(page)).toBe("Above.");
  await page.route(uploadPath, (route) => route.abort(), { times: 1 });
  await addPicture(page, "Failed");
  await expect(page.getByText("dot.png could not be uploaded.")).toBeVisible();
  await holdUploads(page, uploadPath);
  await addPicture(page, "Uploading");
  await button(page, "Schedule…").click();
  await page.getByLabel("Publish at").fill("2035-01-01T10:00");
  await expectLocalDraft(page, "2035-01-01T10:00");
  await page.close();

  const again = await context.newPage();
  await again.goto("/create-blog");
  await again.getByRole("button", { name: /^Restore/ }).click();
  await expect(content(again).locator("img")).toHaveCount(2);
  expect(
    await content(again)
      .locator("p, img")
      .evaluateAll((all) => all.map((each) => each.getAttribute("alt") ?? each.textContent)),
  ).toEqual(["Above.", "Failed", "Uploading", "Below."]);
  await expect(again.getByLabel("Publish at")).toHaveValue("2035-01-01T10:00");
});
