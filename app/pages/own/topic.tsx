import type { Api } from "#core/api.ts";
import { pagePath } from "#features/addresses/paths.ts";
import { BlogGrid } from "#features/blogs/blog-grid.tsx";
import { shownCards } from "#features/blogs/shown-card.ts";
import type { Page, ShownPage } from "#features/pages/contract.ts";
import { TopicPage } from "#features/pages/topic-page.tsx";
import { CollectionGrid } from "#features/photography/collection-grid.tsx";
import { shownCollection } from "#features/photography/shown-collection.ts";
import { m } from "#messages";
import { Pagination } from "#ui/pagination.tsx";
import { Section } from "#ui/section.tsx";
import { LanguageFilter, SectionFilter } from "../../listing/filter.tsx";
import { queries } from "../../listing/queries.ts";
import { SearchBox } from "../../listing/search-box.tsx";
import { queryOf, readList, urlFor } from "../../listing/search-params.ts";
import { withRouteErrors } from "../../site/route-errors.ts";

const maxCollections = 6;

/** One page of the list of everything under a topic, and its collections. */
export async function readTopic(api: Api, own: Page, url: string) {
  const { topic } = own;
  if (!topic) return undefined;
  const { scope, name } = topic;
  const { page, section, language } = queryOf(url, queries.ownPage);
  const tag = scope === "tag" ? name.toLowerCase() : undefined;
  const query = { section: tag === undefined ? undefined : section, language };
  const isFiltered = Object.values(query).some(Boolean);
  const shown = { prefer: own.language || "site", view: "card" } as const;
  const list = await readList({ url, path: pagePath(own), query, page }, (slice) =>
    tag === undefined
      ? api.blogs.section({ sectionType: scope, subcategory: name, language, ...shown, ...slice })
      : api.blogs.list({ tag, ...query, ...shown, ...slice }),
  );
  const collections =
    tag !== undefined && list.page === 1 && !isFiltered
      ? api.photography.list({ tag, page: 1, limit: maxCollections, view: "card" })
      : { items: [] };
  return {
    query,
    tag,
    isFiltered,
    list: { ...list, items: list.items.map(shownCards()) },
    collections: (await withRouteErrors(Promise.resolve(collections))).items.map(shownCollection),
    languages: await withRouteErrors(api.blogs.languages()),
  };
}

type TopicList = NonNullable<Awaited<ReturnType<typeof readTopic>>>;

const fewest = 3; // pieces that need filters

/** A topic page with everything under its tag or subcategory. */
export function Topic({ page, ...topic }: { page: ShownPage } & TopicList) {
  const { list, collections, query, isFiltered } = topic;
  const path = pagePath(page);
  return (
    <TopicPage page={page} isFirst={list.page === 1 && !isFiltered}>
      {(list.total > 0 || isFiltered) && (
        <Section
          id="all"
          title={m.topics.everything()}
          label={m.topics.numberOfPieces({ count: list.total })}
        >
          {(list.total >= fewest || isFiltered) && <Filters path={path} {...topic} />}
          {list.total === 0 && <p className="text-muted">{m.topics.noneWithFilters()}</p>}
          <BlogGrid blogs={list.items} level={3} eager={list.page > 1 || isFiltered ? 1 : 0} />
          <Pagination {...list} urlFor={(number) => urlFor(path, { ...query, page: number })} />
        </Section>
      )}
      {list.total === 0 && !isFiltered && collections.length === 0 && (
        <p className="page pb-16 text-muted">{m.topics.empty()}</p>
      )}
      {collections.length > 0 && (
        <Section id="photography" title={m.photography.title()}>
          <CollectionGrid collections={collections} />
        </Section>
      )}
    </TopicPage>
  );
}

function Filters({ path, query, tag, languages }: { path: string } & TopicList) {
  if (tag === undefined && languages.length < 2) return null;
  const list = { path, query, hash: "#all" } as const;
  return (
    <div className="mb-8 flex flex-col gap-4">
      {tag !== undefined && (
        <>
          <SearchBox action="/blogs" label={m.topics.search()} params={{ tag }} />
          <SectionFilter {...list} />
        </>
      )}
      <LanguageFilter {...list} languages={languages} />
    </div>
  );
}
