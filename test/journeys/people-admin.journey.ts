import { adminAddress, openAs } from "./people.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./site.ts";

test.use({ reducedMotion: "reduce", writable: true });

test("the order is changed with the keyboard, and saved at once", async ({ page, site }) => {
  await openAs(page, await site.tokenOf(adminAddress), "/manage-people");
  await page.getByRole("button", { name: "Change the order" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Change the order" });
  await dialog.getByRole("button", { name: "Move Idris Vanterpool up" }).press("Enter");
  await expect(dialog.getByRole("button", { name: "Move Idris Vanterpool down" })).toBeFocused();
  await expect(dialog.getByRole("listitem").first()).toContainText("Idris Vanterpool");
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoSidewaysScroll(page);
  await expect(dialog.getByText("Each change is saved at once.")).toBeVisible();
  await expect(dialog.getByRole("alert")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Change the order" })).toBeFocused();
  await page.goto("/manage-people");
  await expect(page.getByRole("row").first()).toContainText("Idris Vanterpool"); // without the head of the table
});
