import type { Context } from "#core/context.ts";
import type { Operations } from "#core/contract.ts";
import { pageOf } from "#core/paging.ts";
import { cardsOf } from "#features/blogs/cards.server.ts";
import { pageCardsOf } from "#features/pages/pages.server.ts";
import { peopleByIds } from "#features/people/people.server.ts";
import { collectionCardsOf } from "#features/photography/photography.server.ts";
import { type Hit, hasMark, markedText, passage, withoutMarks } from "#features/search-index/marks.ts";
import { search } from "#features/search-index/search.server.ts";
import type { SearchAnswer, SearchResult, searchEndpoints } from "./contract.ts";

const maxSimilar = 5; // words that are named

/** Published articles, events, collections, people and pages, best match first. */
async function findByWords(
  ctx: Context,
  { q, page, limit, ...filter }: Parameters<Operations<typeof searchEndpoints>["find"]>[1],
): Promise<SearchAnswer> {
  ctx.noStore();
  const slice = { limit, offset: (page - 1) * limit };
  const options = { ...slice, filter, now: ctx.now, siteLanguage: ctx.site.language };
  const { hits, total, more, similar } = await search(ctx.db, q, options);
  const found = pageOf(await resultsOf(ctx, hits), total, { page, limit });
  return { ...found, more, similar: similar.slice(0, maxSimilar) };
}

export const searchOperations: Operations<typeof searchEndpoints> = { find: findByWords };

/** Documents that were removed after the search are left out. */
async function resultsOf(ctx: Context, hits: Hit[]): Promise<SearchResult[]> {
  const refs = (kind: Hit["kind"]) => hits.filter((hit) => hit.kind === kind).map(({ ref }) => ref);
  const blogs = new Map((await cardsOf(ctx, refs("blog"))).map((card) => [card._id, card]));
  const collections = new Map(
    (await collectionCardsOf(ctx, refs("collection"))).map((card) => [card._id, card]),
  );
  const people = new Map((await peopleByIds(ctx, refs("person"))).map((card) => [card._id, card]));
  const pages = new Map((await pageCardsOf(ctx, refs("page"))).map((card) => [card._id, card]));
  return hits.flatMap(({ kind, ref, title, tags, text }) => {
    const blog = kind === "blog" ? blogs.get(ref) : undefined;
    const collection = kind === "collection" ? collections.get(ref) : undefined;
    const person = kind === "person" ? people.get(ref) : undefined;
    const page = kind === "page" ? pages.get(ref) : undefined;
    if (!blog && !collection && !person && !page) return [];
    const found = tags.split("\n").filter(hasMark).map(withoutMarks);
    return [{ title: markedText(title), text: passage(text), tags: found, blog, collection, person, page }];
  });
}
