import type { Changed } from "#db/client.ts";
import type { Queries } from "#db/engine.ts";
import type { BlogTable } from "#db/schema.ts";
import { findNeighbour } from "./neighbours.store.server.ts";

type Saved = Pick<BlogTable, "id" | "section" | "subcategory" | "eventAt" | "publishedAt"> & {
  tags: string[];
};

/**
 * Invalidates the pages that show a saved blog. Lists and its neighbours only change if it appears or moves, or if a
 * field changes by which it is listed.
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

/** Invalidates all pages that show some blogs, or link to them. */
export function invalidateRemoved(invalidate: Changed, ids: string[]): void {
  if (ids.length > 0) invalidate("blogs", "sitemap", ...ids.map((id) => `blog:${id}`));
}

function listedBy({ section, subcategory, eventAt, publishedAt, tags }: Saved): string {
  return JSON.stringify([section, subcategory, eventAt, publishedAt, tags]);
}

/** The cache tags of the blogs before and after this one, now or once it is published. */
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
