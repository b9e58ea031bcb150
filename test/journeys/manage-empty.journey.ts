import { admin, expect, expectAccessible, test } from "./site.ts";

test.use({ filled: false, member: admin });

test("empty admin lists say so and link to the form", async ({ page }) => {
  for (const [path, words] of [
    ["/manage-blogs", "No articles yet"],
    ["/manage-events", "No events yet"],
    ["/manage-comments", "No comments yet"],
    ["/manage-trash", "Nothing here"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: words })).toBeVisible();
    await expectAccessible(page);
  }
  await page.goto("/manage-events");
  await expect(page.getByRole("main").getByRole("link", { name: "Create Event" }).last()).toHaveAttribute(
    "href",
    "/create-blog?type=events",
  );
});
