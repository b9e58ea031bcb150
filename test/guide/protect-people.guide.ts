import { test } from "./guide.ts";

test("what files give away", async ({ page, label, picture }) => {
  await page.goto("/manage-media?kind=file");
  await page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("checkbox") })
    .first()
    .getByRole("button")
    .click();
  const details = page.getByRole("dialog");
  const removed = details.getByText(label("Removed"), { exact: true });
  await removed.waitFor();
  await picture("removed", details.locator("dl").first(), { ring: removed });
});
