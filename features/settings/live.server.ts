import { isDeepStrictEqual } from "node:util";
import type { Site } from "#core/context.ts";
import type { LiveSettings } from "#core/services.ts";
import type { HomeSection, SettingGroup, Settings } from "#core/settings.ts";
import type { Database } from "#db/client.ts";
import type { SettingTable } from "#db/schema.ts";
import { validateFields } from "#features/fields/list.ts";
import { inLanguage } from "#messages";
import { fieldsOfGroup, groupNames } from "./fields.ts";
import { withStandardTexts } from "./standard-texts.server.ts";
import { latestSettings } from "./store.server.ts";
import { inStandardTexts, translationOf } from "./texts.server.ts";

/** When the change feed has this tag, every process reads the settings again. */
export const settingsTag = "settings";

type SettingsOptions = {
  defaults(): Settings;
  /** Whether the sample institute is still on the site. */
  hasSample(): Promise<boolean>;
  failed(error: unknown): void;
};

/** Keeps a site's settings in memory, and up to date when any process saves them. */
export function openSettings(
  db: Database,
  site: Site,
  { defaults, hasSample, failed }: SettingsOptions,
): LiveSettings {
  const listeners: (() => void)[] = [];
  let main = { settings: defaults(), defaults: defaults() };
  const stop = db.onChange((change) => {
    const isSaved = change === null || [...change.gone, ...change.stale].includes(settingsTag);
    if (isSaved) reload().catch(failed);
  });
  return { defaults, withoutTexts, reload, onReload: (heard) => void listeners.push(heard), stop };

  function withoutTexts(language: string): Settings {
    return inStandardTexts(main, inLanguage(language, defaults));
  }

  async function reload(): Promise<void> {
    site.sample = await hasSample();
    const rows = await latestSettings(db.queries);
    const read = () => settingsFrom({ defaults: defaults(), site }, rows);
    main = inLanguage(read().institute.language, () => ({ settings: read(), defaults: defaults() }));
    const translations = main.settings.institute.languages.map(({ language }) => [
      language,
      translationOf(withoutTexts(language), language, rows),
    ]);
    Object.assign(site, flat(main.settings), { translations: Object.fromEntries(translations) });
    for (const heard of listeners) heard();
  }
}

export function flat({
  institute,
  ...groups
}: Settings): Omit<Site, "url" | "sample" | "sampleTexts" | "pdf" | "translations"> {
  return { ...institute, ...groups };
}

/** Uses the default for settings that are missing or no longer valid. */
function settingsFrom(known: Known, rows: SettingTable[]): Settings {
  const groups = rows.filter(({ name }) => groupNames.includes(name as SettingGroup));
  const saved = groups.map(({ name, fields }) => [name, valuesIn(known, name as SettingGroup, fields)]);
  return { ...known.defaults, ...Object.fromEntries(saved) };
}

const demand = { complete: true, timeZone: "UTC" };

type Known = { defaults: Settings; site: Pick<Site, "sample" | "sampleTexts"> };

/** The sample's texts, which a save keeps beside what was changed, are left out once the sample is removed. */
export function valuesIn<Name extends SettingGroup>(
  { defaults, site }: Known,
  name: Name,
  fields: string,
): Settings[Name] {
  const { labels, ...home } = site.sampleTexts.settings.home;
  const texts = { ...site.sampleTexts.settings, home } as Partial<Record<SettingGroup, object>>;
  const foreign = new Map(site.sample ? [] : Object.entries(texts[name] ?? {}));
  const saved: Record<string, unknown> = JSON.parse(fields);
  const { values: valid, errors } = validateFields(fieldsOfGroup(name), saved, undefined, demand);
  const wrong = new Set(errors.map(({ path }) => path.split(".", 1)[0]));
  const own = Object.entries(valid).filter(
    ([field, value]) => field in saved && !wrong.has(field) && !isDeepStrictEqual(value, foreign.get(field)),
  );
  const values = withStandardTexts(name, { ...defaults[name], ...Object.fromEntries(own) });
  return site.sample || !("sections" in values)
    ? values
    : { ...values, sections: ownLabels(values.sections, labels) };
}

function ownLabels(sections: HomeSection[], labels: Partial<Record<HomeSection["name"], string>>) {
  return sections.map((section) =>
    section.label === labels[section.name] ? { ...section, label: "" } : section,
  );
}
