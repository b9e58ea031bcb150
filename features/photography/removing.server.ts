import { removeUnusedPicture } from "#features/media/pictures.server.ts";
import { admin } from "#visit/actor.ts";
import { Refusal } from "#visit/refusal.ts";
import type { Visit } from "#visit/visit.ts";
import * as store from "./writing.store.server.ts";

/** Deletes a collection, and its media where nothing else shows them. Refuses everybody but admins. */
export async function removeCollection(visit: Visit, { id }: { id: string }): Promise<{ msg: string }> {
  admin(visit);
  const media = await visit.write(async (queries, changed) => {
    const removed = await store.removeCollection(queries, visit.now, id);
    if (!removed) throw new Refusal("absent", "Collection not found");
    changed("photography", `collection:${id}`);
    return removed;
  });
  for (const mediaId of media) await removeUnusedPicture(visit, mediaId);
  return { msg: "Collection removed" };
}
