import type { Api } from "#core/api.ts";
import { pagePath } from "#features/addresses/paths.ts";
import { shownCards } from "#features/blogs/shown-card.ts";
import type { Page } from "#features/pages/contract.ts";
import { queries } from "../../listing/queries.ts";
import { queryOf, readList } from "../../listing/search-params.ts";
import { withRouteErrors } from "../../route-errors.ts";

const mostCollections = 6;

/** One page of the list of everything under a topic, and its collections. */
export async function readTopic(api: Api, own: Page, url: string) {
  const { topic } = own;
  if (!topic) return undefined;
  const { scope, name } = topic;
  const { page } = queryOf(url, queries.ownPage);
  const list = await readList({ url, path: pagePath(own), page }, (slice) =>
    scope === "tag"
      ? api.blogs.list({ tag: name.toLowerCase(), ...slice, view: "card" })
      : api.blogs.section({ sectionType: scope, subcategory: name, ...slice, view: "card" }),
  );
  const collections =
    scope === "tag" && list.page === 1
      ? api.photography.list({ tag: name.toLowerCase(), page: 1, limit: mostCollections, view: "card" })
      : { items: [] };
  return {
    list: { ...list, items: list.items.map(shownCards()) },
    collections: (await withRouteErrors(Promise.resolve(collections))).items,
  };
}

export type TopicList = NonNullable<Awaited<ReturnType<typeof readTopic>>>;
