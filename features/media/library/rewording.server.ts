import { admin } from "#core/actor.ts";
import type { Visit } from "#core/context.ts";
import { Refusal } from "#core/errors.ts";
import type { MediaEntry } from "../library-contract.ts";
import { entryWith, wellSaid } from "./library.server.ts";
import * as store from "./rewording.store.server.ts";

/**
 * Changes the alternative text of a picture or video, or marks it as decorative. The new text replaces the old one in
 * every blog and collection that has it. Each of these is saved as a new version, so that nobody who is editing one
 * overwrites the change without noticing.
 */
export async function updateAlt(
  visit: Visit,
  { id, alt, decorative }: { id: string; alt: string; decorative?: boolean },
): Promise<MediaEntry> {
  const { id: editorId } = admin(visit);
  const entry = await entryWith(visit, id);
  const before = entry.alt;
  const said = wellSaid({ alt, decorative: decorative ?? (entry.decorative && alt.trim() === "") });
  const after = said.alt;
  await visit.write(async (queries, changed) => {
    if (!(await store.setAlt(queries, id, before, said))) {
      throw new Refusal("taken", "Somebody else has changed this text just now.");
    }
    if (before === after) return;
    const change = { mediaId: id, before, after, now: visit.now };
    const blogs = await store.rewordBlogs(queries, change, editorId);
    const collections = await store.rewordCollections(queries, change);
    if (blogs.length > 0) changed.stale("sitemap", ...blogs.map((blog) => `blog:${blog}`));
    if (collections.length > 0) {
      changed.stale("photography", ...collections.map((collection) => `collection:${collection}`));
    }
  });
  return entryWith(visit, id);
}
