import type { MemberContext } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import { pageOf } from "#core/paging.ts";
import type { MediaServices } from "#core/services.ts";
import { completed } from "#features/fields/list.ts";
import { m } from "#messages";
import { documentOfWriter } from "./access.server.ts";
import type { Revision } from "./contract.ts";
import { merged } from "./invalid-values.server.ts";
import type { DocumentKind, KindTypes } from "./kind.server.ts";
import type { InvalidValues } from "./lifecycle.ts";
import * as store from "./revisions.store.server.ts";
import { updateDocument } from "./saving.server.ts";
import { shownSharing } from "./sharing.server.ts";
import { noteRevision } from "./stored.server.ts";

type Listing = { id: string; page: number; limit: number };
type ShownSharing = Awaited<ReturnType<typeof shownSharing>>;
type Version = { id: string; version: number };

/** Every save of a document, the latest first. */
export async function listRevisions(ctx: MemberContext, kind: DocumentKind, { id, page, limit }: Listing) {
  await noteBaseline(ctx, kind, id);
  const { queries } = ctx.db;
  const named = { kind: kind.name, ref: id };
  const slice = { limit, offset: (page - 1) * limit };
  const { rows, total } = await store.listRevisions(queries, named, slice);
  return pageOf(rows.map(revisionOf), total, { page, limit });
}

export async function readRevision<T extends KindTypes>(
  ctx: MemberContext,
  kind: DocumentKind<T>,
  { id, version }: Version,
): Promise<{ revision: Revision; values: T["values"] & ShownSharing }> {
  await noteBaseline(ctx, kind, id);
  const row = await store.findRevision(ctx.db.queries, { kind: kind.name, ref: id, version });
  if (!row) throw new AppError("not_found", m.adminPublishing.noVersion());
  const { invalid, ...values }: T["values"] & { invalid?: InvalidValues } = JSON.parse(row.fields);
  return {
    revision: { ...revisionOf(row), invalid },
    values: { ...completed(kind.fields, values), ...(await shownSharing(ctx.db.queries, values)) },
  };
}

/** Saves a document once more as it was: the saves in between stay. Readers never get what is not valid. */
export async function restoreRevision(
  ctx: MemberContext,
  kind: DocumentKind,
  version: Version,
  services: MediaServices,
) {
  const { values, revision } = await readRevision(ctx, kind, version);
  const input = await kind.inputOf(ctx.db.queries, values);
  const { publishedAt } = await documentOfWriter(ctx, kind, version.id);
  const sent = publishedAt === null ? merged(input, revision.invalid ?? {}) : input;
  await replaceDocument(ctx, kind, { ...sent, id: version.id }, services);
}

/** Saves what takes the place of unpublished changes, too. They stay in the history. */
export async function replaceDocument(
  ctx: MemberContext,
  kind: DocumentKind,
  input: KindTypes["input"] & { id: string },
  services: MediaServices,
) {
  const { unpublishedVersion } = await documentOfWriter(ctx, kind, input.id);
  await updateDocument(ctx, kind, { ...input, version: unpublishedVersion ?? undefined }, { services });
}

/** Notes the present state as its author's save: imported documents have no history until it is asked for. */
async function noteBaseline(ctx: MemberContext, kind: DocumentKind, id: string) {
  const { queries } = ctx.db;
  const row = await documentOfWriter(ctx, kind, id);
  if (await store.findRevision(queries, { kind: kind.name, ref: id, version: row.version })) return;
  const values = await kind.valuesOf(queries, row);
  await ctx.write((transaction) =>
    noteRevision(transaction, kind, { row, values }, { editorId: row.authorId }),
  );
}

type Row = Awaited<ReturnType<typeof store.listRevisions>>["rows"][number];

function revisionOf({ version, savedAt, title, editorId, editorName }: Row): Revision {
  const editor =
    editorId === null ? null : { _id: editorId, name: editorName ?? m.adminPublishing.formerMember() };
  return { version, savedAt, title, editor };
}
