import type { Choice } from "#admin/combobox/search-choice.tsx";
import type { Api } from "#core/api.ts";
import type { MenuLink } from "#core/settings.ts";
import { sectionNames } from "#features/blogs/section-names.ts";
import { type Kind, kindNames, kinds, mainList, pathOf } from "#features/publishing/kinds.ts";
import { defaultMenu } from "#features/settings/defaults.ts";
import { m } from "#messages";

/** The target of a menu entry. */
type Target = Choice & { to: string };

const target = (to: string, text: string, note: string): Target => ({ key: to, to, text, note });
function sitePages(): Target[] {
  return [
    ...Object.values(defaultMenu()).flat(),
    { to: "/search", text: m.adminMenu.searchPage() },
    { to: "/login", text: m.adminMenu.loginPage() },
    { to: "/signup", text: m.adminMenu.signupPage() },
    { to: "/feed.xml", text: m.adminMenu.feedPage() },
    { to: "/events.ics", text: m.adminMenu.calendarPage() },
  ].map(({ to, text }) => target(to, text, m.adminMenu.pageKind()));
}

const max = 8; // of each kind
const searched = kindNames.filter((kind) => kinds[kind].inMenu && kind !== "page");

/** Pages, subcategories, tags and articles that match the words. */
export async function findTargets(api: Api, typed: string): Promise<Target[]> {
  const words = typed.toLowerCase();
  const [own, parts, tags, documents] = await Promise.all([
    ownPages(api, typed),
    partsOfSections(api),
    typed ? api.writing.tags({ q: typed.slice(0, 50) }) : [],
    typed ? Promise.all(searched.map((kind) => documentsOf(api, kind, typed))) : [],
  ]);
  const matches = ({ text, to }: Target) => `${text} ${to}`.toLowerCase().includes(words);
  const found = [
    ...sitePages().filter(matches),
    ...own,
    ...(typed ? parts.filter(matches).slice(0, max) : []),
    ...tags.map((tag) => target(`/blogs?tag=${encodeURIComponent(tag)}`, `#${tag}`, m.adminMenu.tagKind())),
    ...documents.flat(),
  ];
  return found.filter(({ to }, index) => found.findIndex((other) => other.to === to) === index);
}

async function documentsOf({ search }: Api, kind: Kind, q: string): Promise<Target[]> {
  const { items } = await search.find({ q, kind, page: 1, limit: max });
  return items.flatMap(({ [kind]: found }) =>
    found && "title" in found ? [target(pathOf(kind, found), found.title, mainList(kind).name())] : [],
  );
}

async function ownPages({ pages }: Api, typed: string): Promise<Target[]> {
  const { items } = await pages.manage({ q: typed || undefined, status: "published", page: 1, limit: 50 });
  return items.map((page) => target(pathOf("page", page), page.title, m.adminMenu.pageKind()));
}

async function partsOfSections({ blogs }: Api): Promise<Target[]> {
  const sections = Object.keys(sectionNames) as (keyof typeof sectionNames)[];
  const lists = await Promise.all(
    sections.map(async (section) => {
      const { path, all } = sectionNames[section];
      const names = await blogs.subcategories({ section });
      return names.map((name) => target(`${path}?subcategory=${encodeURIComponent(name)}`, name, all()));
    }),
  );
  return lists.flat();
}

/** The target of an entry, in words. */
export function describeTarget(to: string): string {
  if (to.startsWith("mailto:")) return m.adminMenu.emailTarget({ address: to.slice(7) });
  if (to.startsWith("tel:")) return m.adminMenu.telephoneTarget({ number: to.slice(4) });
  return to.startsWith("/")
    ? m.adminMenu.ownTarget({ path: to })
    : m.adminMenu.otherTarget({ address: to.replace(/^https?:\/\//, "") });
}

const maxLabelLength = 60; // characters

export function linkTo({ to, text }: Pick<Target, "to" | "text">): MenuLink {
  return { to, text: text.replace(/^#/, "").slice(0, maxLabelLength).trim(), hidden: false, under: false };
}
