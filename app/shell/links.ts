import { defaultMenu } from "#features/settings/defaults.ts";
import { ownText } from "#ui/text-language.ts";

export type PageLink = { to: string; text: string; links?: PageLink[] };

export const adminLinks: PageLink[] = [
  { to: "/create-blog", text: "Create Article" },
  { to: "/create-photography", text: "Create Photography" },
  { to: "/manage-blogs", text: "Manage Articles" },
  { to: "/manage-events", text: "Manage Events" },
];

/** The start page of administrators. */
export const administration: PageLink = { to: "/admin", text: "Administration" };

/** The attributes of a label: those of the standard menu are English. */
export function labelIn(text: string): { lang?: string; dir: "auto" } {
  const isStandard = Object.values(defaultMenu)
    .flat()
    .some((link) => link.text === text);
  return isStandard ? { dir: "auto" } : ownText();
}
