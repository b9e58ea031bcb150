import type { Message } from "#core/message.ts";
import type { DocumentKindName, DocumentTable } from "#db/schema.ts";
import { m } from "#messages";

/** A draft without a slug is found by its id. */
export type Addressed = { _id: string; slug?: string | null };

/** A list of the administration. Articles and events are of one kind and have two. */
type DocumentList = {
  /** Its key, and what the API reference calls one. */
  noun: string;
  nouns: string;
  /** Its noun in the API reference, where the other would not be clear. */
  longNoun?: string;
  /** What screens call one, and all of them. */
  name: Message;
  title: Message;
  path: string;
  /** The heading above its screen in the menu of the administration. */
  group: "Write" | "People";
  /** The section of its documents, where a kind has several lists. The first has all others. */
  type?: string;
};

type KindEntry = {
  table: DocumentTable;
  /** The first segment of its URLs; pages have none. */
  folder: string;
  /** The end of the paths of its form: `/create-blog` and `/edit-blog/:id`. */
  form: string;
  /** Its endpoints for writers, by their name in `api/contracts.ts`. */
  api: string;
  /** The cache tag of what lists documents of the kind. */
  tag: string;
  /** Has parts of its own in the sitemap, named after the folder. */
  inSitemap: boolean;
  /** Menus have links to such documents. */
  inMenu: boolean;
  /** The filter of the search page that finds only this kind: its value and its text. */
  searchFilter?: readonly [value: string, text: Message];
  /** All its values are columns: `features/plain-documents` has its endpoints, `app/pages/<folder>.tsx` its list. */
  isPlain?: true;
  /** The field with the day on which one begins: before it, one is planned, and listed after those that have begun. */
  from?: string;
  /** The field with the instant, or the last day, after which one is closed, and listed after those that are open. */
  until?: string;
  /** What is closed is called this; by default, closed. */
  over?: Message;
  /** Slugs that it cannot have, besides those that no kind can. */
  reserved: readonly string[];
  lists: readonly [DocumentList, ...DocumentList[]];
};

/** Every kind of document. What differs from kind to kind is said here once; lists of kinds are made from it. */
export const kinds = {
  blog: {
    table: "blogs",
    folder: "blogs",
    form: "blog",
    api: "writing",
    tag: "blogs",
    inSitemap: true,
    inMenu: true,
    reserved: ["front", "section", "subcategories", "tags", "years", "like", "unlike"],
    lists: [
      {
        noun: "article",
        nouns: "articles",
        name: m.kinds.article,
        title: m.kinds.articles,
        longNoun: "blog post",
        path: "/manage-blogs",
        group: "Write",
      },
      {
        noun: "event",
        nouns: "events",
        name: m.kinds.event,
        title: m.kinds.events,
        path: "/manage-events",
        group: "Write",
        type: "events",
      },
    ],
  },
  collection: {
    table: "collections",
    folder: "photography",
    form: "photography",
    api: "collections",
    tag: "photography",
    inSitemap: true,
    inMenu: true,
    searchFilter: ["photography", m.kinds.photography],
    reserved: ["categories", "tags"],
    lists: [
      {
        noun: "collection",
        nouns: "collections",
        name: m.kinds.collection,
        title: m.kinds.collections,
        longNoun: "photography collection",
        path: "/manage-collections",
        group: "Write",
      },
    ],
  },
  page: {
    table: "pages",
    folder: "",
    form: "page",
    api: "pages",
    tag: "pages",
    inSitemap: false,
    inMenu: true,
    searchFilter: ["pages", m.kinds.pages],
    reserved: [],
    lists: [
      {
        noun: "page",
        nouns: "pages",
        name: m.kinds.page,
        title: m.kinds.pages,
        path: "/manage-pages",
        group: "Write",
      },
    ],
  },
  person: {
    table: "people",
    folder: "people",
    form: "person",
    api: "persons",
    tag: "people",
    inSitemap: true,
    inMenu: false,
    searchFilter: ["people", m.kinds.people],
    reserved: ["order"],
    lists: [
      {
        noun: "person",
        nouns: "people",
        name: m.kinds.person,
        title: m.kinds.people,
        path: "/manage-people",
        group: "People",
      },
    ],
  },
  call: {
    table: "calls",
    folder: "calls",
    form: "call",
    api: "calls",
    tag: "calls",
    inSitemap: true,
    inMenu: true,
    searchFilter: ["calls", m.kinds.calls],
    isPlain: true,
    until: "deadline",
    reserved: [],
    lists: [
      {
        noun: "call",
        nouns: "calls",
        name: m.kinds.call,
        title: m.kinds.calls,
        path: "/manage-calls",
        group: "Write",
      },
    ],
  },
  project: {
    table: "projects",
    folder: "projects",
    form: "project",
    api: "projects",
    tag: "projects",
    inSitemap: true,
    inMenu: true,
    searchFilter: ["projects", m.kinds.projects],
    isPlain: true,
    from: "begins",
    until: "ends",
    over: m.kinds.finished,
    reserved: ["choices"],
    lists: [
      {
        noun: "project",
        nouns: "projects",
        name: m.kinds.project,
        title: m.kinds.projects,
        path: "/manage-projects",
        group: "Write",
      },
    ],
  },
} as const satisfies Record<DocumentKindName, KindEntry>;

