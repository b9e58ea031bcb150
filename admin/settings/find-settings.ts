import { textOf } from "#features/fields/field.ts";
import { fieldsOfGroup } from "#features/settings/fields.ts";
import { screenAt } from "../frame/screens.ts";
import { fieldsIn, tabPath, tabs } from "./tabs.ts";

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

const elsewhere = [
  { text: "Menu", to: "/manage-menu", words: "navigation links footer sub-menu" },
  { text: "Home page", to: "/manage-home", words: "sections cards welcome newsletter" },
  { text: "Redirects", to: "/manage-addresses", words: "urls moved" },
  { text: "Privacy, terms and accessibility", to: "/manage-pages", words: "legal" },
  { text: "Comments", to: "/manage-comments", words: "moderation queue spam" },
  { text: "Mail server", to: "/admin", words: "smtp emails test" },
].map((found) => ({ ...found, key: found.to, note: screenAt(found.to)?.text ?? "" }));

/** The settings that have all words in their names; for no words, none. */
export function findSettings(typed: string): FoundSetting[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  const own = tabs.flatMap(({ name, text, group, parts }) =>
    Object.entries(fieldsIn(fieldsOfGroup(group), parts)).map(([field, { label }]) => {
      const to = `${tabPath(name)}#${field}`;
      return { key: `${name} ${field}`, text: textOf(label), note: text, to, words: synonyms[field] ?? "" };
    }),
  );
  return [...own, ...elsewhere]
    .filter(({ text, note, words }) => {
      const all = `${text} ${note} ${words}`.toLowerCase();
      return wanted.every((word) => all.includes(word));
    })
    .map(({ words, ...found }) => found);
}
