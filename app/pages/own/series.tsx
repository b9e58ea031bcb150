import type { Api } from "#core/api.ts";
import { pagePath } from "#features/addresses/paths.ts";
import { shownCards } from "#features/blogs/shown-card.ts";
import type { Page, ShownPage } from "#features/pages/contract.ts";
import { NumberList } from "#features/pages/number-list.tsx";
import { SeriesPage } from "#features/pages/series-page.tsx";
import { m } from "#messages";
import { Pagination } from "#ui/pagination.tsx";
import { Section } from "#ui/section.tsx";
import { queries } from "../../listing/queries.ts";
import { queryOf, readList, urlFor } from "../../listing/search-params.ts";

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

type SeriesList = NonNullable<Awaited<ReturnType<typeof readSeries>>>;

/** A series with its numbers. */
export function Series({ page, list }: { page: ShownPage; list: SeriesList }) {
  const isPodcast = page.series?.kind === "podcast";
  return (
    <SeriesPage page={page} isFirst={list.page === 1} cover={list.items[0]?.blog.cover}>
      {list.total > 0 ? (
        <Section
          id="numbers"
          title={isPodcast ? m.series.episodes() : m.series.contents()}
          label={
            isPodcast
              ? m.series.numberOfEpisodes({ count: list.total })
              : m.series.numberOfPublications({ count: list.total })
          }
        >
          <NumberList numbers={list.items} />
          <Pagination {...list} urlFor={(number) => urlFor(pagePath(page), { page: number })} />
        </Section>
      ) : (
        <p className="page pb-16 text-muted">{m.series.empty()}</p>
      )}
    </SeriesPage>
  );
}
