import type { Api } from "#core/api.ts";
import { pagePath } from "#features/addresses/paths.ts";
import { shownCards } from "#features/blogs/shown-card.ts";
import type { Page } from "#features/pages/contract.ts";
import { queries } from "../../listing/queries.ts";
import { queryOf, readList } from "../../listing/search-params.ts";

/** One page of the numbers of a series. */
export async function readSeries(api: Api, own: Page, url: string) {
  if (!own.series) return undefined;
  const { page } = queryOf(url, queries.ownPage);
  const slug = own.slug ?? own._id;
  const list = await readList({ url, path: pagePath(own), page }, (slice) =>
    api.pages.numbers({ slug, ...slice }),
  );
  const shown = shownCards();
  return { ...list, items: list.items.map(({ number, blog }) => ({ number, blog: shown(blog) })) };
}

export type SeriesList = NonNullable<Awaited<ReturnType<typeof readSeries>>>;
