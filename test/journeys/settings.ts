import { expect, type Page } from "@playwright/test";
import type { SavedSettings } from "#features/settings/contract.ts";
import { asAdmin } from "./people.ts";
import type { RunningSite } from "./site.ts";

/** Saves the form of a group of settings. The message about the last save may still be there. */
export async function saveSettings(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Not saved yet.")).toHaveCount(0);
  await expect(page.getByText("The settings are saved and in use on every page.")).toBeVisible();
}

export function savedSettings(site: RunningSite): Promise<SavedSettings> {
  return asAdmin(site, "GET /api/settings");
}

/** Saves a group of settings with the API, as it is but for the values that change. */
export async function changeSettings<Group extends keyof SavedSettings>(
  site: RunningSite,
  group: Group,
  change: (saved: SavedSettings[Group]) => object,
): Promise<SavedSettings[Group]> {
  const saved = (await savedSettings(site))[group];
  const body = { version: saved.version, values: { ...saved.values, ...change(saved) } };
  return asAdmin(site, `PUT /api/settings/${group}`, body);
}
