import type { ReactNode } from "react";
import type { ShownPage } from "./contract.ts";
import { FreeText } from "./free-text.tsx";
import { PageTop } from "./page-top.tsx";

const badges = { publications: "Series", podcast: "Podcast" };

/** `children` are the numbers of the series. */
export function SeriesPage({ page, children }: { page: ShownPage; children: ReactNode }) {
  const { series } = page;
  if (!series) return null;
  return (
    <>
      <PageTop page={page} badge={badges[series.kind]} note={series.issn && `ISSN ${series.issn}`} />
      <FreeText page={page} />
      {children}
    </>
  );
}
