import { isDeepStrictEqual } from "node:util";
import type { MemberContext } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import type { Queries } from "#db/engine.ts";
import { describeFiles } from "#features/media/alternative-texts.server.ts";
import { m } from "#messages";
import { type Autosave, countSave } from "./counting.server.ts";
import { withInvalid } from "./invalid-values.server.ts";
import type { DocumentKind, Stored } from "./kind.server.ts";
import { noteUnpublishedMedia } from "./media.store.server.ts";
import { keepRevision, removeRevision } from "./revisions.store.server.ts";
import { currentVersion, type Update, validate } from "./saving.server.ts";
import { setUnpublished } from "./store.server.ts";
import { invalidIn, mediaShown, noteRevision } from "./stored.server.ts";
import { autosavedSince, nextVersion, unpublishedValues } from "./unpublished.server.ts";

type Saved = Pick<Stored, "values" | "invalid">;

/** Keeps changes of a public or scheduled document as a revision that readers do not see. */
export async function saveWorkingCopy(ctx: MemberContext, kind: DocumentKind, input: Update, auto: Autosave) {
  await currentVersion(ctx, kind, input, ctx.db.queries);
  await countSave(ctx, kind, input, auto);
  await planned(ctx, kind, input, ctx.db.queries); // reads a long text before anything is locked
  await ctx.write(async (queries) => {
    await ctx.db.engine.lock(queries, kind.table, [input.id]);
    const { live, before, after } = await planned(ctx, kind, input, queries);
    const { values, invalid = {} } = after;
    if (live.row.publishedAt === null)
      throw new AppError("conflict", m.adminPublishing.conflict({ kind: kind.name }));
    if (isDeepStrictEqual([values, invalid], [before.values, before.invalid])) return;
    await noteRevision(queries, kind, live, { editorId: live.row.authorId });
    await describeFiles(queries, kind.descriptions(values, input));
    if (isDeepStrictEqual([values, invalid], [live.values, {}]))
      return setUnpublished(queries, kind.table, input.id, null);
    await noteChanges(ctx, queries, kind, { live, after, auto });
  });
}

async function planned(ctx: MemberContext, kind: DocumentKind, input: Update, queries: Queries) {
  const row = await currentVersion(ctx, kind, input, queries);
  const live = { row, values: await kind.valuesOf(queries, row) };
  const values = (await unpublishedValues(queries, kind, live)) ?? live.values;
  const invalid = await invalidIn(queries, kind.name, row);
  const whole = withInvalid(input, invalid, { fields: kind.fields, before: values });
  const demand = { before: values, ownerId: row.authorId, complete: false };
  const after = await validate(ctx, kind, whole, { queries, ...demand });
  return { live, before: { values, invalid }, after };
}

type Changes = { live: Stored; after: Saved; auto: Autosave };

async function noteChanges(
  ctx: MemberContext,
  queries: Queries,
  kind: DocumentKind,
  { live: { row }, after, auto }: Changes,
): Promise<void> {
  const { name, table } = kind;
  const { id: ref, unpublishedVersion: old } = row;
  const version = await nextVersion(queries, kind.name, row);
  const named = old === null ? undefined : { kind: name, ref, version: old };
  const since = named && !auto.newRevision ? await autosavedSince(ctx, queries, named) : undefined;
  if (named && since) await removeRevision(queries, named);
  const { values } = after;
  const changed = { ...after, row: { ...row, version, title: values.title, updatedAt: ctx.now } };
  await noteRevision(queries, kind, changed, {
    editorId: ctx.actor.id,
    autosavedSince: since ?? ctx.now,
  });
  await noteUnpublishedMedia(queries, name, ref, await mediaShown(kind, values, ctx.site.url));
  await setUnpublished(queries, table, ref, version);
}

type Version = { id: string; version: number };

/** Drops the unpublished changes, if `version` is theirs. They stay in the history. */
export async function discardChanges(ctx: MemberContext, kind: DocumentKind, { id, version }: Version) {
  await ctx.write(async (queries) => {
    await ctx.db.engine.lock(queries, kind.table, [id]);
    const { unpublishedVersion } = await currentVersion(ctx, kind, { id }, queries);
    if (unpublishedVersion === null) return;
    if (unpublishedVersion !== version)
      throw new AppError("conflict", m.adminPublishing.conflict({ kind: kind.name }));
    await keepRevision(queries, { kind: kind.name, ref: id, version });
    await setUnpublished(queries, kind.table, id, null);
  });
}
