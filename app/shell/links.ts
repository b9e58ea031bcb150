import { lists } from "#features/publishing/kinds.ts";
import { defaultMenu } from "#features/settings/defaults.ts";
import { settingText } from "#features/settings/text-language.ts";
import { m } from "#messages";

export type PageLink = { to: string; text: string; links?: PageLink[] };

export const adminLinks = (): PageLink[] => [
  { to: lists.article.create, text: m.adminShell.createArticle() },
  { to: lists.collection.create, text: m.adminShell.createPhotography() },
  { to: lists.article.path, text: m.adminShell.manageArticles() },
  { to: lists.event.path, text: m.adminShell.manageEvents() },
];

/** The start page of administrators. */
export const administration = (): PageLink => ({ to: "/admin", text: m.adminShell.administration() });

/** The attributes of a label: those of the standard menu are English. */
export function labelIn(menu: "bar" | "footer" | "legal", text: string): { lang?: string; dir: "auto" } {
  return settingText(
    `menu.${menu}`,
    text,
    Object.values(defaultMenu()).flatMap((links) => links.map((link) => link.text)),
  );
}
