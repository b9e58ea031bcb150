import { button, view, write } from "./admin.ts";
import { admin, expect, expectAccessible, test } from "./site.ts";

test.use({ writable: true, member: admin });

test("a call is written, found, and closes by itself", async ({ page }) => {
  await page.goto("/create-call");
  await write(page, "Keeper of the river gauge", "You read the gauge at six.");
  await page.getByLabel("Type").selectOption("Call for applications");
  await page.getByLabel("Deadline").fill("2035-05-01T18:00");
  await page.getByRole("textbox", { name: "Place" }).fill("Lower Quay");
  await page.getByLabel("Email").fill("gauge@institute.example");
  await expectAccessible(page);
  await button(page, "Publish").click();
  await expect(page.getByText("The call is published.")).toBeVisible();
  await view(page);
  await expect(page).toHaveURL("/calls/keeper-of-the-river-gauge");
  await expect(page.getByText("May 1, 2035")).toBeVisible();
  await expect(page.getByRole("link", { name: "gauge@institute.example" })).toBeVisible();

  await page.getByRole("link", { name: "All calls" }).click();
  const open = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(open.filter({ hasText: "Keeper of the river gauge" })).toBeVisible();
  await page.goto("/manage-calls");
  const row = page.getByRole("row").filter({ hasText: "Keeper of the river gauge" });
  await expect(row).toContainText("Call for applications · Lower Quay");
  await row.getByRole("link", { name: "Keeper of the river gauge" }).click();
  await page.getByLabel("Deadline").fill("2020-05-01T18:00");
  await button(page, "Update").click();
  await expect(page.getByText("The call is updated.")).toBeVisible();
  await page.goto("/calls/keeper-of-the-river-gauge");
  await expect(page.getByText("This call is closed.")).toBeVisible();
});
