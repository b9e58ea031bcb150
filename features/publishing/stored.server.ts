import type { Context, Site } from "#core/context.ts";
import { pick } from "#core/pick.ts";
import type { Changed } from "#db/client.ts";
import type { Queries } from "#db/engine.ts";
import type { DocumentColumns, DocumentKindName } from "#db/schema.ts";
import type { Fields, ValuesOf } from "#features/fields/field.ts";
import { valuesOfColumns } from "#features/fields/list.ts";
import { describeFiles } from "#features/media/alternative-texts.server.ts";
import { fileTexts } from "#features/media/files/links.server.ts";
import { indexDocument } from "#features/search-index/index.server.ts";
import type { DocumentKind, KindTypes, SavedChange, Stored } from "./kind.server.ts";
import type { KindTable } from "./kinds.ts";
import type { InvalidValues } from "./lifecycle.ts";
import { documentsNoting, noteMedia } from "./media.store.server.ts";
import { listProjects, replaceProjects } from "./projects.store.server.ts";
import { addRevision, findWithInvalid } from "./revisions.store.server.ts";
import { sharingValues } from "./sharing.server.ts";
import { slugAfter } from "./slug.server.ts";
import { addDocument, findDocuments, type SharingRow, updateDocument } from "./store.server.ts";
import { tagsByDocument } from "./tags.server.ts";
import { replaceTags } from "./tags.store.server.ts";

/** The values of a document's fields but those that a kind validates itself. Tags and projects have tables of their own. */
export async function plainValuesOf<F extends Fields>(
  queries: Queries,
  { name, fields }: { name: DocumentKindName; fields: F },
  row: object & SharingRow & { id: string },
): Promise<ValuesOf<F>> {
  const values = { ...valuesOfColumns(fields, row), ...sharingValues(row) };
  const tags = (await tagsByDocument(queries, name, [row.id])).get(row.id) ?? [];
  const own = "tags" in fields ? { ...values, tags } : values;
  if (!("projects" in fields)) return own as ValuesOf<F>;
  const projects = (await listProjects(queries, name, [row.id])).map(({ id }) => id);
  return { ...own, projects } as ValuesOf<F>;
}

type Added = Stored & { input: object; slug?: string };

/** Adds a document, what its input says of its files, and invalidates the pages that show it. */
export async function addStored(
  ctx: Context,
  kind: DocumentKind,
  { input, ...added }: Added,
  { queries, invalidate }: { queries: Queries; invalidate: Changed },
): Promise<void> {
  const { lost, ...after } = await insertStored(queries, kind, added, ctx.site);
  await describeFiles(queries, kind.descriptions(after.values, input));
  await invalidateSaved(invalidate, kind, { queries, now: ctx.now, after });
  if (lost) kind.invalidateRemoved(invalidate, [lost]);
}

/** Writes a new document with all that belongs to it. */
export async function insertStored(
  queries: Queries,
  kind: DocumentKind,
  { row: added, values, invalid, slug: chosen }: Stored & { slug?: string },
  site: Pick<Site, "url" | "languages">,
): Promise<Stored & { lost?: string }> {
  const save = { now: added.updatedAt, site, after: added, chosen: chosen ?? added.slug ?? undefined };
  const { lost, ...moved } = await slugAfter(queries, kind, save);
  const row = { ...added, ...moved };
  await addDocument(queries, kind.table, row);
  await saveShared(queries, kind, { row, values, invalid }, site.url);
  return { row, values, lost };
}

/** Writes a new version of a document. */
export async function updateStored(queries: Queries, kind: DocumentKind, stored: Stored, origin: string) {
  await updateDocument(queries, kind.table, stored.row);
  await saveShared(queries, kind, stored, origin);
}

async function saveShared(
  queries: Queries,
  kind: DocumentKind,
  { row, values, invalid }: Stored,
  origin: string,
): Promise<void> {
  await kind.saveParts?.(queries, row.id, { values, invalid });
  await replaceTags(queries, kind.name, row.id, values.tags);
  if (values.projects) await replaceProjects(queries, kind.name, row.id, values.projects);
  await noteMedia(queries, kind.name, row.id, await mediaShown(kind, values, origin));
  await indexStored(queries, kind, { row, values });
}

/** The media files that a document shows, with its share picture. */
export async function mediaShown(kind: DocumentKind, values: KindTypes["values"], origin: string) {
  const shown = await kind.mediaIn(values, origin);
  return values.shareImage ? [values.shareImage.mediaId, ...shown] : shown;
}

/** Brings the search index up to date with a document. */
export async function indexStored(queries: Queries, kind: DocumentKind, { row, values }: Stored) {
  const { id: ref, deletedAt, publishedAt } = row;
  await indexDocument(queries, {
    ...pick(values, ["title", "tags", "language", "projects"]),
    kind: kind.name,
    ref,
    publishedAt: deletedAt === null ? publishedAt : null,
    ...(await kind.searchable(queries, { row, values })),
    files: await fileTexts(queries, await kind.mediaIn(values, "")),
  });
}

/** Brings the search index up to date with the documents of a kind that show a media file. */
export async function reindexShowing(queries: Queries, kind: DocumentKind, mediaId: string) {
  const refs = await documentsNoting(queries, kind.name, mediaId);
  for (const row of await findDocuments(queries, kind.table, refs))
    await indexStored(queries, kind, { row, values: await kind.valuesOf(queries, row) });
}

/** Invalidates the pages that show a saved document, if readers see it, or will, or have seen it. */
export async function invalidateSaved(invalidate: Changed, kind: DocumentKind, change: SavedChange) {
  const { now, before, after } = change;
  const isPublic = (at: string | null | undefined) => at != null && at <= now;
  const [was, is] = [before?.row.publishedAt ?? null, after.row.publishedAt];
  if (isPublic(was) && !isPublic(is)) kind.invalidateRemoved(invalidate, [after.row.id]);
  if (was !== null || is !== null) await kind.invalidateShown(invalidate, change);
}

type Versions = Pick<DocumentColumns, "id" | "version" | "unpublishedVersion" | "publishedAt">;

/** What is not valid in a draft or in unpublished changes, as it was sent. It is in the revision of their version. */
export async function invalidIn(
  queries: Queries,
  kind: DocumentKindName,
  { id: ref, version, unpublishedVersion, publishedAt }: Versions,
): Promise<InvalidValues> {
  if (publishedAt !== null && unpublishedVersion === null) return {};
  const fields = await findWithInvalid(queries, { kind, ref, version: unpublishedVersion ?? version });
  return fields === undefined ? {} : JSON.parse(fields).invalid;
}

/** A document as its writers see it. */
export async function readStored<T extends KindTypes>(
  ctx: Context,
  kind: DocumentKind<T>,
  id: string,
): Promise<T["editable"]> {
  const document = (await kind.read(ctx, id)) as object & Omit<Versions, "id">;
  const invalid = await invalidIn(ctx.db.queries, kind.name, { ...document, id });
  return Object.keys(invalid).length > 0 ? { ...document, invalid } : document;
}

type Save = { editorId: string; autosavedSince?: string | null };

/** Notes a version in the history, unless it is noted already. */
export async function noteRevision(
  queries: Queries,
  { name }: KindTable,
  { row, values, invalid = {} }: Stored,
  { editorId, autosavedSince = null }: Save,
): Promise<void> {
  const { id: ref, version, title, updatedAt: savedAt } = row;
  const fields = JSON.stringify(Object.keys(invalid).length > 0 ? { invalid, ...values } : values);
  await addRevision(queries, { kind: name, ref, version, title, fields, editorId, savedAt, autosavedSince });
}
