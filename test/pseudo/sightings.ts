import type { Page } from "@playwright/test";
import { contentOf, plain, type Site } from "./content.ts";
import { textsOnPage } from "./page.ts";
import { isIn, type Problem, problemIn } from "./problems.ts";

const sightings = new Map<string, Problem & { path: string }>();
let site: Site;
let typed = "";
let stored = "";

/** At the beginning of a journey. */
export function watch(newSite: Site): void {
  site = newSite;
  sightings.clear();
}

/** Texts that a journey puts into a page itself. */
export function note(value: unknown): void {
  if (typeof value === "string") typed += `\n${plain(value)}`;
  else if (Array.isArray(value) || (value && Object.getPrototypeOf(value) === Object.prototype))
    for (const one of Object.values(value as object)) note(one);
}

/** Looks for problems on a page, while what it shows is in the database. */
export async function look(page: Page): Promise<void> {
  const seen = await page
    .mainFrame()
    .evaluate(textsOnPage)
    .catch(() => []); // the page may be leaving
  const problems = seen
    .flatMap((one) => problemIn(one) ?? [])
    .filter((one) => !sightings.has(keyOf(one)) && !isContent(one));
  if (problems.length > 0) stored = await contentOf(site);
  const { pathname } = new URL(page.url());
  for (const one of problems) if (!isContent(one)) sightings.set(keyOf(one), { ...one, path: pathname });
}

/** The problems that a journey has come across, now that all it wrote is in the database. */
export async function sighted(): Promise<string[]> {
  if (sightings.size > 0) stored = await contentOf(site);
  return [...sightings.values()]
    .filter((one) => !isContent(one))
    .map(({ what, text, path }) => `${what} at ${path}: ${text}`);
}

function isContent({ what, text }: Problem): boolean {
  return what === "untranslated" && (isIn(stored, text) || isIn(typed, text));
}

function keyOf({ what, text }: Problem): string {
  return what + text;
}
