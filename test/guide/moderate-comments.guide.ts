import { test } from "./guide.ts";

test("answer and moderate comments", async ({ page, label, picture }) => {
  await page.goto("/manage-comments");
  await page.getByRole("link", { name: new RegExp(`^${label("Waiting")}`) }).waitFor();
  await page.getByRole("link", { name: new RegExp(`^${label("Taken down")}`) }).waitFor();
  await page
    .getByRole("button", { name: label("Reply") })
    .first()
    .waitFor();
  await picture("comments", page.locator("#main"), { around: 0, height: 620 });
});
