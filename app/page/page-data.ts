import type { RouterContextProvider } from "react-router";
import { api } from "#core/api.ts";
import { truncate } from "#core/truncate.ts";
import { pagePath } from "#features/addresses/paths.ts";
import type { ShownPage } from "#features/pages/contract.ts";
import { builtInName } from "#features/publishing/kinds.ts";
import { pageData } from "../linked-data/page.ts";
import { checkLanguage, withRouteErrors } from "../site/route-errors.ts";
import { alternatesOf } from "../site/translations.ts";
import { descriptionCharacters, type Head } from "./head.ts";

export async function readPage(context: Readonly<RouterContextProvider>, slug: string, request?: Request) {
  const found = context.get(api).pages.page({ slug });
  const page = await withRouteErrors(found, request && { context, request });
  if (!page.isOriginal) await checkLanguage(page, pagePath(page), { context });
  return page;
}

/** Leaves out an article's HTML, which hydration takes from the page. */
export function withoutArticle<P extends { article?: string }>(
  page: P,
): Omit<P, "article"> & { article?: string } {
  return page.article === "" ? page : Object.defineProperty({ ...page }, "article", { enumerable: false });
}

export function headOfPage(page: ShownPage): Head {
  const { _id, slug, title, seoTitle, noindex, language, shareAlt, excerpt, isOriginal } = page;
  const path = pagePath(page);
  // Readers see the original text in the other languages.
  const isInAll = isOriginal || (builtInName(_id) !== _id && page.translations.length === 0);
  return {
    title,
    seoTitle,
    noindex,
    language,
    path,
    alternates: isInAll ? undefined : alternatesOf(page, pagePath),
    description: isOriginal ? excerpt : truncate(excerpt || title, descriptionCharacters),
    card: isOriginal
      ? undefined
      : { path: `/cards/${encodeURIComponent(slug ?? _id)}.jpg`, alt: shareAlt || title },
    feed: feedOf(page),
    things: import.meta.env.SSR && !isOriginal ? (site) => pageData(page, site) : undefined,
  };
}

function feedOf(page: ShownPage): Head["feed"] {
  const { title, topic, series } = page;
  if (topic) return { path: `/feeds/topic${pagePath(page)}`, title, calendar: topic.hasEvents };
  return series ? { path: `/feeds/series${pagePath(page)}`, title } : undefined;
}
