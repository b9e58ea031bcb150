import type { Locator, Page } from "@playwright/test";
import type { Collection } from "#features/photography/contract.ts";
import { expect, type RunningSite } from "./site.ts";

export const images = (page: Page) => page.locator("input[name=images]");
export const videos = (page: Page) => page.locator("input[name=videos]");

/** The images of the collection that is written, or its videos, in their order. */
export function cards(page: Page, kind = "Images"): Locator {
  return page.getByRole("list", { name: kind, exact: true }).locator("[data-item]");
}

export function button(where: Page | Locator, name: string | RegExp): Locator {
  return where.getByRole("button", { name, exact: typeof name === "string" });
}

/** The form of somebody who writes, ready to be filled in. */
export async function openForm(page: Page, title = ""): Promise<void> {
  await page.goto("/create-photography");
  await expect(page.getByLabel("Title")).toBeVisible();
  if (title) await page.getByLabel("Title").fill(title);
}

/** The one public collection with this title. */
export async function collectionNamed(site: RunningSite, title: string): Promise<Collection> {
  const all = await site.read<Collection[]>("/api/photography/all");
  const found = all.filter((collection) => collection.title === title);
  expect(found, title).toHaveLength(1);
  return found[0] as Collection;
}

/** Everything has been sent, or has stopped: nothing moves by itself. */
export async function expectAtRest(page: Page): Promise<void> {
  await expect(page.getByText(/Waiting\.\.\.|Uploading|Being prepared\.\.\./)).toHaveCount(0);
}
