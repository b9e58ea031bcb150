import { test } from "./guide.ts";

test("change the settings and the looks", async ({ page, label, picture }) => {
  await page.goto("/manage-settings");
  await page.getByLabel(label("Find a setting")).waitFor();
  await page.getByRole("button", { name: label("Back to the default") }).waitFor();
  await page.getByRole("button", { name: label("History") }).waitFor();
  const groups = page.getByRole("navigation", { name: "Groups of settings" });
  for (const name of ["Institute", "Contact", "Announcement and donations", "Videos and embeds"]) {
    await groups.getByRole("link", { name: label(name) }).waitFor();
  }
  await picture("settings", page.locator("#main"), { around: 0, height: 560 });
  await groups.getByRole("link", { name: label("Appearance") }).click();
  await page.getByLabel(label("Main colour")).first().waitFor();
  await page.getByLabel(label("Second colour")).first().waitFor();
  await picture("appearance", page.locator("#main"), { around: 0, height: 620 });
});
