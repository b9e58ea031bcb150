import type { Message } from "#core/message.ts";
import { fieldsOfGroup } from "#features/settings/fields.ts";
import { m } from "#messages";
import { screenAt } from "../frame/screens.ts";
import { fieldsIn, tabPath, tabs } from "./tabs.ts";

const synonyms: Record<string, Message> = {
  announcement: m.adminSettings.announcementWords,
  logoId: m.adminSettings.logoWords,
  brand: m.adminSettings.colourWords,
  accent: m.adminSettings.colourWords,
  fonts: m.adminSettings.fontWords,
  commentsOpen: m.adminSettings.commentWords,
  signups: m.adminSettings.signupWords,
  donation: m.adminSettings.donationWords,
  officeHours: m.adminSettings.officeHourWords,
  social: m.adminSettings.socialWords,
  quote: m.adminSettings.signInWords,
  panelId: m.adminSettings.panelWords,
  shortName: m.adminSettings.shortNameWords,
  peertubeHosts: m.adminSettings.peertubeWords,
  embedHosts: m.adminSettings.embedWords,
  language: m.adminSettings.languageWords,
};

type FoundSetting = { key: string; text: string; note: string; to: string };

const elsewhere = [
  { text: m.adminSettings.foundMenu, to: "/manage-menu", words: m.adminSettings.menuWords },
  { text: m.adminSettings.foundHome, to: "/manage-home", words: m.adminSettings.homeWords },
  { text: m.adminSettings.foundRedirects, to: "/manage-addresses", words: m.adminSettings.redirectWords },
  { text: m.adminSettings.foundLegalPages, to: "/manage-pages", words: m.adminSettings.legalPagesWords },
  { text: m.adminSettings.foundComments, to: "/manage-comments", words: m.adminSettings.moderationWords },
  { text: m.adminSettings.foundMailServer, to: "/admin", words: m.adminSettings.mailServerWords },
];

/** The settings that have all words in their names; for no words, none. */
export function findSettings(typed: string): FoundSetting[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  const own = tabs.flatMap(({ name, text, group, parts }) =>
    Object.entries(fieldsIn(fieldsOfGroup(group), parts)).map(([field, { label }]) => {
      const to = `${tabPath(name)}#${field}`;
      return {
        key: `${name} ${field}`,
        text: label(),
        note: text(),
        to,
        words: synonyms[field]?.() ?? "",
      };
    }),
  );
  const others = elsewhere.map(({ text, to, words }) => ({
    key: to,
    text: text(),
    note: screenAt(to)?.text() ?? "",
    to,
    words: words(),
  }));
  return [...own, ...others]
    .filter(({ text, note, words }) => {
      const all = `${text} ${note} ${words}`.toLowerCase();
      return wanted.every((word) => all.includes(word));
    })
    .map(({ words, ...found }) => found);
}
