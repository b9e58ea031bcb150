import { admin } from "#core/actor.ts";
import type { Visit } from "#core/context.ts";
import { Refusal } from "#core/errors.ts";
import { removeUnusedPicture } from "../pictures.server.ts";
import { entryWith, usesOf } from "./library.server.ts";

const young = 24 * 3600 * 1000; // milliseconds

/** Deletes a picture or a video. Refuses while something uses it, and says what. */
export async function removeMedia(visit: Visit, { id }: { id: string }): Promise<{ msg: string }> {
  admin(visit);
  await entryWith(visit, id);
  if (!(await removeUnusedPicture(visit, id))) throw await inUse(visit, id);
  return { msg: "File removed" };
}

/**
 * Deletes those of these that nothing uses and answers with their ids. What was uploaded within a day stays: somebody
 * may be writing the text that it is for.
 */
export async function removeUnusedMedia(
  visit: Visit,
  { ids }: { ids: string[] },
): Promise<{ ids: string[] }> {
  admin(visit);
  const before = new Date(Date.parse(visit.now) - young).toISOString();
  const removed: string[] = [];
  for (const id of new Set(ids)) {
    const entry = await entryWith(visit, id).catch(() => undefined);
    if (entry && entry.date < before && (await removeUnusedPicture(visit, id))) removed.push(id);
  }
  return { ids: removed };
}

async function inUse(visit: Visit, id: string): Promise<Refusal> {
  const uses = await usesOf(visit, id);
  const [first] = uses;
  if (!first) return new Refusal("absent", "There is no such file in the media library.");
  const others = uses.length - 1;
  const more = others === 0 ? "" : others === 1 ? " and one other" : ` and ${others} others`;
  return new Refusal("taken", `This file is in use: “${first.title}”${more}.`);
}
