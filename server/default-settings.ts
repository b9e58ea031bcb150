import type { Settings } from "#core/settings.ts";
import { defaultSettings } from "#features/settings/fields.ts";
import { sampleTexts } from "#sample/texts/texts.ts";
import type { Env } from "./env.ts";

/** The defaults of a new site, with the operator's environment variables. The sample institute has texts of its own. */
export function settingsOf({ siteName: name, timeZone, contact, social }: Env, sample: boolean): Settings {
  const defaults = sample ? withSample(defaultSettings()) : defaultSettings();
  const { address, email, phone } = { ...defaults.contact, ...defined(contact) };
  return {
    ...defaults,
    institute: { ...defaults.institute, name, timeZone },
    contact: {
      ...defaults.contact,
      address,
      email,
      phone,
      social: social.length > 0 ? social : defaults.contact.social,
    },
  };
}

function withSample({ institute, home, ...groups }: Settings): Settings {
  const { labels, ...homeTexts } = sampleTexts.settings.home;
  const sections = home.sections.map((section) => ({ ...section, label: labels[section.name] ?? "" }));
  return {
    ...groups,
    institute: { ...institute, ...sampleTexts.settings.institute },
    contact: sampleTexts.settings.contact,
    home: { ...home, ...homeTexts, sections },
  };
}

function defined<Values extends object>(values: Values): Partial<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Partial<Values>;
}
