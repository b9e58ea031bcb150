import type { AdminContext } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import type { FurtherLanguage } from "#core/site-languages.ts";
import type { Queries } from "#db/engine.ts";
import type { DocumentKindName } from "#db/schema.ts";
import { looksLikeId, maxSlugLength, normalSlug, slugify } from "#db/slugify.ts";
import { kinds } from "#features/publishing/kinds.ts";
import { titleOf } from "#features/publishing/lifecycle.ts";
import { m } from "#messages";
import { hasFixedSlug, isReserved } from "./reserved.ts";
import {
  claim,
  documentAt,
  formerTitle,
  type Place,
  refOf,
  release,
  takenAmong,
  takeOver,
} from "./slugs.store.server.ts";

/** `languages`: the further ones of the site. */
type Claim = Place & { languages: readonly FurtherLanguage[] };

export type { Place };

/** How many numbers to try at once if the slug without one is in use. */
const batches = [1, 20, 500];

export async function claimForTitle(queries: Queries, place: Claim, title: string): Promise<string> {
  const slug = slugify(title) || place.kind;
  let number = 1;
  for (const size of batches) {
    const candidates = Array.from({ length: size }, () => numbered(slug, number++)).filter((candidate) =>
      isPossible(place, candidate),
    );
    const taken = new Set(candidates.length > 0 ? await takenAmong(queries, place, candidates) : []);
    for (const candidate of candidates) {
      if (!taken.has(candidate) && (await claim(queries, place, candidate))) return candidate;
    }
  }
  const own = `${slugify(slug.slice(0, maxSlugLength / 2))}-${slugify(place.id)}`;
  await takeOver(queries, place, own);
  return own;
}

/** Throws if another document has the slug. One that used to have it loses its redirect: `lost`. */
export async function claimChosen(queries: Queries, place: Claim, chosen: string) {
  const slug = slugify(chosen);
  if (hasFixedSlug(place) && slug !== place.id) throw refused(m.adminAddresses.fixedAddress());
  if (slug === "") throw refused(m.adminAddresses.noLetters());
  if (!isPossible(place, slug) && slug !== place.id) throw refused(m.adminAddresses.reserved({ slug }));
  const before = await refOf(queries, place.kind, slug);
  await takeOver(queries, place, slug);
  const other = await documentAt(queries, place.table, slug);
  if (other && other.id !== place.id) throw refused(m.adminAddresses.taken({ title: titleOf(other), slug }));
  return before === undefined || before === place.id ? { slug } : { slug, lost: before };
}

/** The title of the document whose redirect ends if another one takes this slug. */
export async function readFormer(
  { db }: AdminContext,
  { kind, id, slug }: { kind: DocumentKindName; id: string; slug: string },
): Promise<{ title: string | null }> {
  const { table } = kinds[kind];
  return { title: (await formerTitle(db.reader, { kind, table, id }, slugify(slug))) ?? null };
}

/** Frees the slug of a draft that was never published. */
export const releaseSlug = release;

/** The id of the document with the last part of a URL: its id, its slug or a former one. */
export async function idAt(queries: Queries, kind: DocumentKindName, end: string): Promise<string> {
  return looksLikeId(end) ? end : ((await refOf(queries, kind, normalSlug(end))) ?? end);
}

function isPossible({ kind, languages }: Claim, slug: string): boolean {
  return !looksLikeId(slug) && !isReserved(kind, slug, languages);
}

function numbered(slug: string, number: number): string {
  return number === 1 ? slug : `${slug}-${number}`;
}

function refused(msg: string): AppError {
  return new AppError("bad_request", msg, { errors: [{ path: "slug", code: "invalid", msg }] });
}
