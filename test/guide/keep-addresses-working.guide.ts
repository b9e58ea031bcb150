import { test } from "./guide.ts";

test("keep addresses working", async ({ page, label, picture }) => {
  await page.goto("/manage-addresses");
  await page.getByRole("button", { name: label("Add a redirect") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(label("From")).fill("/walk");
  await dialog.getByLabel("To").fill("/events");
  await dialog.getByRole("button", { name: label("Save") }).waitFor();
  await picture("redirect", dialog, { around: 0 });
});
