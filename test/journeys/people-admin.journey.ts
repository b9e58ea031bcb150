import { drop } from "./dragging.ts";
import { newMember, openAs, openAsAdmin } from "./people.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./site.ts";

test.use({ reducedMotion: "reduce", writable: true });

test("the order is changed with the keyboard, and saved at once", async ({ page, site }) => {
  await openAsAdmin(page, site, "/manage-people");
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
  await expect(page.getByRole("row").first()).toContainText("Idris Vanterpool"); // without the table's header
});

test("admins open the form from a person's page, members see no link", async ({ page, site }) => {
  const path = "/people/idris-vanterpool";
  await openAsAdmin(page, site, path);
  await page.getByRole("button", { name: "Edit and create" }).click();
  await page.getByRole("link", { name: "Edit person" }).click();
  await expect(page.getByRole("textbox", { name: /^Name/ })).toHaveValue("Idris Vanterpool");
  await openAs(page, (await newMember(site)).token, path);
  await expect(page.getByRole("heading", { name: "Idris Vanterpool" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Edit and create" })).toHaveCount(0);
});

test("a person is dragged from the first place to the last, in a dialog that scrolls", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await openAsAdmin(page, site, "/manage-people");
  await page.getByRole("button", { name: "Change the order" }).click();
  const dialog = page.getByRole("dialog", { name: "Change the order" });
  const people = dialog.getByRole("list", { name: "People" }).getByRole("listitem");
  const first = await people.first().innerText();
  const last = await people.last().elementHandle();
  await people.first().getByRole("button", { name: /^Drag/ }).hover();
  await page.mouse.down();
  await page.mouse.move(640, 470, { steps: 12 });
  await expect.poll(async () => ((await last?.boundingBox())?.y ?? 480) < 400).toBe(true);
  await expect(page.getByText(/is over position (\d+) of \1\./)).toBeAttached();
  await drop(page);
  await expect(people.last()).toHaveText(first, { useInnerText: true });
  await expect(dialog.getByText("Each change is saved at once.")).toBeVisible();
  await expect(dialog.getByRole("alert")).toHaveCount(0);
});
