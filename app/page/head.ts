import { isRouteErrorResponse, type MetaDescriptor } from "react-router";
import type { Message } from "#core/message.ts";
import { remembered } from "#core/remembered.ts";
import { addressIn, mainPathOf, type PagePlace, siteLanguageFor, tagsOf } from "#core/site-languages.ts";
import type { BlogCard } from "#features/blogs/contract.ts";
import { m } from "#messages";
import { type Step, trailOf } from "../linked-data/institute.ts";
import { feedLinks, type OwnFeed } from "../site/feed-links.ts";
import { placeOfSite, type Site } from "../site/site.ts";
import { type Alternate, alternateLinks } from "../site/translations.ts";

/** Of the description of a document. */
export const descriptionCharacters = 160;

type Arguments<Data = unknown> = {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
  location: { pathname: string; search: string };
  loaderData?: Data;
  error?: unknown;
};

export type Head = {
  /** The title without the site's name; undefined on the home page. */
  title?: string;
  /** For search engines and share cards, in place of the title. */
  seoTitle?: string;
  /** Asks search engines not to list the page, or also not to follow its links. */
  noindex?: boolean | "nofollow";
  /** The language of the text; default: the site's. */
  language?: string;
  /** Of the document, whose address is among the pages in it; empty for the main language of the site. */
  ownLanguage?: string;
  /** The page in all its languages. */
  alternates?: Alternate[];
  /** Default: the institute's. */
  description?: string;
  /** Path and query of the canonical URL, the current path by default; null if the page has none. */
  path?: string | null;
  /** Path of the image for link previews, 1200 by 630 pixels; a generated one by default. */
  card?: { path: string; alt: string };
  type?: "website" | "article";
  section?: BlogCard["section"];
  /** A feed of the page's own, without its ending. */
  feed?: OwnFeed;
  /** Breadcrumbs without the home page. */
  trail?: Step[];
  /** schema.org data, which only the HTML of the server has. */
  things?: ((site: Site) => object[]) | undefined;
  more?(site: Site): MetaDescriptor[];
};

/** The head of a page whose data may be missing: then it is that of an error page, with the title `absent` for 4xx. */
export function headOf<Data>(
  args: Arguments<Data>,
  page: (data: NonNullable<Data>) => Head,
  absent?: string,
): MetaDescriptor[] {
  return args.loaderData ? head(args, page(args.loaderData)) : headOfFailure(args, absent);
}

export function head({ matches, location }: Arguments, page: Head): MetaDescriptor[] {
  // Undefined if the root route failed.
  const site = matches.find((match) => match?.id === "root")?.loaderData as Site | undefined;
  const name = site?.name ?? m.shell.siteName();
  const place = site && placeOfSite(site);
  const here = mainPathOf(place, location.pathname);
  const path = page.path === undefined ? here : page.path;
  const subject = page.title && path ? numbered(page.title, path) : page.title;
  const shown = page.seoTitle || subject;
  const description = page.description || site?.description || site?.tagline || name;
  const described = [
    { title: titleOfTab(shown, name, site?.tagline) },
    { name: "description", content: description },
    { property: "og:site_name", content: name },
    { property: "og:title", content: shown ?? name },
    { property: "og:description", content: description },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:locale", content: locale(page.language || site?.language || "en") },
  ];
  if (!site || path === null) return [...described, noindex];
  const addressOf = (path: string, language = site.language) =>
    place ? addressIn(place, siteLanguageFor(place, language), path) : path;
  const own = page.ownLanguage === "" ? site.mainLanguage : page.ownLanguage;
  const address = site.url + addressOf(path, own);
  const trail = page.trail ?? (subject ? [{ name: subject, path }] : []);
  const things = import.meta.env.SSR
    ? [
        ...(page.things?.(site) ?? []),
        ...trailOf(
          site,
          trail.map((step) => ({ ...step, path: addressOf(step.path) })),
        ),
      ]
    : [];
  return [
    ...described,
    ...(page.noindex ? [page.noindex === "nofollow" ? nofollow : noindex] : []),
    { property: "og:url", content: address },
    ...cardOf(
      site,
      page.card ?? {
        path: addressOf(cardPath(path)),
        alt: subject ? m.shell.cardAlt({ title: subject, name }) : name,
      },
    ),
    ...(page.more?.(site) ?? []),
    { tagName: "link", rel: "canonical", href: address },
    ...alternateLinks(
      (page.alternates ?? pagesInAll(place, page, path)).map(({ language, path }) => ({
        language,
        path: addressOf(path, language),
      })),
      { url: site.url, language: site.mainLanguage },
    ),
    ...feedLinks(name, { ...location, pathname: here }, page, addressOf),
    ...(things.length > 0
      ? [{ "script:ld+json": { "@context": "https://schema.org", "@graph": things } } as MetaDescriptor]
      : []),
  ];
}

/** Every language has the pages that are no documents. */
function pagesInAll(place: PagePlace | undefined, { noindex }: Head, path: string): Alternate[] {
  if (!place || noindex || path.includes("?")) return [];
  return tagsOf(place).map((language) => ({ language, path }));
}

/** The `meta` of a page that search engines do not list. */
export const unlisted = (title: Message, description: Message) => (args: Arguments) =>
  head(args, { title: title(), description: description(), path: null });

/** A page without a title of its own has the tagline. */
export function titleOfTab(title: string | undefined, name: string, tagline = ""): string {
  return [title, name, title ? "" : tagline].filter(Boolean).join(" | ");
}

const noindex = { name: "robots", content: "noindex" };
const nofollow = { name: "robots", content: "noindex, nofollow" };

export function headOfFailure(args: Arguments, absent = m.failure.pageNotFound()): MetaDescriptor[] {
  const gone = isRouteErrorResponse(args.error) && args.error.status < 500;
  const title = gone ? absent : m.failure.somethingWrong();
  return head(args, { title, description: m.failure.unavailable(), path: null });
}

/** Like `pt_BR`: Open Graph requires a country. */
const locale = remembered((language: string) => {
  const { language: name, region } = new Intl.Locale(language).maximize();
  return `${name}_${region}`;
});

function numbered(title: string, path: string): string {
  const page = /[?&]page=(\d+)/.exec(path)?.[1];
  return page ? m.shell.numberedTitle({ title, page }) : title;
}

/** Pages under the same first path segment share a generated image. */
function cardPath(path: string): string {
  return `/cards/${path.split(/[/?]/)[1] || "home"}.jpg`;
}

function cardOf({ url }: Site, { path, alt }: { path: string; alt: string }): MetaDescriptor[] {
  return [
    { property: "og:image", content: url + path },
    { property: "og:image:type", content: "image/jpeg" },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: alt },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
