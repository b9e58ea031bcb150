import type { Comment } from "#features/comments/contract.ts";
import { asAdmin, call, newMember } from "./people.ts";
import { act } from "./rows.ts";
import { admin, expect, expectAccessible, publish, test } from "./site.ts";

test.use({ member: admin, writable: true });

const commentBy = (name: string) => `comment by ${name}`;

test("a comment is taken down with a reason and restored", async ({ page, site }) => {
  const id = await publish(site, { title: "A loud evening" });
  const person = await newMember(site, "Perpetua Loud");
  await call<Comment[]>(site, `POST /api/blogs/comment/${id}`, { text: "What a racket." }, person.token);
  await page.goto("/manage-comments?q=racket");
  const item = page.getByRole("row").filter({ hasText: "What a racket." });
  await expect(item.getByRole("link", { name: "A loud evening" })).toHaveAttribute(
    "href",
    "/blogs/a-loud-evening#comments",
  );
  await expect(item).toContainText("Address not verified");
  await expect(item).toContainText("1 comment shown");
  await expectAccessible(page);

  const menu = item.getByRole("button", { name: `Actions: ${commentBy("Perpetua Loud")}` });
  await menu.focus();
  await page.keyboard.press("Enter");
  const choice = (name: string) => page.getByRole("menuitem", { name, exact: true });
  await expect(choice("Take down")).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Take comment down" });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(menu).toBeFocused();

  await act(page, "Take down with a reason", commentBy("Perpetua Loud"));
  await dialog.getByLabel("Reason").fill("It is about a neighbour.");
  await dialog.getByRole("button", { name: "Take down" }).click();
  await expect(
    page.getByRole("status").filter({ hasText: "Comment by Perpetua Loud taken down." }),
  ).toHaveCount(1);
  await expect(item).toContainText("It is about a neighbour.");
  await expectAccessible(page);
  expect(await (await page.request.get(`/blogs/${id}`)).text()).not.toContain("What a racket.");

  await page.getByRole("navigation", { name: "State" }).getByRole("link", { name: "Taken down" }).click();
  await expect(page).toHaveURL("/manage-comments?q=racket&state=removed");
  await act(page, "Put back", commentBy("Perpetua Loud"));
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
  const row = page.getByRole("row").filter({ hasText: "Buy this." });
  await act(row, "Take down with a reason", commentBy("Ottoline Spam"));
  const dialog = page.getByRole("dialog", { name: "Take comment down" });
  await dialog.getByLabel("Reason").fill("It is advertising.");
  await dialog.getByLabel("Take down all comments by Ottoline Spam").check();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Take down" }).click();
  await expect(
    page.getByRole("status").filter({ hasText: "2 comments by Ottoline Spam taken down." }),
  ).toHaveCount(1);
  await expect(page.getByText("It is advertising.")).toHaveCount(2);
});

