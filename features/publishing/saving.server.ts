import { setImmediate as nextTurn } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { AdminContext, MemberContext } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import { newId } from "#core/ids.ts";
import type { MediaServices } from "#core/services.ts";
import type { Queries } from "#db/engine.ts";
import type { DocumentColumns } from "#db/schema.ts";
import { describeFiles } from "#features/media/alternative-texts.server.ts";
import { checkPicture } from "#features/media/pictures.server.ts";
import { m } from "#messages";
import { documentOfWriter } from "./access.server.ts";
import { claimedFor, isRepeated, takenId } from "./chosen-ids.server.ts";
import { type Autosave, countSave } from "./counting.server.ts";
import { validValues, withInvalid } from "./invalid-values.server.ts";
import type { Demand, DocumentKind, KindTypes, Stored, UploadedFile } from "./kind.server.ts";
import { noteChange } from "./originals.server.ts";
import { keepRevision, removeRevision } from "./revisions.store.server.ts";
import { sharingColumns } from "./sharing.server.ts";
import type { SharingValues } from "./sharing.ts";
import { slugAfter } from "./slug.server.ts";
import { publishedAtAfter } from "./status.server.ts";
import { findDocument, setPublic } from "./store.server.ts";
import * as stored from "./stored.server.ts";
import { checkLanguage, lockTranslations } from "./translations.server.ts";
import {
  autosavedSince,
  editedVersion,
  keepUnpublished,
  nextVersion,
  unpublishedValues,
} from "./unpublished.server.ts";
import { withUploads } from "./uploads.server.ts";

type Options = { services: MediaServices; auto?: Autosave };

export type Create = KindTypes["input"] & { _id?: string };

/**
 * Creates a document: published, scheduled or as a draft. Returns its id. A repeated request with the same `_id` writes
 * nothing.
 */
export async function createDocument(
  ctx: AdminContext,
  kind: DocumentKind,
  input: Create,
  { services, auto }: Options,
): Promise<string> {
  const { _id } = input;
  const { actor } = ctx;
  await countSave(ctx, kind, input, auto);
  if (_id && (await isRepeated(ctx, kind.name, _id))) return repeated(ctx, kind, _id);
  const publishedAt = publishedAtAfter(ctx, input);
  const complete = publishedAt !== null;
  const demand = { complete, ownerId: actor.id };
  const valid = await validate(ctx, kind, input, { queries: ctx.db.queries, ...demand }); // before storing a file
  const id = _id ?? newId(Date.parse(ctx.now));
  const upload = (uploads: UploadedFile[]) => kind.upload(ctx, input, valid.values, { ...services, uploads });
  const isNew = await withUploads(ctx, services.media, upload, (uploads) =>
    ctx.write(async (queries, invalidate) => {
      if (!(await claimedFor(ctx, queries, kind.name, _id))) return false;
      const locked = await lockNames(ctx, queries, kind.locks?.(valid.values));
      const again = uploads.length > 0 || locked;
      const { values, invalid } = again
        ? await validate(ctx, kind, input, { queries, ...demand, uploads })
        : valid;
      await nextTurn(); // readers between the parts of a save: each takes some milliseconds with a long text
      const created = { id, authorId: actor.id, at: ctx.now, publishedAt };
      const row = { ...(await newRow(kind, created, values)), ...kind.columnsAtFirst?.(ctx) };
      const added = { row, values, invalid, input, slug: input.slug };
      await stored.addStored(ctx, kind, added, { queries, invalidate });
      await nextTurn();
      await stored.noteRevision(queries, kind, added, {
        editorId: actor.id,
        autosavedSince: auto && ctx.now,
      });
      return true;
    }),
  );
  await nextTurn();
  return isNew ? id : repeated(ctx, kind, id);
}

/** True if there was something to lock. */
async function lockNames({ db }: MemberContext, queries: Queries, names: string[] = []): Promise<boolean> {
  for (const name of names) await db.engine.lockName(queries, name);
  return names.length > 0;
}

/** Readers see a document without errors; of a draft, what is not valid is kept apart. */
export async function validate(
  ctx: MemberContext,
  kind: DocumentKind,
  input: KindTypes["input"],
  { queries, ...demand }: Demand & { queries: Queries },
): Promise<Pick<Stored, "values" | "invalid">> {
  const { before, complete } = demand;
  const check = async (sent: KindTypes["input"]) => {
    const values = await kind.validate(ctx, queries, sent, demand);
    await checkPicture(queries, {
      path: "shareImage",
      id: values.shareImage?.mediaId,
      before: before?.shareImage?.mediaId,
    });
    return values;
  };
  return complete
    ? { values: await check(input) }
    : validValues(input, { fields: kind.fields, now: ctx.now, before, validate: check });
}

