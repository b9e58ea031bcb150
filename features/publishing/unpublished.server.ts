import { isDeepStrictEqual } from "node:util";
import type { MemberContext } from "#core/context.ts";
import type { Queries } from "#db/engine.ts";
import type { DocumentColumns } from "#db/schema.ts";
import type { DocumentKind, KindTypes, Stored } from "./kind.server.ts";
import type { Kind } from "./kinds.ts";
import type { InvalidValues } from "./lifecycle.ts";
import { addRevision, findRevision, lastVersion, removeRevision } from "./revisions.store.server.ts";
import { invalidIn } from "./stored.server.ts";

/** The version that writers change: that of the unpublished changes, if there are some. */
export function editedVersion({ version, unpublishedVersion }: DocumentColumns): number {
  return unpublishedVersion ?? version;
}

/** One more than that of every save, also of changes that were discarded. */
export async function nextVersion(queries: Queries, kind: Kind, { id: ref, version }: DocumentColumns) {
  return Math.max(version, await lastVersion(queries, { kind, ref })) + 1;
}

/** The changes of a public or scheduled document that readers do not see yet. */
export async function unpublishedValues<T extends KindTypes>(
  queries: Queries,
  { name: kind }: DocumentKind<T>,
  { row: { id: ref, unpublishedVersion: version }, values }: Stored<T>,
): Promise<T["values"] | undefined> {
  if (version === null) return undefined;
  const revision = await findRevision(queries, { kind, ref, version });
  if (!revision) return undefined;
  const { invalid, ...noted } = JSON.parse(revision.fields) as T["values"] & { invalid?: InvalidValues };
  return { ...values, ...noted }; // an earlier version of this app may have noted fewer fields
}

/**
 * The version of the unpublished changes after something else was published beside them. They take over what they have
 * not changed themselves. Null if nothing is left of them.
 */
export async function keepUnpublished<T extends KindTypes>(
  queries: Queries,
  kind: DocumentKind<T>,
  { before, after }: { before: Stored<T>; after: Stored<T> },
): Promise<number | null> {
  const { id: ref, unpublishedVersion: old } = after.row;
  const changes = await unpublishedValues(queries, kind, before);
  if (!changes || old === null) return null;
  const merged = { ...changes };
  for (const name of Object.keys(after.values) as (keyof T["values"])[])
    if (isDeepStrictEqual(changes[name], before.values[name])) merged[name] = after.values[name];
  const invalid = await invalidIn(queries, kind.name, before.row);
  const hasInvalid = Object.keys(invalid).length > 0;
  if (isDeepStrictEqual(merged, after.values) && !hasInvalid) return null;
  const named = { kind: kind.name, ref, version: old };
  const revision = await findRevision(queries, named);
  if (!revision) return null;
  const { editorName, ...noted } = revision;
  const version = after.row.version + 1;
  const fields = JSON.stringify(hasInvalid ? { invalid, ...merged } : merged);
  await addRevision(queries, { ...noted, version, title: merged.title, fields });
  await removeRevision(queries, named);
  return version;
}

const hour = 3_600_000; // milliseconds

/**
 * Since when this person has been writing, if a revision is their autosave of the last hour. The next autosave takes
 * its place: writing for hours leaves one revision an hour.
 */
export async function autosavedSince(
  ctx: MemberContext,
  queries: Queries,
  named: Parameters<typeof findRevision>[1],
): Promise<string | undefined> {
  const revision = await findRevision(queries, named);
  const since = revision?.editorId === ctx.actor.id ? revision.autosavedSince : null;
  return since && Date.parse(since) > Date.parse(ctx.now) - hour ? since : undefined;
}
