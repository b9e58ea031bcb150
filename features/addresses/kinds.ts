import { blogPath, collectionPath, pagePath, personPath } from "./paths.ts";

/** The kinds of documents that have URLs: `folder` is the first segment; pages have none. */
export const kinds = {
  blog: { table: "blogs", folder: "blogs", pathOf: blogPath },
  collection: { table: "collections", folder: "photography", pathOf: collectionPath },
  page: { table: "pages", folder: "", pathOf: pagePath },
  person: { table: "people", folder: "people", pathOf: personPath },
} as const;

export type Kind = keyof typeof kinds;

export const kindNames = Object.keys(kinds) as Kind[];
