import { isDeepStrictEqual } from "node:util";
import type { Context, MemberContext } from "#core/context.ts";
import { minute } from "#core/durations.ts";
import { AppError } from "#core/errors.ts";
import type { Queries } from "#db/engine.ts";
import type { TranslationTable } from "#db/schema.ts";
import { queueEmail } from "#features/emails/emails.server.ts";
import type { Fields } from "#features/fields/field.ts";
import { later } from "#features/jobs/queue.server.ts";
import { m } from "#messages";
import { documentOfWriter } from "./access.server.ts";
import type { DocumentKind, SavedChange, Stored } from "./kind.server.ts";
import type { KindTable } from "./kinds.ts";
import * as store from "./originals.store.server.ts";
import { findRevision, keepRevision } from "./revisions.store.server.ts";
import { findDocument } from "./store.server.ts";
import type { GroupRow } from "./translations.store.server.ts";

/** The kind of emails to translators. */
export const emailKind = "translation";
const emailAfter = 15 * minute; // without another change

/**
 * Notes which document of a group is the original of the others: the one that was so before, or else the one in the
 * language of the site, or else the oldest. New translations count as up to date.
 */
export async function noteOriginal(ctx: Context, queries: Queries, { name }: KindTable, group: GroupRow[]) {
  const known = await store.listTranslations(
    queries,
    name,
    group.map(({ id }) => id),
  );
  const before = new Set(known.map(({ original }) => original));
  const ranks = ({ id, language }: GroupRow) => [
    before.has(id) ? 0 : 1,
    ["", ctx.site.language].includes(language) ? 0 : 1,
  ];
  const [original] = group.toSorted((one, other) => {
    const [mine = [], theirs = []] = [ranks(one), ranks(other)];
    const at = mine.findIndex((rank, index) => rank !== theirs[index]);
    return at < 0 ? (ageOf(one) < ageOf(other) ? -1 : 1) : (mine[at] ?? 0) - (theirs[at] ?? 0);
  });
  if (!original) return;
  await store.removeTranslations(queries, name, [original.id]);
  const noted = new Set(known.filter((row) => row.original === original.id).map(({ ref }) => ref));
  for (const { id: ref } of group)
    if (ref !== original.id && !noted.has(ref)) await noteTranslation(queries, { name, ref }, original);
}

function ageOf({ createdAt, id }: GroupRow): string {
  return createdAt + id;
}

/** Notes that a document is a translation of a version, which later autosaves do not replace. */
async function noteTranslation(
  queries: Queries,
  { name: kind, ref }: { name: KindTable["name"]; ref: string },
  { id: original, version }: Pick<GroupRow, "id" | "version">,
): Promise<void> {
  await keepRevision(queries, { kind, ref: original, version });
  await store.setTranslation(queries, { kind, ref, original, version, changedAt: null, changerId: null });
}

/** A document has left its group; the others may need another original. */
export async function forgetOriginal(ctx: Context, queries: Queries, kind: KindTable, left: Left) {
  const { id, others } = left;
  const translations = await store.translationsOf(queries, kind.name, id);
  await store.removeTranslations(queries, kind.name, [id, ...translations.map(({ ref }) => ref)]);
  if (others.length > 1) await noteOriginal(ctx, queries, kind, others);
}

type Left = { id: string; others: GroupRow[] };
type Values = Stored["values"];

/** The names of the values that differ, but for those that translations need not follow. */
export function changedNames(fields: Fields, before: Partial<Values>, after: Values): (keyof Values)[] {
  const names = Object.keys(after) as (keyof Values)[];
  return names.filter(
    (name) => name in before && !fields[name]?.untranslated && !isDeepStrictEqual(before[name], after[name]),
  );
}

/** Notes which translations lack a change of their original that is public, and queues emails to their translators. */
export async function noteChange(
  ctx: MemberContext,
  kind: DocumentKind,
  { queries, ...change }: SavedChange,
) {
  const { before, after } = change;
  const { id, translationKey, publishedAt } = after.row;
  if (translationKey === null || publishedAt === null) return;
  const isChanged = !before || changedNames(kind.fields, before.values, after.values).length > 0;
  for (const row of await store.translationsOf(queries, kind.name, id)) {
    const lacks = await isBehind(queries, kind, row, after.values);
    if (lacks && (isChanged || row.changedAt === null)) {
      await store.setTranslation(queries, { ...row, changedAt: ctx.now, changerId: ctx.actor.id });
      await tellTranslator(ctx, queries, kind, row.ref);
    } else if (!lacks && row.changedAt !== null) {
      await store.setTranslation(queries, { ...row, changedAt: null, changerId: null });
    }
  }
}

/** False if the version of a translation cannot be compared any more. */
async function isBehind(queries: Queries, kind: DocumentKind, row: TranslationTable, values: Values) {
  const { original: ref, version } = row;
  const revision = await findRevision(queries, { kind: kind.name, ref, version });
  return revision !== undefined && changedNames(kind.fields, JSON.parse(revision.fields), values).length > 0;
}

/** Not the person who changed the original. */
async function tellTranslator(
  ctx: MemberContext,
  queries: Queries,
  { name: kind, table }: KindTable,
  ref: string,
) {
  const row = await findDocument(queries, table, ref);
  const translator = (await store.lastEditor(queries, { kind, ref })) ?? row?.authorId;
  if (!translator || translator === ctx.actor.id || row?.deletedAt !== null) return;
  await queueEmail(ctx, queries, {
    recipient: translator,
    userId: translator,
    batch: `${emailKind} ${kind} ${ref}`,
    kind: emailKind,
    detail: JSON.stringify({ kind, ref }),
    dueAt: later(ctx.now, emailAfter),
  });
}

type Version = { id: string; version: number };

/** Notes that a translation has everything of a version of its original. */
export async function markCurrent(ctx: MemberContext, kind: DocumentKind, { id, version }: Version) {
  await documentOfWriter(ctx, kind, id);
  await ctx.write(async (queries) => {
    const row = await store.findTranslation(queries, { kind: kind.name, ref: id });
    const original = row && (await findDocument(queries, kind.table, row.original));
    if (!original || version > original.version)
      throw new AppError("not_found", m.adminTranslations.noOriginal());
    const marked = { ...row, version };
    await keepRevision(queries, { kind: kind.name, ref: original.id, version });
    const lacks =
      version < original.version &&
      (await isBehind(queries, kind, marked, await kind.valuesOf(queries, original)));
    await store.setTranslation(queries, lacks ? marked : { ...marked, changedAt: null, changerId: null });
  });
}

/** What waits for translators, at most 100. Null if the site has no translations. */
export async function countBehind({ db }: Context): Promise<number | null> {
  return (await store.hasTranslations(db.reader)) ? store.countChanged(db.reader) : null;
}