export type Kind = DocumentKindName;
/** The name of a kind and its table. */
export type KindTable = { name: Kind; table: DocumentTable };
export type PlainKind = {
  [Name in Kind]: (typeof kinds)[Name] extends { isPlain: true } ? Name : never;
}[Kind];

export const kindNames = Object.keys(kinds) as Kind[];
export const plainKinds = kindNames.filter((kind): kind is PlainKind => "isPlain" in kinds[kind]);

/** The fields that say when documents begin and close, if their kind has them, and what those are called that are closed. */
export function periodOf(kind: Kind): Pick<KindEntry, "from" | "until"> & { over: Message } {
  const { from, until, over = m.kinds.closed }: KindEntry = kinds[kind];
  return { from, until, over };
}

/** The kinds in the order in which people choose among them: pages come last. */
export const kindChoices = kindNames.toSorted((one, other) => rank(one) - rank(other));

function rank(kind: Kind): number {
  return kinds[kind].folder === "" ? 1 : 0;
}

/** The filters of the search page that find one kind. */
export const searchFilters = kindChoices.flatMap((kind) => {
  const { searchFilter }: KindEntry = kinds[kind];
  return searchFilter ? [{ kind, value: searchFilter[0], text: searchFilter[1] }] : [];
});

type Lists = (typeof kinds)[Kind]["lists"][number];
export type ListName = Lists["noun"];
export type Nouns = Lists["nouns"];
export type ListEntry = DocumentList & {
  kind: Kind;
  noun: ListName;
  nouns: Nouns;
  /** The long nouns, one with its article. */
  one: string;
  many: string;
  create: string;
};

/** The lists of the administration by the noun of what they list, in the order in which they are shown. */
export const lists = Object.fromEntries(
  kindNames.flatMap((kind) => kinds[kind].lists.map((list) => [list.noun, entryOf(kind, list)])),
) as Record<ListName, ListEntry>;

export const everyList = Object.values(lists);

function entryOf(kind: Kind, list: Lists): ListEntry {
  const { noun, nouns, type, longNoun = noun }: DocumentList = list;
  return {
    ...list,
    kind,
    one: `${/^[aeiou]/.test(longNoun) ? "an" : "a"} ${longNoun}`,
    many: longNoun === noun ? nouns : `${longNoun}s`,
    create: createPath(kind, type),
  };
}

/** The list that has the documents of a section. */
export function listOf(kind: Kind, type: string | undefined): ListEntry {
  return everyList.find((list) => list.kind === kind && list.type === type) ?? mainList(kind);
}

/** The first list of a kind, after which the kind is named on screens. */
export function mainList(kind: Kind): ListEntry {
  return lists[kinds[kind].lists[0].noun];
}

/** The path at which readers find a document, percent-encoded. */
export function pathOf(kind: Kind, { _id, slug }: Addressed): string {
  const { folder } = kinds[kind];
  return `${folder && `/${folder}`}/${encodeURIComponent(slug ?? builtInName(_id))}`;
}

/** `about` for the id of the page `about`, and for `about_…`, that of a translation of it; any other id as it is. */
export function builtInName(id: string): string {
  return id.replace(/_.*/, "");
}

export function createPath(kind: Kind, type?: string): string {
  return `/create-${kinds[kind].form}${type ? `?type=${type}` : ""}`;
}

export function editPath(kind: Kind, id: string): string {
  return `/edit-${kinds[kind].form}/${id}`;
}

export function kindIn(table: DocumentTable): Kind {
  return kindNames.find((kind) => kinds[kind].table === table) ?? "page";
}
