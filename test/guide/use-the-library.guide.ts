import { test } from "./guide.ts";

test("use the library", async ({ page, label, picture }) => {
  await page.goto("/manage-media");
  await page.getByRole("link", { name: new RegExp(`^${label("No alternative text")}`) }).waitFor();
  await page.getByRole("link", { name: new RegExp(`^${label("Unused")}`) }).waitFor();
  await page.getByRole("combobox", { name: label("Kind") }).waitFor();
  await page.getByRole("searchbox").fill("tram depot");
  await page.keyboard.press("Enter");
  const file = page.getByRole("button", { name: /^A brick tram depot at night/ });
  await file.waitFor();
  await picture("library", page.locator("#main"), { around: 0, height: 560 });
  await file.click();
  const details = page.getByRole("dialog");
  await details.getByLabel(label("Alternative text")).waitFor();
  await details.getByText("Where it is used").waitFor();
  await picture("media-details", details, { around: 0 });
});
