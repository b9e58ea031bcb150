import type { Queries } from "#db/engine.ts";
import { indexDocument } from "#features/search/index.server.ts";
import type { DocumentKind, KindTypes, Stored } from "./kind.server.ts";
import { noteMedia } from "./media.store.server.ts";
import { addRevision } from "./revisions.store.server.ts";
import { addDocument, updateDocument } from "./store.server.ts";
import { replaceTags } from "./tags.store.server.ts";

/** Writes a new document with all that belongs to it. `origin` is the public URL of this site. */
export async function insertStored<T extends KindTypes>(
  queries: Queries,
  kind: DocumentKind<T>,
  { row, values }: Stored<T>,
  origin: string,
): Promise<void> {
  await addDocument(queries, kind.table, row);
  await saveShared(queries, kind, { row, values }, origin);
}

/** Writes a new version of a document. */
export async function updateStored<T extends KindTypes>(
  queries: Queries,
  kind: DocumentKind<T>,
  { row, values }: Stored<T>,
  origin: string,
): Promise<void> {
  await updateDocument(queries, kind.table, row);
  await saveShared(queries, kind, { row, values }, origin);
}

async function saveShared<T extends KindTypes>(
  queries: Queries,
  kind: DocumentKind<T>,
  { row, values }: Stored<T>,
  origin: string,
): Promise<void> {
  await kind.saveParts(queries, row.id, values);
  await replaceTags(queries, kind.name, row.id, values.tags);
  await noteMedia(queries, kind.name, row.id, kind.mediaIn(values, origin));
  await indexStored(queries, kind, { row, values });
}

/** Brings the search index up to date with a document. */
export async function indexStored<T extends KindTypes>(
  queries: Queries,
  kind: DocumentKind<T>,
  { row, values }: Stored<T>,
): Promise<void> {
  const { id: ref, deletedAt, publishedAt } = row;
  const { title, tags } = values;
  const readableFrom = deletedAt === null ? publishedAt : null;
  await indexDocument(queries, {
    ...{ kind: kind.name, ref, title, tags, publishedAt: readableFrom },
    ...(await kind.searchable(queries, { row, values })),
  });
}

type Save = { editorId: string; autosavedSince?: string };

/** Notes a version in the history, unless it is noted already. */
export async function noteRevision<T extends KindTypes>(
  queries: Queries,
  { name }: DocumentKind<T>,
  { row, values }: Stored<T>,
  { editorId, autosavedSince = undefined }: Save,
): Promise<void> {
  const { id: ref, version, title, updatedAt: savedAt } = row;
  const named = { kind: name, ref, version, title, fields: JSON.stringify(values) };
  await addRevision(queries, { ...named, editorId, savedAt, autosavedSince: autosavedSince ?? null });
}
