import { test } from "./guide.ts";

test("arrange the menu", async ({ page, label, picture }) => {
  await page.goto("/manage-menu");
  for (const name of ["Quick links", "Legal links"]) {
    await page
      .getByRole("heading", { name: label(name) })
      .first()
      .waitFor();
  }
  await page
    .getByRole("button", { name: label("Add a page of this site") })
    .first()
    .waitFor();
  await page
    .getByRole("button", { name: label("Add an address") })
    .first()
    .waitFor();
  await page.getByRole("button", { name: label("Save changes") }).waitFor();
  await picture("menu", page.locator("#main"), { around: 0, height: 640 });
});
