import type { Settings } from "#core/settings.ts";
import { defaultSettings, sampleSocial } from "#features/settings/defaults.ts";
import type { Env } from "./env.ts";

/** The settings of a site that nobody has changed, as far as the operator has set them by variables. */
export function settingsOf({ siteName: name, timeZone, contact, social }: Env, sample: boolean): Settings {
  const { institute, contact: placeholder, ...groups } = defaultSettings;
  const { address = placeholder.address, email = placeholder.email, phone = placeholder.phone } = contact;
  const links = sample && social.length === 0 ? sampleSocial : social;
  return {
    ...groups,
    institute: { ...institute, name, timeZone },
    contact: { ...placeholder, address, email, phone, social: links },
  };
}
