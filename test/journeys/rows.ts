import type { Locator, Page } from "@playwright/test";

/** The button that opens the menu of a row. */
export const actionsOf = (page: Page | Locator, label: string) =>
  page.getByRole("button", { name: `Actions: ${label}`, exact: true });

/** Chooses in the menu of a row. */
export async function act(page: Page | Locator, text: string, label: string): Promise<void> {
  await actionsOf(page, label).click();
  await page.getByRole("menuitem", { name: text, exact: true }).click();
}
