import type { Locator, Page } from "@playwright/test";
import type { Collection } from "#features/photography/contract.ts";
import { expect, type RunningSite } from "./site.ts";

export const images = (page: Page) => page.locator("input[name=images]");
export const videos = (page: Page) => page.locator("input[name=videos]");

/** The form's images or videos, in order. */
export function cards(page: Page, kind = "Images"): Locator {
  return page.getByRole("list", { name: kind, exact: true }).locator("[data-item]");
}

/** The fields of the item at a position, from 1, after choosing it. */
export async function chosen(page: Page, position: number, kind = "Image"): Promise<Locator> {
  await page.getByRole("button", { name: new RegExp(`^${kind} ${position}: `) }).click();
  return page.getByRole("region", { name: new RegExp(`^${kind} ${position} `) });
}

/** Publishes pictures without alternative texts, which the form asks about. */
export async function publishAsIs(page: Page): Promise<void> {
  await button(page, "Create Collection").click();
  await button(page, /^Publish without/).click();
}

export function button(where: Page | Locator, name: string | RegExp): Locator {
  return where.getByRole("button", { name, exact: typeof name === "string" });
}

/** Opens the form as an admin. */
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

/** Waits until all uploads have ended. */
export async function uploadsEnded(page: Page): Promise<void> {
  await expect(page.getByText(/Waiting\.\.\.|Uploading|Being processed\.\.\./)).toHaveCount(0);
}
