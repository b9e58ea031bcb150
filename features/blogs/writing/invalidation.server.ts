import { pick } from "#core/pick.ts";
import type { Changed } from "#db/client.ts";
import type { SavedChange, Stored } from "#features/publishing/kind.server.ts";
import { findNeighbour } from "../neighbours.store.server.ts";
import type { BlogTypes } from "./types.ts";

/** Lists and the neighbours only change if a blog appears or moves, or if a field changes by which it is listed. */
export async function invalidateShown(invalidate: Changed, change: SavedChange<BlogTypes>): Promise<void> {
  const { queries, now, before, after } = change;
  const { id, section, nextDate, publishedAt } = after.row;
  invalidate.stale(`blog:${id}`, "sitemap");
  // The pages of the replaced publication and of the series name this one.
  for (const { replaces, series } of [before?.values.record, after.values.record].filter((each) => !!each)) {
    if (replaces) invalidate.stale(`blog:${replaces}`);
    if (series) invalidate.stale(`series:${series}`);
  }
  if (before && listedBy(before) === listedBy(after)) return;
  invalidate.stale("blogs");
  if (publishedAt === null) return;
  // Its neighbours now, or once it is published.
  const at = publishedAt > now ? publishedAt : now;
  const place = { _id: id, section, date: publishedAt, nextDate };
  for (const way of ["previous", "next"] as const) {
    const neighbour = await findNeighbour(queries, at, place, way);
    if (neighbour) invalidate.stale(`neighbours:${neighbour.id}`);
  }
}

/** Invalidates all pages that show some blogs, or link to them. */
export function invalidateRemoved(invalidate: Changed, ids: string[]): void {
  if (ids.length > 0) invalidate("blogs", "sitemap", ...ids.map((id) => `blog:${id}`));
}

function listedBy({ row, values }: Stored<BlogTypes>): string {
  const ofRow = pick(row, ["section", "subcategory", "language", "publishedAt", "nextDate", "overAt"]);
  const ofEvent = pick(values, ["dates", "eventState", "place", "online"]);
  return JSON.stringify([ofRow, ofEvent, pick(values, ["tags", "projects", "authors", "with"])]);
}
