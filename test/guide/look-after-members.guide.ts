import { actionsOf } from "#test/journeys/rows.ts";
import { test } from "./guide.ts";

test("look after members", async ({ page, label, picture }) => {
  await page.goto("/manage-members");
  await actionsOf(page, "Samu Tauiliili").click();
  for (const name of ["Make administrator", "Disable"]) {
    await page.getByRole("menuitem", { name: label(name) }).waitFor();
  }
  await picture("members", page.locator("#main"), { around: 0, height: 470 });
});
