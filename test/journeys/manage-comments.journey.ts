import type { Comment } from "#features/comments/contract.ts";
import { call, newMember } from "./people.ts";
import { admin, expect, expectAccessible, publish, test } from "./site.ts";

test.use({ member: admin, writable: true });

test("a comment is taken down with a reason and restored", async ({ page, site, quiet }) => {
  quiet.expectErrors(/400 \(Bad Request\)/);
  const id = await publish(site, { title: "A loud evening" });
  const person = await newMember(site, "Perpetua Loud");
  await call<Comment[]>(site, `POST /api/blogs/comment/${id}`, { text: "What a racket." }, person.token);
  await page.goto("/manage-comments?q=racket");
  const item = page.getByRole("row").filter({ hasText: "What a racket." });
  await expect(item.getByRole("link", { name: "A loud evening" })).toHaveAttribute(
    "href",
    "/blogs/a-loud-evening#comments",
  );
  await expectAccessible(page);

  const down = item.getByRole("button", { name: "Take down: comment by Perpetua Loud" });
  await down.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("alertdialog", { name: "Take comment down" });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(down).toBeFocused();

  await down.click();
  await dialog.getByRole("button", { name: "Take down" }).click();
  await expect(dialog.getByText("Please say why: its writer can read it.")).toBeVisible();
  await expect(dialog.getByLabel("Reason")).toBeFocused();
  await dialog.getByLabel("Reason").fill("It is about a neighbour.");
  await dialog.getByRole("button", { name: "Take down" }).click();
  await expect(
    page.getByRole("status").filter({ hasText: "The comment by Perpetua Loud is taken down." }),
  ).toHaveCount(1);
  await expect(item).toContainText("It is about a neighbour.");
  await expectAccessible(page);
  expect(await (await page.request.get(`/blogs/${id}`)).text()).not.toContain("What a racket.");

  await page.getByRole("link", { name: "Taken down" }).click();
  await expect(page).toHaveURL("/manage-comments?q=racket&state=removed");
  await item.getByRole("button", { name: "Put back: comment by Perpetua Loud" }).click();
  await expect(page.getByRole("heading", { name: "No comments found" })).toBeVisible();
  const headers = { "cache-control": "no-cache" }; // without it, the page may be stale for a moment
  expect(await (await page.request.get(`/blogs/${id}`, { headers })).text()).toContain("What a racket.");
});

test("all comments of one writer are taken down at once", async ({ page, site }) => {
  const id = await publish(site, { title: "A busy evening" });
  const person = await newMember(site, "Ottoline Spam");
  for (const text of ["Buy this.", "Buy that."]) {
    await call<Comment[]>(site, `POST /api/blogs/comment/${id}`, { text }, person.token);
  }
  await page.goto("/manage-comments?q=ottoline");
  await page.getByRole("button", { name: "Take down: comment by Ottoline Spam" }).first().click();
  const dialog = page.getByRole("alertdialog", { name: "Take comment down" });
  await dialog.getByLabel("Reason").fill("It is advertising.");
  await dialog.getByLabel("Take down all comments by Ottoline Spam").check();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Take down" }).click();
  await expect(
    page.getByRole("status").filter({ hasText: "2 comments by Ottoline Spam taken down." }),
  ).toHaveCount(1);
  await expect(page.getByText("It is advertising.")).toHaveCount(2);
});

test("comments are sorted by date and article", async ({ page }) => {
  await page.goto("/manage-comments");
  const head = (name: string) => page.getByRole("columnheader", { name });
  await expect(head("Written")).toHaveAttribute("aria-sort", "descending");
  await head("Article").getByRole("link").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/manage-comments?sort=article");
  await expect(head("Article")).toHaveAttribute("aria-sort", "ascending");
  await head("Written").getByRole("link").click();
  await expect(page).toHaveURL("/manage-comments");
  await expect(head("Written")).toHaveAttribute("aria-sort", "descending");
  await head("Written").getByRole("link").click();
  await expect(page).toHaveURL("/manage-comments?order=asc");
});

test("comments that failed to load can be retried", async ({ page, quiet }) => {
  quiet.expectErrors(/Failed to load resource/);
  await page.route("**/api/comments?*", (route) => route.abort());
  await page.goto("/manage-comments");
  await expect(page.getByRole("heading", { name: "Failed to fetch comments" })).toBeVisible();
  await page.unroute("**/api/comments?*");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("row")).toHaveCount(25);
});
