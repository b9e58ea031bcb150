import type { AdminContext } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import type { MediaEntry } from "../library-contract.ts";
import { entryWith, wellSaid } from "./library.server.ts";
import * as store from "./rewording.store.server.ts";

/**
 * Changes the alternative text of a picture or video, or marks it as decorative. The new text replaces the old one in
 * every blog and collection that has it. Each of these is saved as a new version, so that nobody who is editing one
 * overwrites the change without noticing.
 */
export async function updateAlt(
  ctx: AdminContext,
  { id, alt, decorative }: { id: string; alt: string; decorative?: boolean },
): Promise<MediaEntry> {
  const { id: editorId } = ctx.actor;
  const entry = await entryWith(ctx, id);
  const before = entry.alt;
  const said = wellSaid({ alt, decorative: decorative ?? (entry.decorative && alt.trim() === "") });
  const after = said.alt;
  await ctx.write(async (queries, invalidate) => {
    if (!(await store.setAlt(queries, id, before, said))) {
      throw new AppError("conflict", "Somebody else has changed this text just now.");
    }
    if (before === after) return;
    const change = { mediaId: id, before, after, now: ctx.now };
    const blogs = await store.rewordBlogs(queries, change, editorId);
    const collections = await store.rewordCollections(queries, change);
    if (blogs.length > 0) invalidate.stale("sitemap", ...blogs.map((blog) => `blog:${blog}`));
    if (collections.length > 0) {
      invalidate.stale("photography", ...collections.map((collection) => `collection:${collection}`));
    }
  });
  return entryWith(ctx, id);
}
