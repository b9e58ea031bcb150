import { test } from "./guide.ts";

test("write a page", async ({ page, label, picture }) => {
  await page.goto("/manage-pages");
  await page.getByText(label("Readers see the original text")).first().waitFor();
  await page.getByRole("link", { name: label("Create Page") }).click();
  await page.getByLabel("Title", { exact: true }).fill("Work with us");
  await page.getByLabel(label("Kind of page")).waitFor();
  await page.getByLabel(label("Introduction")).fill("Two or three times a year, we look for somebody.");
  await page.getByRole("textbox", { name: "Content" }).fill("What we offer, and what we expect.");
  await page.getByLabel("Title", { exact: true }).focus();
  await picture("create-page", page.getByRole("banner"), { around: 0, width: 1280, height: 640 });
});