type Values = KindTypes["values"];
type NewRow = { id: string; authorId: string; at: string; publishedAt: string | null };

/** `at` is when it was created. */
export async function newRow(kind: DocumentKind, created: NewRow, values: Values): Promise<DocumentColumns> {
  const { id, authorId, at, publishedAt } = created;
  const times = { createdAt: at, updatedAt: at, publishedAt, deletedAt: null, deleterId: null };
  return {
    slug: null,
    slugKeptAt: null,
    translationKey: null,
    unpublishedVersion: null,
    ...(await columnsOf(kind, values, at)),
    id,
    title: values.title,
    authorId,
    ...times,
    version: 1,
  };
}

async function columnsOf(kind: DocumentKind, values: Values, at: string, before?: DocumentColumns) {
  const all = (await kind.columnsOf(values, at)) as Partial<DocumentColumns & SharingValues>;
  const { shareImage, noindex, ...columns } = all;
  return { ...columns, ...sharingColumns(values, at, before) };
}

/** The id of the document of an earlier request, also in the trash. Throws if it was deleted for good. */
async function repeated({ db }: MemberContext, { table }: DocumentKind, id: string): Promise<string> {
  if (!(await findDocument(db.queries, table, id))) throw takenId();
  return id;
}

export type Update = KindTypes["input"] & { id: string; version?: number; draftOnly?: boolean };

/**
 * Changes a document. Throws for a save of another version than the current one. With `draftOnly`, and for an
 * autosave, it throws if the document is no longer a draft.
 */
export async function updateDocument(
  ctx: MemberContext,
  kind: DocumentKind,
  input: Update,
  { services, auto }: Options,
): Promise<void> {
  const draftOnly = auto !== undefined || input.draftOnly;
  await currentVersion(ctx, kind, { ...input, draftOnly }, ctx.db.queries);
  await countSave(ctx, kind, input, auto);
  const valid = await plan(ctx, kind, input, { queries: ctx.db.queries }); // before storing a file
  await nextTurn();
  const upload = (uploads: UploadedFile[]) =>
    kind.upload(ctx, input, valid.after.values, { ...services, uploads });
  await withUploads(ctx, services.media, upload, (uploads) =>
    ctx.write(async (queries, invalidate) => {
      const isTranslated = valid.before.row.translationKey !== null;
      if (isTranslated && valid.after.values.language !== valid.before.values.language)
        await lockTranslations(ctx, queries);
      await lockNames(ctx, queries, kind.locks?.(valid.after.values));
      await ctx.db.engine.lock(queries, kind.table, [input.id]);
      const { before, after: planned } = await plan(ctx, kind, { ...input, draftOnly }, { queries, uploads });
      await nextTurn();
      const { now, site } = ctx;
      const save = { now, site, before: before.row, after: planned.row, chosen: input.slug };
      const { lost, ...moved } = await slugAfter(queries, kind, save);
      const after = { ...planned, row: { ...planned.row, ...moved } };
      const isRewritten = after.row.version > before.row.version;
      await describeFiles(queries, kind.descriptions(after.values, input));
      if (isRewritten) await saveVersion(ctx, queries, kind, { before, after, auto });
      else if (!auto) await keepRevision(queries, versionOf(kind, before));
      if (!isRewritten && before.row.publishedAt === after.row.publishedAt) return true;
      if (!isRewritten) {
        await setPublic(queries, kind.table, after.row);
        await stored.indexStored(queries, kind, after);
      }
      const change = { queries, now: ctx.now, before, after };
      await stored.invalidateSaved(invalidate, kind, change);
      await kind.saved?.(ctx, change);
      await noteChange(ctx, kind, change);
      const elsewhere = [...(lost ? [lost] : []), ...(moved.slug === before.row.slug ? [] : [input.id])];
      if (before.row.publishedAt !== null || lost) kind.invalidateRemoved(invalidate, elsewhere);
      return true;
    }),
  );
  await nextTurn();
}

type Surroundings = { queries: Queries; uploads?: UploadedFile[] };

