import type { Context, MemberContext } from "#core/context.ts";
import type { Page } from "#core/contract.ts";
import { AppError } from "#core/errors.ts";
import type { MediaServices } from "#core/services.ts";
import { pictureUrl, widthsOf } from "#features/media/addresses.ts";
import { knownPictures } from "#features/media/known-pictures.server.ts";
import type { BlogRevision, WholeRevision, WrittenBlog } from "../writing-contract.ts";
import { blogOfWriter } from "./access.server.ts";
import * as store from "./revisions.store.server.ts";
import { keepBaseline, updateWriting } from "./saving.server.ts";

type Listing = { id: string; page: number; limit: number };
type Named = { id: string; version: number };

/** Every save of a blog, the latest first. One that has never been changed since it was brought here has one. */
export async function listRevisions(
  ctx: MemberContext,
  { id, page, limit }: Listing,
): Promise<Page<BlogRevision>> {
  await readable(ctx, id);
  const { queries } = ctx.db;
  const total = await store.countRevisions(queries, id);
  const rows = await store.listRevisions(queries, id, { limit, offset: (page - 1) * limit });
  const items = rows.map(({ version, savedAt, title, editorId, editorName }) => ({
    version,
    savedAt,
    title,
    editor: editorOf(editorId, editorName),
  }));
  return { items, total, page, pages: Math.ceil(total / limit) };
}

/** A blog as it was saved once. */
export async function readRevision(ctx: MemberContext, { id, version }: Named): Promise<WholeRevision> {
  const { savedAt, editorId, editorName, fields } = await revisionOf(ctx, { id, version });
  const { coverId, image, ...shown } = JSON.parse(fields);
  const editor = editorOf(editorId, editorName);
  return { ...shown, version, savedAt, editor, image: await imageOf(ctx, { coverId, coverUrl: image }) };
}

/** Saves a blog once more as it was: the saves in between stay. */
export async function restoreRevision(
  ctx: MemberContext,
  { id, version }: Named,
  services: MediaServices,
): Promise<WrittenBlog> {
  const { coverId, image, eventDate, ...text } = JSON.parse((await revisionOf(ctx, { id, version })).fields);
  const cover = coverId ? { coverId } : { image };
  return updateWriting(ctx, { id, ...text, eventDate: eventDate ?? "", ...cover }, services);
}

async function revisionOf(ctx: MemberContext, { id, version }: Named) {
  await readable(ctx, id);
  const row = await store.findRevision(ctx.db.queries, id, version);
  if (!row) throw new AppError("not_found", "There is no such version.");
  return row;
}

/** Makes sure that the actor may see the saves of a blog, and that its present state is one of them. */
async function readable(ctx: MemberContext, id: string): Promise<void> {
  const blog = await blogOfWriter(ctx, ctx.db.queries, id);
  await keepBaseline(ctx, blog);
}

function editorOf(id: string | null, name: string | null): BlogRevision["editor"] {
  return id === null ? null : { _id: id, name: name ?? "Former member" };
}

async function imageOf(
  { db }: Context,
  { coverId, coverUrl }: { coverId: string | null; coverUrl: string | null },
): Promise<string | null> {
  if (coverId === null) return coverUrl;
  const picture = (await knownPictures(db.queries, [coverId])).get(coverId);
  return picture ? pictureUrl(coverId, widthsOf(picture.width).at(-1) ?? 0) : null;
}
