import type { RouterContextProvider } from "react-router";
import { pick } from "#core/pick.ts";
import { WideCover } from "#features/media/cover.tsx";
import type { Page } from "#features/pages/contract.ts";
import type { Head } from "../page/head.ts";
import { readPage } from "../page/page-data.ts";

const shown = [
  ...(["_id", "title", "seoTitle", "noindex", "language"] as const),
  ...(["excerpt", "map", "article", "listing"] as const),
] as const;

/** What a list shows of the page that the institute edits: its title, lead and picture. */
export type ListingPage = Pick<Page, (typeof shown)[number]>;

export async function readListingPage(context: Readonly<RouterContextProvider>, id: string) {
  return pick(await readPage(context, id), shown);
}

/** The texts above the list, and the picture below them. */
export function topOf({ title, language, listing, map }: ListingPage) {
  const { badge, heading, introduction } = listing ?? { badge: "", heading: "", introduction: "" };
  return {
    badge,
    title: heading || title,
    lead: introduction,
    language,
    picture: map && (
      <WideCover picture={map} title={map.alt} language={language} className="mt-8 sm:aspect-[21/9]" />
    ),
  };
}

export function headOfListing({ title, seoTitle, noindex, excerpt }: ListingPage): Head {
  return { title, seoTitle, noindex, description: excerpt || undefined };
}
