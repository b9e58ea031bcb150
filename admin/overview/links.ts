import { type Kind, kinds } from "#features/addresses/kinds.ts";
import type { OverviewEvent } from "#features/overview/contract.ts";

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

export function editPath({ kind, _id }: { kind: Kind; _id: string }): string {
  return `${forms[kind]}/${_id}`;
}

/** The URL of an event's subject; undefined if it no longer exists. */
export function eventPath({ type, kind, _id, slug, who, isGone }: OverviewEvent): string | undefined {
  if (type === "settings") return "/manage-settings";
  if (type === "joined") return `/manage-members?${new URLSearchParams({ q: who })}`;
  if (!kind || isGone) return undefined;
  if (type === "saved") return editPath({ kind, _id });
  return kinds[kind].pathOf({ _id, slug }) + (type === "commented" ? "#comments" : "");
}
