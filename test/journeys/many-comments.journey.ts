import type { Page } from "@playwright/test";
import { addComments } from "#features/comments/store.server.ts";
import { newMember, openAs } from "./people.ts";
import { expect, expectAccessible, publish, type RunningSite, test } from "./site.ts";

test.use({ writable: "many-comments" });
test.describe.configure({ mode: "default" }); // on one site

const items = (page: Page) => page.locator("#comments li");
const older = (page: Page) => page.getByRole("link", { name: "Older comments" });

/** The path of a new article with comments, oldest first. */
async function discussed(site: RunningSite, count: number): Promise<string> {
  const title = `Discussed ${count} times`;
  const comments = (blogId: string) =>
    Array.from({ length: count }, (_, index) => ({
      id: `${blogId}-${index}`,
      blogId,
      userId: null,
      text: `Comment ${index + 1} of ${count}.`,
      createdAt: new Date(Date.parse("2024-01-15T09:00:00.000Z") + index * 1000).toISOString(),
    }));
  const id = await publish(site, { title }, { publishedAt: "2024-01-14T12:00:00.000Z" });
  await site.inside(({ db }) => db.write((queries) => addComments(queries, comments(id))));
  const path = `/blogs/discussed-${count}-times`;
  const counted = async () => (await site.read<{ commentCount: number }>(`/api${path}`)).commentCount;
  await expect.poll(counted, { intervals: [50] }).toBe(count);
  return path;
}

test("older comments are added below the newest 100, and posting keeps them", async ({ page, site }) => {
  const path = await discussed(site, 230);
  const { token } = await newMember(site, "Reads It All");
  await openAs(page, token, path);
  await expect(page.getByText("You comment as Reads It All.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Comments (230)" })).toBeVisible();
  await expect(items(page)).toHaveCount(100);
  await older(page).press("Enter");
  await expect(items(page)).toHaveCount(200);
  await expect(items(page).nth(100)).toBeFocused();
  await expect(items(page).nth(100)).toContainText("Comment 130 of 230.");
  await expectAccessible(page);

  await page.getByLabel("Add a comment").fill("I am late.");
  await page.getByRole("button", { name: "Post Comment" }).click();
  await expect(items(page)).toHaveCount(201);
  await expect(items(page).first()).toContainText("I am late.");
  await older(page).click();
  await expect(items(page)).toHaveCount(231);
  await expect(items(page).last()).toContainText("Comment 1 of 230.");
  await expect(older(page)).toHaveCount(0);
  await expect(page).toHaveURL(path);
});

test("older comments that cannot be loaded can be requested again", async ({ page, site, quiet }) => {
  quiet.expectErrors(/503/);
  const path = await discussed(site, 130);
  const { token } = await newMember(site, "Tries Again");
  await openAs(page, token, path);
  await expect(page.getByText("You comment as Tries Again.")).toBeVisible();
  await page.route("**/api/blogs/*/comments?*", (route) =>
    route.fulfill({ status: 503, json: { msg: "Later" } }),
  );
  await older(page).click();
  await expect(page.getByRole("alert")).toHaveText("Failed to load older comments. Please try again.");
  await page.unroute("**/api/blogs/*/comments?*");
  await older(page).click();
  await expect(items(page)).toHaveCount(130);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("older comments have pages of their own", async ({ page, site }) => {
    const path = await discussed(site, 120);
    await page.goto(path);
    await expect(items(page)).toHaveCount(100);
    await older(page).click();
    await expect(page).toHaveURL(/\?before=[^&]+#comments$/);
    await expect(items(page)).toHaveCount(20);
    await expect(older(page)).toHaveCount(0);
    await page.getByRole("link", { name: "Newest comments" }).click();
    await expect(page).toHaveURL(`${path}#comments`);
    await expect(items(page)).toHaveCount(100);
  });
});