/** A document before and after a request. What readers see must stay complete, and only admins decide what they see. */
export async function plan(
  ctx: MemberContext,
  kind: DocumentKind,
  input: Update,
  { queries, uploads }: Surroundings,
): Promise<{ before: Stored; after: Stored }> {
  const row = await currentVersion(ctx, kind, input, queries);
  const publishedAt = publishedAtAfter(ctx, input, row);
  if (publishedAt !== row.publishedAt && ctx.actor.role !== "admin")
    throw new AppError("forbidden", m.adminPublishing.onlyAdminsPublish({ kind: kind.name }));
  const complete = publishedAt !== null;
  const { unpublishedVersion } = row;
  // A request that knows of the unpublished changes publishes them. A draft has none.
  const takes = unpublishedVersion !== null && (input.version !== undefined || !complete);
  const wrong = takes || row.publishedAt === null ? await stored.invalidIn(queries, kind.name, row) : {};
  const before = { row, values: await kind.valuesOf(queries, row), invalid: wrong };
  const changes = takes ? await unpublishedValues(queries, kind, before) : undefined;
  const demand = { before: changes ?? before.values, ownerId: row.authorId, complete, uploads };
  const whole = withInvalid(input, wrong, { fields: kind.fields, before: demand.before });
  const { values, invalid = {} } = await validate(ctx, kind, whole, { queries, ...demand });
  if (values.language !== before.values.language)
    await checkLanguage(ctx, queries, kind.table, { ...row, language: values.language });
  const { slug: chosen } = input;
  const isAddressed = chosen !== undefined && chosen !== (row.slug ?? "");
  if (isAddressed && ctx.actor.role !== "admin")
    throw new AppError("forbidden", m.adminPublishing.onlyAdminsAddress());
  const isSame = isDeepStrictEqual([values, invalid], [before.values, wrong]);
  const isRewritten = isAddressed || takes || !isSame;
  const next = {
    ...row,
    ...(await columnsOf(kind, values, ctx.now, row)),
    title: values.title,
    publishedAt,
    version: isRewritten ? await nextVersion(queries, kind.name, row) : row.version,
    unpublishedVersion: takes ? null : unpublishedVersion,
  };
  return { before, after: { row: { ...next, updatedAt: ctx.now }, values, invalid } };
}

type Versions = { before: Stored; after: Stored; auto: Autosave | undefined };

async function saveVersion(
  ctx: MemberContext,
  queries: Queries,
  kind: DocumentKind,
  { before, after, auto }: Versions,
): Promise<void> {
  await stored.noteRevision(queries, kind, before, { editorId: before.row.authorId });
  const named = { ...versionOf(kind, before), version: editedVersion(before.row) };
  const isPublished = before.row.unpublishedVersion !== null && after.row.unpublishedVersion === null;
  const isReplaced = isPublished || (auto && !auto.newRevision);
  const since = isReplaced ? await autosavedSince(ctx, queries, named) : undefined;
  if (since) await removeRevision(queries, named);
  await nextTurn();
  const unpublishedVersion = await keepUnpublished(queries, kind, { before, after });
  const saved = { ...after, row: { ...after.row, unpublishedVersion } };
  await stored.updateStored(queries, kind, saved, ctx.site.url);
  await nextTurn();
  const save = { editorId: ctx.actor.id, autosavedSince: auto && (since ?? ctx.now) };
  await stored.noteRevision(queries, kind, after, save);
}

function versionOf({ name }: DocumentKind, { row }: Stored) {
  return { kind: name, ref: row.id, version: row.version };
}

type CurrentVersion = { id: string; version?: number; draftOnly?: boolean };

/** The row, not in the trash, if `version` is the one that writers see, and a draft if it has to be one. */
export async function currentVersion(
  ctx: MemberContext,
  kind: DocumentKind,
  { id, version, draftOnly }: CurrentVersion,
  queries: Queries,
): Promise<DocumentColumns> {
  const row = await documentOfWriter(ctx, kind, id, { queries });
  if (row.deletedAt !== null) throw new AppError("not_found", m.publishing.notFound({ kind: kind.name }));
  if (version !== undefined && version !== editedVersion(row))
    throw new AppError("conflict", m.adminPublishing.conflict({ kind: kind.name }));
  if (draftOnly && row.publishedAt !== null)
    throw new AppError("conflict", m.adminPublishing.notDraft({ kind: kind.name }));
  return row;
}
