import { plural } from "#core/plural.ts";
import { pagePath } from "#features/addresses/paths.ts";
import type { ShownPage } from "#features/pages/contract.ts";
import { NumberList } from "#features/pages/number-list.tsx";
import { SeriesPage } from "#features/pages/series-page.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Section } from "#ui/section.tsx";
import { urlFor } from "../../listing/search-params.ts";
import type { SeriesList } from "./read-series.ts";

/** A series with its numbers. */
export function Series({ page, list }: { page: ShownPage; list: SeriesList }) {
  const isPodcast = page.series?.kind === "podcast";
  return (
    <SeriesPage page={page} isFirst={list.page === 1} cover={list.items[0]?.blog.cover}>
      {list.total > 0 ? (
        <Section
          id="numbers"
          title={isPodcast ? "Episodes" : "In this series"}
          label={plural(list.total, isPodcast ? "episode" : "publication")}
        >
          <NumberList numbers={list.items} />
          <Pagination {...list} urlFor={(number) => urlFor(pagePath(page), { page: number })} />
        </Section>
      ) : (
        <p className="page pb-16 text-muted">Nothing has been published in this series yet.</p>
      )}
    </SeriesPage>
  );
}
