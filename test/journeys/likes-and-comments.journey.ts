import type { Locator, Page } from "@playwright/test";
import { blogPath } from "#features/addresses/paths.ts";
import type { Blog, BlogCard } from "#features/blogs/contract.ts";
import { acceptCommentsBy, blogAt, call, logIn, newMember, openAs, openAsAdmin } from "./people.ts";
import { expect, expectAccessible, first, gate, hydrated, type RunningSite, test } from "./site.ts";

const heart = (page: Page, title: string) => page.getByRole("button", { name: `Like ${title},` });
const numberIn = async (control: Locator) => Number(await control.textContent());
const field = (page: Page) => page.getByLabel("Add a comment");
const post = (page: Page) => page.getByRole("button", { name: "Post Comment" });
const firstComment = (page: Page) => page.locator("#comments li").first();

/** The first publication with current counts. Lists may lag two seconds. */
async function publication(site: RunningSite): Promise<Blog> {
  const { _id } = first(await site.read<BlogCard[]>("/api/blogs/section/publications?view=card"));
  return site.read<Blog>(`/api/blogs/${_id}`);
}

test("visitors are asked to log in before they like or comment", async ({ page, site }) => {
  const blog = await blogAt(site, 0);
  await page.goto(`/blogs/${blog._id}`);
  await hydrated(page);
  await heart(page, blog.title).click();
  await expect(page.getByRole("alert")).toHaveText("Please log in to interact with this post");
  await expect(page.getByRole("alert")).toBeHidden();

  await expect(post(page)).toBeDisabled();
  await field(page).fill("   ");
  await expect(post(page)).toBeDisabled();
  await field(page).fill("I walk there every day.");
  await post(page).click();
  await expect(page.getByRole("alert")).toContainText("Please log in to comment");
  await expectAccessible(page);

  await page.goto("/publications");
  await hydrated(page);
  await page
    .getByRole("button", { name: /^Like / })
    .first()
    .click();
  await expect(page.getByRole("alert")).toHaveText("Please log in to like this publication");
});

test("a like stays counted after a reload before the server's count changes", async ({ page, site }) => {
  const person = await newMember(site);
  const { title, likeCount: count } = await publication(site);
  const before = await (await fetch(`${site.url}/publications`)).text();
  await openAs(page, person.token, "/publications");
  const button = heart(page, title);
  await button.click();
  await expect(button).toHaveText(String(count + 1));
  await page.route("**/publications", (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ body: before, contentType: "text/html" })
      : route.fallback(),
  );
  await page.reload();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await expect(button).toHaveText(String(count + 1));
});

test("likes and unlikes appear on the article, on its card and in another tab", async ({
  page,
  context,
  site,
}) => {
  const person = await newMember(site);
  const { title, likeCount: before } = await publication(site);
  const [, earlier, second] = await site.read<[BlogCard, BlogCard, BlogCard]>(
    "/api/blogs/section/publications?view=card",
  );
  await call(site, `PUT /api/blogs/like/${earlier._id}`, undefined, person.token);
  await openAs(page, person.token, "/publications");
  const button = heart(page, title);
  await expect(button).toHaveAttribute("aria-pressed", "false");

  // The other tab's own likes arrive late and without the new ones.
  const other = await context.newPage();
  const [loaded, answer] = [gate(), gate()];
  await other.route("**/api/users/likes", async (route) => {
    const response = await route.fetch();
    loaded.open();
    await answer.passed;
    await route.fulfill({ response });
  });
  await other.goto("/publications");
  await hydrated(other);
  await loaded.passed;

  for (const liked of [title, second.title]) {
    await heart(page, liked).click();
    await expect(heart(page, liked)).toHaveAttribute("aria-pressed", "true");
  }
  answer.open();
  await expect(button).toHaveText(String(before + 1));
  for (const liked of [title, second.title, earlier.title])
    await expect(heart(other, liked)).toHaveAttribute("aria-pressed", "true");
  await expect(heart(other, title)).toHaveText(String(before + 1));
  await expectAccessible(page);

  await page.getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await expect(button).toHaveText(String(before + 1));
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "false");
  await expect(button).toHaveText(String(before));
});

