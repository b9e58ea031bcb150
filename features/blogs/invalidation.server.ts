import type { Changed } from "#db/client.ts";
import type { Queries } from "#db/engine.ts";
import type { BlogTable } from "#db/schema.ts";
import { findNeighbour } from "./neighbours.store.server.ts";

type Saved = Pick<BlogTable, "id" | "section" | "subcategory" | "eventAt" | "publishedAt"> & {
  tags: string[];
};

/**
 * Invalidates what shows a blog that was saved. Lists, and the blogs before and after it, only change if it has
 * appeared or moved, or if something that it is listed by has changed. If it was unpublished, it is gone from all.
 */
export async function invalidateSaved(
  invalidate: Changed,
  queries: Queries,
  now: string,
  { before, after }: { before?: Saved; after: Saved },
): Promise<void> {
  const wasPublic = before?.publishedAt != null && before.publishedAt <= now;
  const isPublic = after.publishedAt !== null && after.publishedAt <= now;
  if (wasPublic && !isPublic) invalidateRemoved(invalidate, [after.id]);
  if (before?.publishedAt == null && after.publishedAt === null) return;
  invalidate.stale(`blog:${after.id}`, "sitemap");
  if (before && listedBy(before) === listedBy(after)) return;
  invalidate.stale("blogs", ...(await neighbourTags(queries, now, after)));
}

/** Invalidates everything that shows some blogs, or shows that they are there. */
export function invalidateRemoved(invalidate: Changed, ids: string[]): void {
  if (ids.length > 0) invalidate("blogs", "sitemap", ...ids.map((id) => `blog:${id}`));
}

function listedBy({ section, subcategory, eventAt, publishedAt, tags }: Saved): string {
  return JSON.stringify([section, subcategory, eventAt, publishedAt, tags]);
}

/** The tags of the pages that show this blog as the previous or next one, now or once it is published. */
async function neighbourTags(
  queries: Queries,
  now: string,
  { id: _id, section, eventAt: eventDate, publishedAt: date }: Saved,
): Promise<string[]> {
  if (date === null) return [];
  const at = date > now ? date : now;
  const place = { _id, section, date, eventDate };
  const neighbours = [
    await findNeighbour(queries, at, place, "previous"),
    await findNeighbour(queries, at, place, "next"),
  ];
  return neighbours.flatMap((neighbour) => (neighbour ? `neighbours:${neighbour.id}` : []));
}
