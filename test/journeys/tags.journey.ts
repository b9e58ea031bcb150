import { admin, expect, test } from "./site.ts";

test.use({ written: true, member: admin });

test("writes tags as chips over one line", async ({ page }) => {
  await page.goto("/create-blog");
  const field = page.getByLabel("Tags").and(page.getByRole("textbox"));
  const chips = page.getByRole("list", { name: "Tags" }).getByRole("listitem");
  await field.pressSequentially("river,#walks");
  await field.press("Enter");
  await expect(chips).toHaveText(["river", "walks"]);
  await expect(page).toHaveURL("/create-blog");
  await field.pressSequentially("River,");
  await expect(chips).toHaveText(["river", "walks"]); // no doubles
  await field.press("Backspace");
  await expect(field).toHaveValue("walks");
  await field.blur();
  await expect(chips).toHaveText(["river", "walks"]);
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData("text", "a, b, #c");
    const event = new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
    document.querySelector('input[autocomplete="off"][enterkeyhint]')?.dispatchEvent(event);
  });
  await expect(chips).toHaveText(["river", "walks", "a", "b", "c"]);
  await page.getByRole("button", { name: "Remove walks" }).click();
  await expect(chips).toHaveText(["river", "a", "b", "c"]);
  await expect(field).toBeFocused();
  await expect(page.locator('input[type=hidden][name="tags"]')).toHaveValue("river,a,b,c,");
});
