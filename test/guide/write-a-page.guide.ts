import { field, saved, test } from "./guide.ts";

test("write a page", async ({ page, label, picture }) => {
  await page.goto("/manage-pages");
  await page.getByText(label("Original text")).first().waitFor();
  await page.getByRole("link", { name: label("Create Page") }).click();
  await field(page, "Title").fill("Work with us");
  await page.getByLabel(label("Kind of page")).waitFor();
  await page.getByLabel(label("Introduction")).fill("Two or three times a year, we look for somebody.");
  await page.getByRole("textbox", { name: "Content" }).fill("What we offer, and what we expect.");
  await field(page, "Title").focus();
  await saved(page);
  await picture("create-page", page.getByRole("banner"), { around: 0, width: 1024, height: 640 });
});
