import { blogPath, collectionPath, pagePath, personPath } from "#features/addresses/paths.ts";
import type { OverviewEvent } from "#features/overview/contract.ts";

type Kind = NonNullable<OverviewEvent["kind"]>;

export const nouns: Record<Kind, string> = {
  blog: "article",
  collection: "collection",
  page: "page",
  person: "person",
};

/** The list of each kind, and what is in it. */
export const lists: Record<Kind, { path: string; noun: string }> = {
  blog: { path: "/manage-blogs", noun: "articles" },
  collection: { path: "/manage-collections", noun: "collections" },
  page: { path: "/manage-pages", noun: "pages" },
  person: { path: "/manage-people", noun: "people" },
};

const forms: Record<Kind, string> = {
  blog: "/edit-blog",
  collection: "/edit-photography",
  page: "/edit-page",
  person: "/edit-person",
};

const readers = { blog: blogPath, collection: collectionPath, page: pagePath, person: personPath };

export function editPath({ kind, _id }: { kind: Kind; _id: string }): string {
  return `${forms[kind]}/${_id}`;
}

function readPath({ kind, _id, slug }: { kind: Kind; _id: string; slug: string | null }): string {
  return readers[kind]({ _id, slug });
}

/** The URL of an event's subject; undefined if it no longer exists. */
export function eventPath({ type, kind, _id, slug, who, isGone }: OverviewEvent): string | undefined {
  if (type === "settings") return "/manage-settings";
  if (type === "joined") return `/manage-members?${new URLSearchParams({ q: who })}`;
  if (!kind || isGone) return undefined;
  if (type === "saved") return editPath({ kind, _id });
  return readPath({ kind, _id, slug }) + (type === "commented" ? "#comments" : "");
}
