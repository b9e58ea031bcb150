import type { SavedSettings } from "#features/settings/contract.ts";
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
