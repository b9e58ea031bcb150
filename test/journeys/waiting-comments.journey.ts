import type { Page } from "@playwright/test";
import { blogAt, newMember, openAs } from "./people.ts";
import { expect, expectAccessible, test } from "./site.ts";

const field = (page: Page) => page.getByLabel("Add a comment");
const post = (page: Page) => page.getByRole("button", { name: "Post Comment" });
const firstComment = (page: Page) => page.locator("#comments li").first();

test("a comment with a link waits, and its writer alone sees it", async ({ page, browser, site }) => {
  const person = await newMember(site, "Waits A While");
  const blog = await blogAt(site, 6);
  const held = Promise.withResolvers<void>();
  await page.route("**/comments/waiting", async (route) => {
    const response = await route.fetch();
    await held.promise;
    await route.fulfill({ response });
  });
  await openAs(page, person.token, `/blogs/${blog._id}`);
  await expect(page.getByText(`You comment as ${person.name}.`)).toBeVisible();
  const title = page.locator("#comments-title");
  const before = await title.textContent();
  await field(page).fill("More at tiles.example");
  await post(page).click();
  await expect(page.getByText("Thank you. Your comment waits for approval")).toBeVisible();
  await expect(firstComment(page)).toContainText("Waiting for approval. Only you can see this comment");
  await expect(title).toHaveText(before ?? "");
  const answered = page.waitForResponse("**/comments/waiting");
  held.resolve(); // the answer was made before the comment
  await (await answered).finished();
  await expectAccessible(page);
  await expect(firstComment(page)).toContainText("More at tiles.example");
  await page.reload();
  await expect(firstComment(page)).toContainText("More at tiles.example");
  await expect(title).toHaveText(before ?? "");
  const stranger = await browser.newPage();
  await stranger.goto(`${site.url}/blogs/${blog._id}`);
  await expect(stranger.getByText("tiles.example")).toHaveCount(0);
  await stranger.close();

  await page.getByRole("button", { name: `Delete comment by ${person.name}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("tiles.example")).toHaveCount(0);
  await expect(title).toHaveText(before ?? "");
});

test("somebody unverified can send the link again, and the text is kept", async ({ page, site, quiet }) => {
  quiet.expectErrors(/403/);
  const person = await newMember(site);
  const blog = await blogAt(site, 7);
  await page.route("**/api/blogs/comment/*", (route) =>
    route.fulfill({
      status: 403,
      json: { code: "unverified", msg: "Please verify your email address first." },
    }),
  );
  await openAs(page, person.token, `/blogs/${blog._id}`);
  await expect(page.getByText(`You comment as ${person.name}.`)).toBeVisible();
  await field(page).fill("I have more to say.");
  await post(page).click();
  await expect(page.getByRole("alert")).toContainText("Please verify your email address first.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send the link again" }).click();
  await expect(page.getByText(`We have sent a link to ${person.email}.`)).toBeVisible();
  await page.unroute("**/api/blogs/comment/*");
  await expect(field(page)).toHaveValue("I have more to say.");
  await post(page).click();
  await expect(firstComment(page)).toContainText("I have more to say.");
});
