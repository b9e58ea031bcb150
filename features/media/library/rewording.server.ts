import { admin } from "#visit/actor.ts";
import { Refusal } from "#visit/refusal.ts";
import type { Visit } from "#visit/visit.ts";
import type { MediaEntry } from "../library-contract.ts";
import { entryWith } from "./library.server.ts";
import * as store from "./rewording.store.server.ts";

/**
 * Changes the alternative text of a picture or video, and wherever the old one is said. Each blog and collection in
 * which that is so is saved once more, so that nobody who is writing it saves over the change without knowing.
 */
export async function updateAlt(visit: Visit, { id, alt }: { id: string; alt: string }): Promise<MediaEntry> {
  const { id: editorId } = admin(visit);
  const { alt: before } = await entryWith(visit, id);
  const after = alt.trim();
  await visit.write(async (queries, changed) => {
    if (!(await store.setAlt(queries, id, before, after))) {
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
