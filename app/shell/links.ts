import { lists } from "#features/publishing/kinds.ts";
import { defaultMenu } from "#features/settings/defaults.ts";
import { settingText } from "#features/settings/text-language.ts";

export type PageLink = { to: string; text: string; links?: PageLink[] };

export const adminLinks: PageLink[] = [
  { to: lists.article.create, text: "Create Article" },
  { to: lists.collection.create, text: "Create Photography" },
  { to: lists.article.path, text: "Manage Articles" },
  { to: lists.event.path, text: "Manage Events" },
];

/** The start page of administrators. */
export const administration: PageLink = { to: "/admin", text: "Administration" };

/** The attributes of a label: those of the standard menu are English. */
export function labelIn(text: string): { lang?: string; dir: "auto" } {
  return settingText(
    text,
    Object.values(defaultMenu()).flatMap((links) => links.map((link) => link.text)),
  );
}
