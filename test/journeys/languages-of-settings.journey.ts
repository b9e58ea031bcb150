import type { Page } from "@playwright/test";
import { changeSettings, saveSettings } from "./settings.ts";
import { admin, expect, expectAccessible, expectNoSidewaysScroll, test } from "./site.ts";

test.use({ member: admin, writable: "languages" });
test.describe.configure({ mode: "serial" });

const languageLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Language of the texts" }).getByRole("link", { name });
const bar = (page: Page) => page.getByRole("region", { name: "Bar", exact: true });

test("an admin adds a language by keyboard, with words for its addresses", async ({ page }) => {
  await page.goto("/manage-settings");
  await expect(languageLink(page, "English")).toHaveCount(0);
  await page.getByRole("button", { name: "Add a language" }).press("Enter");
  await page.keyboard.type("fren");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Français", exact: true })).toBeVisible();
  await page.getByRole("textbox", { name: "/events" }).fill("Événements");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: "/events" })).toHaveValue("evenements");
  await expectAccessible(page);
  await saveSettings(page);
  await expect(languageLink(page, "Français")).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});

test("an admin writes the menu in French, beside that of the main language", async ({ page, site }) => {
  await changeSettings(site, "menu", ({ values }) => ({ bar: values.bar.slice(0, 3) }));
  await page.goto("/manage-menu");
  await languageLink(page, "Français").click();
  await expect(page).toHaveURL(/\?language=fr$/);
  await expect(bar(page).getByText("This list has no entries.")).toBeVisible();
  await bar(page).getByRole("button", { name: "Copy this list" }).click();
  const about = bar(page).getByRole("textbox", { name: "Label of the link to /about" });
  await expect(about).toHaveAttribute("lang", "fr");
  await about.fill("Qui sommes-nous");
  await expect(bar(page).getByText("About Us").first()).toHaveAttribute("lang", "en");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await languageLink(page, "English").click();
  await expect(page.getByRole("alertdialog")).toContainText("Leave without saving?");
  await page.getByRole("button", { name: "Cancel" }).click();
  await saveSettings(page);
  await page.reload();
  await expect(about).toHaveValue("Qui sommes-nous");

  await languageLink(page, "English").click();
  await expect(about).toHaveValue("About Us");
  await page.goto("/fr/about");
  await expect(
    page.getByRole("navigation").getByRole("link", { name: "Qui sommes-nous" }).first(),
  ).toBeVisible();
});

test("each language has versions of its own", async ({ page }) => {
  await page.goto("/manage-settings?language=fr");
  await page.getByRole("textbox", { name: "Tagline" }).fill("Un pas après l’autre");
  await saveSettings(page);
  await page.getByRole("textbox", { name: "Tagline" }).fill("Pas à pas");
  await saveSettings(page);
  await page.getByRole("button", { name: "History" }).click();
  const versions = page.getByRole("dialog").getByRole("listitem");
  await expect(versions.first()).toContainText("Tagline");
  await page.keyboard.press("Escape");
  await page.goto("/manage-settings");
  await expect(page.getByRole("textbox", { name: "Tagline" })).not.toHaveValue("Pas à pas");
});
