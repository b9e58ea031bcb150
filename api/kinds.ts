import { blogKind } from "#features/blogs/writing/kind.server.ts";
import { pageKind } from "#features/pages/kind.server.ts";
import { personKind } from "#features/people/kind.server.ts";
import { collectionKind } from "#features/photography/kind.server.ts";
import type { DocumentKind } from "#features/publishing/kind.server.ts";
import type { Kind } from "#features/publishing/kinds.ts";

/** What is particular to each kind of document on the server, for what is done with documents of all kinds. */
export const documentKinds: Record<Kind, DocumentKind> = {
  blog: blogKind,
  collection: collectionKind,
  page: pageKind,
  person: personKind,
};
