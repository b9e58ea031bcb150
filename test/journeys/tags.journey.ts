import { button, newBlog } from "./admin.ts";
import { admin, expect, expectAccessible, test } from "./site.ts";

test.use({ writable: true, member: admin });

test("shows tags as chips", async ({ page }) => {
  await page.goto("/create-blog");
  const field = page.getByLabel("Tags").and(page.getByRole("combobox"));
  const chips = page.getByRole("list", { name: "Tags" }).getByRole("listitem");
  await field.pressSequentially("river,#walks");
  await field.press("Enter");
  await expect(chips).toHaveText(["river", "walks"]);
  await expect(page).toHaveURL("/create-blog");
  await field.pressSequentially("River,");
  await expect(chips).toHaveText(["river", "walks"]); // no duplicates
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

test("existing tags are suggested while typing", async ({ page, site }) => {
  await newBlog(site, { tags: "zither rights, zither" });
  await page.goto("/create-blog");
  const field = page.getByRole("combobox", { name: "Tags" });
  const chips = page.getByRole("list", { name: "Tags" }).getByRole("listitem");
  const options = page.getByRole("listbox", { name: "Tags in use" }).getByRole("option");
  await field.pressSequentially("Zith");
  await expect(options).toContainText(["zither", "zither rights"]);
  await expect(page.getByRole("status").filter({ hasText: /^Tags in use: \d/ })).toHaveCount(1);
  await expect(field).toHaveAttribute("aria-expanded", "true");
  await expectAccessible(page);
  await field.press("ArrowUp");
  const last = options.last();
  await expect(last).toHaveAttribute("aria-selected", "true");
  await expect(field).toHaveAttribute("aria-activedescendant", (await last.getAttribute("id")) ?? "");
  const name = await last.innerText();
  await field.press("Enter");
  await expect(chips).toHaveText([name]);
  await expect(options).toHaveCount(0);
  await field.pressSequentially("zith");
  await options.first().click();
  await expect(chips).toHaveText([name, "zither"]);
  await expect(field).toBeFocused();
  await field.pressSequentially("zith");
  await expect(field).toHaveValue("zith");
  await field.press("Escape");
  await field.press("Enter");
  await expect(chips).toHaveText([name, "zither", "zith"]);
});

test("too long or too many tags show an error, and nothing is cut", async ({ page }) => {
  await page.goto("/create-blog");
  const field = page.getByRole("combobox", { name: "Tags" });
  const chips = page.getByRole("list", { name: "Tags" }).getByRole("listitem");
  await field.fill("x".repeat(51));
  await expect(field).toHaveAccessibleDescription(/A tag has at most 50 characters/);
  await field.press("Enter");
  await expect(field).toHaveValue("x".repeat(51));
  await field.fill("");
  const many = Array.from({ length: 22 }, (_, n) => `tag ${n}`);
  await field.fill(`${many.join(",")},`);
  await expect(chips).toHaveCount(20);
  await expect(field).toHaveAccessibleDescription(
    /There can be at most 20 tags. Left out: tag 20, tag 21 .*20 of 20/,
  );

  const title = page.getByLabel("Title");
  await title.fill("t".repeat(290));
  await expect(title).toHaveAccessibleDescription("10 of 300 characters left.");
  await title.fill("t".repeat(312));
  await expect(title).toHaveValue("t".repeat(312));
  await expect(title).toHaveAccessibleDescription("The title can have at most 300 characters: remove 12.");
  await button(page, "Publish Post").click();
  await expect(title).toBeFocused();
});
