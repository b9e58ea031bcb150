import type { ReactNode } from "react";
import { pagePath } from "#features/addresses/paths.ts";
import type { ShownPicture } from "#features/media/shown-picture.ts";
import { m } from "#messages";
import type { ShownPage } from "./contract.ts";
import { FreeText } from "./free-text.tsx";
import { PageTop } from "./page-top.tsx";

const badges = { publications: m.pages.seriesBadge, podcast: m.pages.podcastBadge };

type SeriesPageProps = {
  page: ShownPage;
  /** Only the first page of the list has everything above the list. */
  isFirst?: boolean;
  /** The cover of its latest number. */
  cover?: ShownPicture;
  /** The numbers of the series. */
  children: ReactNode;
};

export function SeriesPage({ page, isFirst = true, cover, children }: SeriesPageProps) {
  const { series } = page;
  if (!series) return null;
  return (
    <>
      <PageTop
        page={isFirst ? page : { ...page, introduction: "", map: null }}
        badge={badges[series.kind]()}
        cover={isFirst ? cover : undefined}
        note={series.issn && m.pages.issn({ issn: series.issn })}
        feeds={[
          {
            href: `/feeds/series${pagePath(page)}.xml`,
            text: series.kind === "podcast" ? m.pages.podcastFeed() : m.pages.rssFeed(),
          },
        ]}
      />
      {isFirst && <FreeText page={page} />}
      {children}
    </>
  );
}
