import { Readable } from "node:stream";
import type { AdminContext } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import type { MediaServices } from "#core/services.ts";
import { copyMedia } from "#db/archive/copy-media.ts";
import type { Archive } from "#db/archive/format.ts";
import type { Database } from "#db/client.ts";
import { freeId } from "#features/publishing/chosen-ids.server.ts";
import type { DocumentKind, KindTypes } from "#features/publishing/kind.server.ts";
import { editPath } from "#features/publishing/kinds.ts";
import { createDocument, updateDocument } from "#features/publishing/saving.server.ts";
import { saveWorkingCopy } from "#features/publishing/working-copy.server.ts";
import { findAccount, findRow } from "./store.server.ts";

type Backup = {
  archive: Archive;
  /** The backup, restored and brought up to this version. */
  scratch: Pick<Database, "queries">;
};

/**
 * Brings one document of a backup back: as the newest revision of the one on the site, or as a draft with its id. Returns
 * sentences about what was done.
 */
export async function bringBackDocument(
  ctx: AdminContext,
  { archive, scratch }: Backup,
  { kind, id }: { kind: DocumentKind; id: string },
  services: MediaServices,
): Promise<string[]> {
  const row = await findRow(scratch.queries, kind.table, id);
  if (!row) throw new Error(`The backup ${archive.name} has no such document.`);
  const values = await kind.valuesOf(scratch.queries, row);
  const shown = await kind.mediaIn(values, ctx.site.url);
  const files = await bringBackFiles(ctx, { archive, scratch }, shown, services);
  const input = await kind.inputOf(ctx.db.queries, values);
  const live = await findRow(ctx.db.queries, kind.table, id);
  const form = `${ctx.site.url}${editPath(kind.name, id)}`;
  const report = files > 0 ? [`${files} of its files were missing and are back.`] : [];
  if (live?.deletedAt)
    throw new Error(`“${live.title}” is in the trash of the site: take it out of there, and then try again.`);
  if (live?.publishedAt) {
    await saveWorkingCopy(ctx, kind, { ...input, id }, { newRevision: true });
    return [
      `“${row.title}” has unpublished changes now: what the backup has. Compare and publish them: ${form}`,
      ...report,
    ];
  }
  if (live) {
    await updateDocument(ctx, kind, { ...input, id }, { services });
    return [`The draft “${row.title}” has what the backup has as its newest revision: ${form}`, ...report];
  }
  const author = await findAccount(ctx.db.queries, row.authorId);
  if (!author) report.push(`The account that created it is gone: it belongs to ${ctx.actor.name} now.`);
  await ctx.write((queries, invalidate) => {
    kind.invalidateRemoved(invalidate, [id]); // it answered that it is gone
    return freeId(queries, kind.name, id);
  });
  const actor = author ? { ...ctx.actor, ...author, role: "admin" as const } : ctx.actor;
  await createDraft({ ...ctx, actor }, kind, { input, id, slug: row.slug }, services);
  return [`“${row.title}” is on the site again, as a draft: ${form}`, ...report];
}

type Draft = { input: KindTypes["input"]; id: string; slug: string | null };

/** With its address, unless another document has that now. */
async function createDraft(
  ctx: AdminContext,
  kind: DocumentKind,
  { input, id, slug }: Draft,
  services: MediaServices,
): Promise<void> {
  const draft = { ...input, _id: id, status: "draft" as const };
  const create = (own: object) => createDocument(ctx, kind, { ...draft, ...own }, { services });
  if (!slug) return void (await create({}));
  await create({ slug }).catch((error) => {
    if (error instanceof AppError && error.errors?.some(({ path }) => path === "slug")) return create({});
    throw error;
  });
}

/** Adds files that the site lacks, and writes bytes that its media store lacks. Returns how many. */
export async function bringBackFiles(
  { write }: AdminContext,
  { archive, scratch }: Backup,
  ids: string[],
  { media }: Pick<MediaServices, "media">,
): Promise<number> {
  const changed = new Set<string>();
  for (const { key, contentType } of archive.files) {
    const id = ids.find((id) => key.startsWith(`${id}/`));
    if (!id || (await media.size(key)) !== null) continue;
    await media.write(key, Readable.from(archive.bytesOf(key)), contentType);
    changed.add(id);
  }
  const added = await write((queries) => copyMedia(scratch.queries, queries, ids));
  return new Set([...changed, ...added]).size;
}
