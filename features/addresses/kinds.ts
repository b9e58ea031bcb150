import { blogPath, collectionPath, pagePath, personPath } from "./paths.ts";

export const kinds = [
  { kind: "blog", table: "blogs", folder: "blogs", pathOf: blogPath },
  { kind: "collection", table: "collections", folder: "photography", pathOf: collectionPath },
  { kind: "person", table: "people", folder: "people", pathOf: personPath },
  { kind: "page", table: "pages", folder: "", pathOf: pagePath },
] as const;

export type Kind = (typeof kinds)[number]["kind"];