test("the member's likes are requested once", async ({ page, site }) => {
  const person = await newMember(site);
  let requested = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/users/likes")) requested += 1;
  });
  await openAs(page, person.token, "/publications");
  await expect.poll(() => requested).toBe(1);
  await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
  await expect(page.locator("#comments")).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Publications" }).click();
  await expect(page.getByText("Our publications")).toBeVisible();
  expect(requested).toBe(1);
});

test("the button is disabled during the request, then animated", async ({ page, site }) => {
  const person = await newMember(site);
  const blog = await blogAt(site, 1);
  const held = Promise.withResolvers<void>();
  await page.route("**/api/blogs/like/*", (route) => held.promise.then(() => route.continue()));
  await openAs(page, person.token, `/blogs/${blog._id}`);
  const button = heart(page, blog.title);
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(button).toBeDisabled();
  await button.evaluate((element) =>
    element.addEventListener("animationstart", ({ target }) => {
      element.dataset.animated = getComputedStyle(target as Element).animationDuration;
    }),
  );
  held.resolve();
  await expect(button).toHaveAttribute("data-animated", "1s");
  await expect(button).toBeFocused();
  await expect(button.locator("svg")).toHaveCSS("animation-name", "none");

  await page.emulateMedia({ reducedMotion: "reduce" });
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "false");
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await expect(button.locator("svg")).toHaveCSS("animation-name", "none");
});

for (const { noun, path } of [
  { noun: "post", path: (id: string) => `/blogs/${id}` },
  { noun: "publication", path: () => "/publications" },
]) {
  test(`a failed like of a ${noun} says why, and the blog is reloaded`, async ({ page, site, quiet }) => {
    quiet.expectErrors(/Failed to load resource/);
    const person = await newMember(site);
    const blog = await publication(site);
    const before = blog.likeCount;
    const likes = page.waitForResponse("**/api/users/likes");
    await openAs(page, person.token, path(blog._id));
    const button = heart(page, blog.title);
    await likes;

    // Liked on another device.
    await call(site, `PUT /api/blogs/like/${blog._id}`, undefined, person.token);
    await button.click();
    await expect(page.getByRole("alert")).toHaveText(`You have already liked this ${noun}!`);
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await expect(button).toHaveText(String(before + 1));

    await call(site, `PUT /api/blogs/unlike/${blog._id}`, undefined, person.token);
    await button.click();
    await expect(page.getByRole("alert")).toHaveText(`You haven't liked this ${noun} yet!`);
    await expect(button).toHaveAttribute("aria-pressed", "false");
    await expect(button).toHaveText(String(before));

    await page.route("**/api/blogs/like/*", (route) => route.abort());
    await button.click();
    await expect(page.getByRole("alert")).toHaveText(`Failed to like the ${noun}. Please try again.`);
    await page.unroute("**/api/blogs/like/*");
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await page.route("**/api/blogs/unlike/*", (route) => route.fulfill({ status: 500, json: { msg: "Oh" } }));
    await button.click();
    await expect(page.getByRole("alert")).toHaveText(`Failed to unlike the ${noun}. Please try again.`);
  });
}