test("comments that wait are accepted, taken down and put back", async ({ page, site }) => {
  const id = await publish(site, { title: "An evening of links" });
  const shown = async () =>
    (await site.read<{ comments: Comment[] }>(`/api/blogs/${id}`)).comments
      .map(({ text }) => text)
      .toSorted();
  for (const name of ["Link One", "Link Two", "Link Three"]) {
    const { token } = await newMember(site, name);
    await call(site, `POST /api/blogs/comment/${id}`, { text: `${name} at links.example` }, token);
  }
  await page.goto("/admin");
  await page.getByRole("region", { name: "Comments to approve" }).getByRole("link").first().click();
  await expect(page).toHaveURL("/manage-comments?state=waiting");
  await expect(page.getByRole("row")).toHaveCount(4); // with the header
  await expectAccessible(page);
  await page.getByRole("button", { name: "Accept: comment by Link One" }).click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  expect(await shown()).toEqual(["Link One at links.example"]);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Accept: comment by Link One" })).toBeVisible();
  expect(await shown()).toEqual([]);

  const selected = page.getByRole("region", { name: "Selected rows" });
  await page.getByLabel("Select all on this page").filter({ visible: true }).check();
  await selected.getByRole("button", { name: "Take down" }).click();
  await expect(page.getByRole("heading", { name: "Nothing waits for you" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("row")).toHaveCount(4);

  // Somebody else is faster with one of them.
  const rows = await asAdmin<{ _id: string; name: string }[]>(site, "GET /api/comments?state=waiting");
  const gone = rows.filter(({ name }) => name === "Link Three").map(({ _id }) => _id);
  await asAdmin(site, "POST /api/comments/take-down", { ids: gone });
  await page.getByLabel("Select all on this page").filter({ visible: true }).check();
  await selected.getByRole("button", { name: "Accept" }).click();
  await expect(page.getByText("Some comments do not wait any more.")).toBeVisible();
  expect(await shown()).toEqual(["Link One at links.example", "Link Two at links.example"]);
});

test("keys decide the comment that has the focus, and none while somebody types", async ({ page, site }) => {
  const id = await publish(site, { title: "An evening of keys" });
  const { token } = await newMember(site, "Presses Keys");
  for (const text of ["First keys.example", "Second keys.example", "Third keys.example"])
    await call(site, `POST /api/blogs/comment/${id}`, { text }, token);
  await page.goto("/manage-comments?state=waiting&q=keys.example&order=asc");
  const rows = page.getByRole("row").filter({ has: page.getByRole("checkbox") });
  const comment = (text: string) => page.getByRole("article").filter({ hasText: text });
  await expect(rows).toHaveCount(4); // with the header
  await page.keyboard.press("a"); // nothing has the focus
  await page.getByRole("searchbox").press("a");
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
  await page
    .getByRole("checkbox", { name: /^Select: comment/ })
    .first()
    .focus();
  await page.keyboard.press("j");
  await expect(comment("Second")).toBeFocused();
  await page.keyboard.press("r");
  const field = page.getByLabel(/^Reply as /);
  await expect(field).toBeFocused();
  await page.keyboard.type("at jkrt");
  await expect(field).toHaveValue("at jkrt");
  await page.getByRole("button", { name: "Cancel" }).press("Enter");
  await expect(comment("Second")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(comment("First")).toBeFocused();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("t");
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("j");
  await expect(comment("Second")).toBeFocused();
  await page.keyboard.press("a");
  await expect(page.getByText("accepted")).toBeVisible();
  await expect
    .poll(async () =>
      (await site.read<{ comments: Comment[] }>(`/api/blogs/${id}`)).comments.map(({ text }) => text),
    )
    .toEqual(["Second keys.example"]);
});

test("the institute replies in place, and readers see it", async ({ page, site, quiet }) => {
  quiet.expectErrors(/Failed to load resource/);
  const id = await publish(site, { title: "An evening of questions" });
  const { token } = await newMember(site, "Asks Politely");
  await call(site, `POST /api/blogs/comment/${id}`, { text: "Is it free? See www.tickets.example" }, token);
  await page.goto("/manage-comments?state=waiting&q=tickets");
  const reply = page.getByRole("button", { name: "Reply: comment by Asks Politely" });
  await reply.click();
  const field = page.getByLabel(/^Reply as /);
  await expect(field).toBeFocused();
  await field.fill("It is free.\nSee you there.");
  await page.route("**/api/comments/*/reply", (route) => route.abort());
  await page.reload();
  await reply.click();
  await expect(field).toHaveValue("It is free.\nSee you there.");
  await expectAccessible(page);
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("The reply could not be saved. Please try again.")).toBeVisible();
  await page.unroute("**/api/comments/*/reply");
  await page.getByRole("button", { name: "Accept and reply" }).click();
  await expect(page.getByRole("status").filter({ hasText: "accepted, and your reply is shown" })).toHaveCount(
    1,
  );

  await page.goto("/manage-comments?q=tickets");
  await expect(page.getByText("written by Administrator")).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/blogs/${id}#comments`);
  const comment = page.locator("#comments li").filter({ hasText: "Asks Politely" });
  await expect(comment).toContainText("It is free.");
  await expect(comment).not.toContainText("Administrator");
  await expectAccessible(page);
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
