import type { Visit } from "#core/context.ts";
import type { Rules } from "#core/contract.ts";
import type { SearchHit } from "#db/engine.ts";
import { cardsOf } from "#features/blogs/blogs.server.ts";
import { collectionCardsOf } from "#features/photography/photography.server.ts";
import type { SearchAnswer, SearchResult, searchCalls } from "./contract.ts";
import { marked, passageOf } from "./passage.ts";

const mostSimilar = 5; // words that are named

/** Public articles, events and collections by their words, best first. */
export async function findByWords(
  visit: Visit,
  { q, page, limit, tag, ...facets }: Parameters<Rules<typeof searchCalls>["find"]>[1],
): Promise<SearchAnswer> {
  visit.once();
  const { engine, reader } = visit.db;
  const { hits, total, more, terms, similar } = await engine.search(reader, q, {
    limit,
    offset: (page - 1) * limit,
    facets: { ...facets, tag: tag?.toLowerCase() },
    now: visit.now,
  });
  const items = await shown(visit, hits, terms);
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
  visit: Visit,
  hits: SearchHit[],
  terms: Parameters<typeof marked>[1],
): Promise<SearchResult[]> {
  const refs = (kind: SearchHit["kind"]) => hits.filter((hit) => hit.kind === kind).map(({ ref }) => ref);
  const blogs = new Map((await cardsOf(visit, refs("blog"))).map((blog) => [blog._id, blog]));
  const collections = new Map(
    (await collectionCardsOf(visit, refs("collection"))).map((collection) => [collection._id, collection]),
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
