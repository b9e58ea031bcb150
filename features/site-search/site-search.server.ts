import type { Context } from "#core/context.ts";
import type { Operations } from "#core/contract.ts";
import type { SearchHit } from "#db/engine.ts";
import { cardsOf } from "#features/blogs/blogs.server.ts";
import { collectionCardsOf } from "#features/photography/photography.server.ts";
import type { SearchAnswer, SearchResult, searchEndpoints } from "./contract.ts";
import { marked, passageOf } from "./passage.ts";

const mostSimilar = 5; // words that are named

/** Public articles, events and collections by their words, best first. */
export async function findByWords(
  ctx: Context,
  { q, page, limit, tag, ...facets }: Parameters<Operations<typeof searchEndpoints>["find"]>[1],
): Promise<SearchAnswer> {
  ctx.noStore();
  const { engine, reader } = ctx.db;
  const { hits, total, more, terms, similar } = await engine.search(reader, q, {
    limit,
    offset: (page - 1) * limit,
    facets: { ...facets, tag: tag?.toLowerCase() },
    now: ctx.now,
  });
  const items = await shown(ctx, hits, terms);
  return {
    items,
    total,
    more,
    similar: similar.slice(0, mostSimilar),
    page,
    pages: Math.ceil(total / limit),
  };
}

/** What is no longer there, or not yet, is left out. */
async function shown(
  ctx: Context,
  hits: SearchHit[],
  terms: Parameters<typeof marked>[1],
): Promise<SearchResult[]> {
  const refs = (kind: SearchHit["kind"]) => hits.filter((hit) => hit.kind === kind).map(({ ref }) => ref);
  const blogs = new Map((await cardsOf(ctx, refs("blog"))).map((blog) => [blog._id, blog]));
  const collections = new Map(
    (await collectionCardsOf(ctx, refs("collection"))).map((collection) => [collection._id, collection]),
  );
  return hits.flatMap(({ kind, ref, text }) => {
    const blog = kind === "blog" ? blogs.get(ref) : undefined;
    const collection = kind === "collection" ? collections.get(ref) : undefined;
    const card = blog ?? collection;
    if (!card) return [];
    const tags = card.tags.filter((tag) => marked(tag, terms).some(({ found }) => found));
    return [{ title: marked(card.title, terms), text: passageOf(text, terms), tags, blog, collection }];
  });
}
