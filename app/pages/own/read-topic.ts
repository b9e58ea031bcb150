import type { Api } from "#core/api.ts";
import { pagePath } from "#features/addresses/paths.ts";
import { shownCards } from "#features/blogs/shown-card.ts";
import type { Page } from "#features/pages/contract.ts";
import { shownCollection } from "#features/photography/shown-collection.ts";
import { queries } from "../../listing/queries.ts";
import { queryOf, readList } from "../../listing/search-params.ts";
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

export type TopicList = NonNullable<Awaited<ReturnType<typeof readTopic>>>;
