import type { Site } from "#core/context.ts";
import type { Queries } from "#db/engine.ts";
import type { DocumentColumns } from "#db/schema.ts";
import { hasFixedSlug } from "#features/addresses/reserved.ts";
import { claimChosen, claimForTitle, type Place, releaseSlug } from "#features/addresses/slugs.server.ts";
import type { KindTable } from "./kinds.ts";

type Save = {
  now: string;
  site: Pick<Site, "languages">;
  before?: DocumentColumns;
  after: DocumentColumns;
  /** The slug in the request. Undefined: no change; empty: made from the title. */
  chosen?: string;
};

type Moved = Pick<DocumentColumns, "slug" | "slugKeptAt"> & {
  /** The id of the document that this slug used to lead to. */
  lost?: string;
};

/**
 * The slug of a document after a save, claimed in its transaction. It follows the title until the document is
 * published or somebody chooses a slug.
 */
export async function slugAfter(queries: Queries, { name, table }: KindTable, save: Save): Promise<Moved> {
  const { now, site, before, after, chosen } = save;
  const place = { kind: name, table, id: after.id, languages: site.languages };
  const wasPublic = before?.publishedAt != null && before.publishedAt <= now;
  const keptAt = before?.slugKeptAt ?? (wasPublic ? now : null);
  const kept = before?.slug ?? null;
  if (chosen !== undefined && chosen !== (kept ?? "") && (chosen || hasFixedSlug(place))) {
    const claimed = await claimChosen(queries, place, chosen);
    await leave(queries, place, before, { slug: claimed.slug, slugKeptAt: keptAt });
    return { ...claimed, slugKeptAt: keptAt ?? now };
  }
  if (hasFixedSlug(place)) return { slug: kept, slugKeptAt: keptAt };
  const followsTitle = chosen === "" || keptAt === null;
  if (kept !== null && (!followsTitle || (chosen === undefined && before?.title === after.title)))
    return { slug: kept, slugKeptAt: keptAt };
  if (after.title === "") return { slug: kept, slugKeptAt: keptAt };
  const slug = await claimForTitle(queries, place, after.title);
  const slugKeptAt = wasPublic ? keptAt : null;
  await leave(queries, place, before, { slug, slugKeptAt: keptAt });
  return { slug, slugKeptAt };
}

/** Frees the slug of a document that was never public. Other slugs redirect forever. */
async function leave(
  queries: Queries,
  place: Place,
  before: DocumentColumns | undefined,
  { slug, slugKeptAt }: Moved,
): Promise<void> {
  if (slugKeptAt === null && before?.slug != null && before.slug !== slug)
    await releaseSlug(queries, place, before.slug);
}
