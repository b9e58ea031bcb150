import type { Settings } from "#core/settings.ts";
import { defaultSettings, sampleSocial } from "#features/settings/defaults.ts";
import type { Env } from "./env.ts";

/** The defaults of a new site, with the operator's environment variables. */
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
