import { test } from "./guide.ts";

test("arrange the home page", async ({ page, label, picture }) => {
  await page.goto("/manage-home");
  await page.getByLabel(label("Pin an article")).waitFor();
  await page.getByRole("button", { name: label("Save changes") }).waitFor();
  await page.getByRole("region", { name: "Preview" }).first().waitFor();
  const sections = page.getByRole("region", { name: "Sections" });
  await sections.evaluate((element) => element.scrollIntoView({ block: "start" }));
  await picture("home-sections", page.locator("#main"), { around: 0, height: 640 });
});
