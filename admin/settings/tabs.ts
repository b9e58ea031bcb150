import type { SettingGroup, Settings } from "#core/settings.ts";
import { labels } from "./groups.ts";

/** A tab of the settings: some fields of one group, which is saved as a whole. */
export type Tab = { name: string; text: string; group: SettingGroup; fields: readonly string[] };

export const tabs = [
  {
    name: "institute",
    text: "Institute",
    group: "institute",
    fields: ["name", "shortName", "tagline", "description", "language", "timeZone", "quote", "quoteSource"],
  },
  { name: "appearance", text: "Appearance", group: "appearance", fields: Object.keys(labels.appearance) },
  {
    name: "contact",
    text: "Contact",
    group: "contact",
    fields: ["address", "email", "phone", "officeHours", "social"],
  },
  {
    name: "announcement",
    text: "Announcement and donations",
    group: "institute",
    fields: ["announcement", "announcementLink", "announcementUntil", "donation"],
  },
  {
    name: "accounts",
    text: "Accounts and comments",
    group: "accounts",
    fields: Object.keys(labels.accounts),
  },
  { name: "videos", text: "Videos and embeds", group: "institute", fields: ["peertubeHosts", "embedHosts"] },
] as const satisfies readonly Tab[];

export type TabName = (typeof tabs)[number]["name"];

export function tabPath(name: string): string {
  return name === tabs[0].name ? "/manage-settings" : `/manage-settings?group=${name}`;
}

/** Other words for a setting. */
const synonyms: Record<string, string> = {
  announcement: "banner notice news",
  logoId: "picture icon brand",
  brand: "colors palette theme",
  accent: "colors palette theme",
  fonts: "typeface typography",
  commentsOpen: "moderation discussion",
  signups: "registration members accounts",
  donation: "give money",
  officeHours: "opening times",
  social: "mastodon instagram youtube facebook links",
  quote: "login",
  panelId: "login sign up image",
  shortName: "abbreviation",
  peertubeHosts: "embeds youtube vimeo",
  embedHosts: "embeds iframe datawrapper flourish openstreetmap graphs diagrams",
  language: "translation",
};

type FoundSetting = { key: string; text: string; note: string; to: string };

const elsewhere: (FoundSetting & { words: string })[] = [
  { key: "menu", text: "Menu", note: "Menu", to: "/manage-menu", words: "navigation links footer sub-menu" },
  {
    key: "home",
    text: "Home page",
    note: "Home page",
    to: "/manage-home",
    words: "sections cards welcome newsletter",
  },
  { key: "redirects", text: "Redirects", note: "Addresses", to: "/manage-addresses", words: "urls moved" },
  {
    key: "legal",
    text: "Privacy, terms and accessibility",
    note: "Pages",
    to: "/manage-pages",
    words: "legal",
  },
  {
    key: "waiting",
    text: "Comments",
    note: "Comments",
    to: "/manage-comments",
    words: "moderation queue spam",
  },
  { key: "email", text: "Mail server", note: "Overview", to: "/admin", words: "smtp emails test" },
];

/** The settings that have all words in their names; for no words, none. */
export function findSettings(typed: string): FoundSetting[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  const own = tabs.flatMap(({ name, text, group, fields }) =>
    fields.map((field) => {
      const label = (labels[group] as Record<string, string>)[field] ?? "";
      const to = `${tabPath(name)}#${field}`;
      return { key: `${name} ${field}`, text: label, note: text, to, words: synonyms[field] ?? "" };
    }),
  );
  return [...own, ...elsewhere]
    .filter(({ text, note, words }) => {
      const all = `${text} ${note} ${words}`.toLowerCase();
      return wanted.every((word) => all.includes(word));
    })
    .map(({ words, ...found }) => found);
}

/** The values with the defaults of these fields. */
export function withDefaults<Name extends SettingGroup>(
  values: Settings[Name],
  defaults: Settings[Name],
  fields: readonly string[],
): Settings[Name] {
  const isOf = ([field]: [string, unknown]) => fields.includes(field);
  return { ...values, ...Object.fromEntries(Object.entries(defaults).filter(isOf)) };
}