test("a comment is posted with lines and links, listed first, and deleted", async ({ page, site }) => {
  const person = await newMember(site, "Iris Ó Dálaigh");
  await acceptCommentsBy(site, person);
  const blog = await blogAt(site, 2);
  await openAs(page, person.token, `/blogs/${blog._id}`);
  const anchor = page.locator('a[href="#comments"]');
  await expect(page.getByText(`You comment as ${person.name}.`)).toBeVisible();
  const before = await numberIn(anchor);
  const held = Promise.withResolvers<void>();
  await page.route("**/api/blogs/comment/*", (route) => held.promise.then(() => route.continue()));
  await field(page).fill("First line\nhttps://example.org/a?b=1. javascript:alert(1) <i>no</i>");
  await post(page).click();
  await expect(page.getByRole("button", { name: "Posting..." })).toBeDisabled();
  held.resolve();
  await expect(field(page)).toHaveValue("");
  await expect(page.locator("#comments-title")).toBeFocused(); // the button is disabled
  const comment = firstComment(page);
  await expect(comment).toContainText(person.name);
  await expect(comment).toContainText("javascript:alert(1) <i>no</i>");
  expect(await comment.locator("p").last().innerText()).toContain("First line\n");
  const link = comment.getByRole("link");
  await expect(link).toHaveAttribute("href", "https://example.org/a?b=1");
  await expect(link).toHaveAttribute("rel", "noopener nofollow ugc");
  await expect(anchor).toHaveText(String(before + 1));
  await expect(page.getByRole("heading", { name: `Comments (${before + 1})` })).toBeVisible();
  await expectAccessible(page);

  await expect(page.getByRole("button", { name: /^Delete comment/ })).toHaveCount(1);
  await comment.getByRole("button").click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("Are you sure you want to delete this comment?");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await expect(comment.getByRole("button")).toBeFocused();
  await comment.getByRole("button").click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("alert")).toHaveText("Comment deleted");
  await expect(anchor).toHaveText(String(before));
  await expect(page.locator("#comments li").filter({ hasText: person.name })).toHaveCount(0);
  await expect(page.locator("#comments-title")).toBeFocused();
});

test("admins take down comments with a reason", async ({ page, site, quiet }) => {
  quiet.expectErrors(/Failed to load resource/);
  const person = await newMember(site, "Somebody Loud");
  const blog = await blogAt(site, 3);
  await call(site, `POST /api/blogs/comment/${blog._id}`, { text: "Buy my tiles" }, person.token);
  await openAsAdmin(page, site, `/blogs/${blog._id}`);
  await firstComment(page).getByRole("button", { name: "Take down comment by Somebody Loud" }).click();
  const dialog = page.getByRole("dialog", { name: "Take comment down" });
  const takeDown = dialog.getByRole("button", { name: "Take down" });
  await dialog.getByLabel("Reason").fill("Advertising");
  await page.route("**/api/comments/*/removed", (route) => route.abort());
  await takeDown.click();
  await expect(dialog.getByRole("alert")).toHaveText(
    "The comment could not be taken down. Please try again.",
  );
  await page.unroute("**/api/comments/*/removed");
  await takeDown.click();
  await expect(page.getByText("Comment taken down")).toBeVisible();
  await expect(page.getByText("Buy my tiles")).toBeHidden();
  await expect(page.locator("#comments-title")).toBeFocused();
  await page.reload();
  await expect(page.getByRole("button", { name: "Post Comment" })).toBeVisible();
  await expect(page.getByText("Buy my tiles")).toHaveCount(0);
});

test("an unfinished comment survives a reload, a failure and an ended session", async ({
  page,
  site,
  quiet,
}) => {
  quiet.expectErrors(/Failed to load resource/);
  const person = await newMember(site);
  const [blog, another] = [await blogAt(site, 4), await blogAt(site, 5)];
  await openAs(page, person.token, `/blogs/${blog._id}`);
  await expect(page.getByText(`You comment as ${person.name}.`)).toBeVisible();
  await field(page).fill("Half a thought");
  await page.goto(`/blogs/${another._id}`);
  await hydrated(page);
  await expect(field(page)).toHaveValue("");
  await page.goto(`/blogs/${blog._id}`);
  await expect(field(page)).toHaveValue("Half a thought");

  await page.route("**/api/blogs/comment/*", (route) => route.abort());
  await post(page).click();
  await expect(page.getByRole("alert")).toHaveText("Failed to post the comment. Please try again.");
  await page.unroute("**/api/blogs/comment/*");

  await call(site, "POST /api/auth/logout-everywhere", undefined, person.token);
  await post(page).click();
  await expect(page.getByRole("alert")).toContainText("Your session has ended");
  await expect(page.getByRole("banner").getByRole("link", { name: "Log in" })).toBeVisible();
  await page.getByRole("alert").getByRole("link", { name: "Log in" }).click();
  await logIn(page, person.email, person.password);
  await expect(page).toHaveURL(blogPath(blog));
  await expect(field(page)).toHaveValue("Half a thought");
  await post(page).click();
  await expect(firstComment(page)).toContainText("Half a thought");
  await page.reload();
  await hydrated(page);
  await expect(field(page)).toHaveValue("");
});
