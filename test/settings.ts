import type { SavedSettings, SavedTexts } from "#features/settings/contract.ts";
import type { Refused, SignedIn, TestSite } from "./harness.ts";

/** Saves a group of settings as it is but for the values that change. */
export async function changeSettings<Group extends keyof SavedSettings>(
  site: TestSite,
  signedIn: SignedIn,
  group: Group,
  change: object | ((values: SavedSettings[Group]["values"]) => object),
) {
  const { version, values } = (await site.call<SavedSettings>("GET /api/settings", undefined, signedIn)).body[
    group
  ];
  const changed = typeof change === "function" ? change(values) : change;
  const body = { version, values: { ...values, ...changed } };
  return site.call<SavedSettings[Group] & Refused>(`PUT /api/settings/${group}`, body, signedIn);
}

/** Saves the texts of a group in a further language of the site as they are but for those that change. */
export async function changeTexts(
  site: TestSite,
  signedIn: SignedIn,
  [language, group]: [language: string, group: keyof SavedTexts],
  change: object,
) {
  const texts = await site.call<SavedTexts>(`GET /api/settings/texts/${language}`, undefined, signedIn);
  const { version, values } = texts.body[group];
  const body = { version, values: { ...values, ...change } };
  return site.call<SavedTexts["menu"] & Refused>(
    `PUT /api/settings/texts/${language}/${group}`,
    body,
    signedIn,
  );
}
