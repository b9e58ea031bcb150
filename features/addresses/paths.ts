import { addressIn, type SiteLanguages, siteLanguageFor, siteLanguageWith } from "#core/site-languages.ts";
import { type Addressed, builtInName, type Kind, pathOf } from "#features/publishing/kinds.ts";

export function blogPath(blog: Addressed): string {
  return pathOf("blog", blog);
}

export function collectionPath(collection: Addressed): string {
  return pathOf("collection", collection);
}

export function personPath(person: Addressed): string {
  return pathOf("person", person);
}

export function pagePath(page: Addressed): string {
  return pathOf("page", page);
}

/** `language`: of the document; empty for that of the site. */
type InLanguage = Addressed & { language: string };

/** False for the translation of a built-in page into a language that the site no longer has. */
export function hasAddress(site: SiteLanguages, { _id, language }: InLanguage): boolean {
  return builtInName(_id) === _id || siteLanguageWith(site, language || site.language) !== undefined;
}

/** The address of a document's page, below the prefix of its language. */
export function documentAddress(site: SiteLanguages, kind: Kind, document: InLanguage): string {
  return addressIn(site, siteLanguageFor(site, document.language || site.language), pathOf(kind, document));
}

type SiteUrls = SiteLanguages & { url: string };

export function documentUrl(site: SiteUrls, kind: Kind, document: InLanguage): string {
  return site.url + documentAddress(site, kind, document);
}

/** The URL of a document, from its path in the main language. */
export function urlOfPath(site: SiteUrls, { path, language }: { path: string; language?: string }): string {
  return site.url + addressIn(site, siteLanguageFor(site, language || site.language), path);
}
