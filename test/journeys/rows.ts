import type { Locator, Page } from "@playwright/test";
import { expect } from "./site.ts";

/** The button that opens the menu of a row. */
export const actionsOf = (page: Page | Locator, label: string) =>
  page.getByRole("button", { name: `Actions: ${label}`, exact: true });

/** Chooses in the menu of a row. */
export async function act(page: Page | Locator, text: string, label: string): Promise<void> {
  await actionsOf(page, label).click();
  await page.getByRole("menuitem", { name: text, exact: true }).click();
}

/** Fails unless the open menu is right below the button, and reaches from one side of it to the other. */
export async function expectMenuBelow(page: Page, button: Locator): Promise<void> {
  const menu = await page.getByRole("menu").boundingBox();
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  if (!menu) throw new Error("The menu has no box.");
  expect(menu.y).toBeCloseTo(y + height + 4, 0);
  expect(menu.x).toBeLessThanOrEqual(x + 1);
  expect(menu.x + menu.width).toBeGreaterThanOrEqual(x + width - 1);
}
