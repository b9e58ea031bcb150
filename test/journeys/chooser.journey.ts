import type { Page } from "@playwright/test";
import { dialogOf, textField, tool } from "./editor.ts";
import { openAsAdmin } from "./people.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./site.ts";

test.use({ reducedMotion: "reduce", writable: true });

const chooser = (page: Page) => page.getByRole("dialog", { name: "Choose a picture" });
const choices = (page: Page) => chooser(page).getByRole("listitem").getByRole("button");
const opener = (page: Page) => page.getByRole("button", { name: "From the library" });

test("a library picture is found and chosen with the keyboard", async ({ page, site }) => {
  await openAsAdmin(page, site, "/create-blog");
  await opener(page).focus();
  await page.keyboard.press("Enter");
  await expect(chooser(page).getByRole("searchbox")).toBeFocused();
  await expect(choices(page)).toHaveCount(24);
  await expectAccessible(page);
  await chooser(page).getByRole("button", { name: "Show more" }).focus();
  await page.keyboard.press("Enter");
  await expect(choices(page)).toHaveCount(48);

  await chooser(page).getByRole("searchbox").focus();
  await page.keyboard.type("footbridge");
  await page.keyboard.press("Enter");
  await expect(chooser(page).getByRole("status")).toHaveText(/^[1-9]\d? found$/);
  await expect(choices(page).first()).toContainText("footbridge");
  await page.keyboard.press("Tab"); // the button beside the field
  await page.keyboard.press("Tab");
  await expect(choices(page).first()).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(choices(page).nth(1)).toBeFocused();
  await page.keyboard.press("End");
  await expect(choices(page).last()).toBeFocused();
  await page.keyboard.press("Home");
  const alt = (await choices(page).first().textContent()) ?? "";
  await page.keyboard.press("Enter");
  await expect(chooser(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await expect(page.getByLabel("Alternative text")).toHaveValue(alt);
});

test("Escape cancels, and errors are shown", async ({ page, site, quiet }) => {
  quiet.expectErrors(/Failed to load resource/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route("**/api/media?*", (route) => route.abort());
  await openAsAdmin(page, site, "/create-blog");
  await opener(page).click();
  await expect(chooser(page).getByRole("heading", { name: "The library could not be read" })).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/api/media?*");
  await chooser(page).getByRole("button", { name: "Try Again" }).click();
  await expect(choices(page)).toHaveCount(24);
  await chooser(page).getByRole("searchbox").fill("nobody has such a picture");
  await page.keyboard.press("Enter");
  await expect(chooser(page).getByRole("heading", { name: "Nothing found" })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape"); // the first one clears the field
  await expect(chooser(page)).toBeHidden();
  await expect(page.getByLabel("Alternative text")).toHaveCount(0);
});

test("a lost connection while the library loads does not lose the form", async ({ page, site, quiet }) => {
  quiet.expectErrors(/Failed to load resource/);
  await openAsAdmin(page, site, "/create-blog");
  await page.getByLabel("Title").fill("Words that stay");
  await expect(textField(page)).toBeVisible(); // the editor has been loaded
  await page.context().setOffline(true);
  await opener(page).click();
  const message = page.getByRole("alertdialog", { name: "The library could not be loaded" });
  await expect(message).toBeVisible();
  await expectAccessible(page);
  await message.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Words that stay");
  await opener(page).click();
  await expect(message).toBeVisible();
  await page.context().setOffline(false);
  await message.getByRole("button", { name: "Try Again" }).click();
  await expect(choices(page)).toHaveCount(24);
});

test("the picture dialog keeps the focus when a library picture is chosen", async ({ page, site }) => {
  await openAsAdmin(page, site, "/create-blog");
  await tool(page, "Image").click();
  const library = dialogOf(page).getByRole("button", { name: "From the library" });
  await library.focus();
  await page.keyboard.press("Enter");
  await choices(page).nth(1).focus();
  await page.keyboard.press("Enter");
  await expect(chooser(page)).toBeHidden();
  await expect(library).toBeFocused();
  const alt = dialogOf(page).getByLabel("Alternative text");
  await alt.fill("");
  await dialogOf(page).getByRole("button", { name: "Add picture" }).click();
  await expect(alt).toBeFocused();
  await expect(alt).toHaveAccessibleDescription(/Please describe the picture/);
});
