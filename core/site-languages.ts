/** A further language of a site, as in its settings. `segments`: lines like `events = evenements`. */
export type FurtherLanguage = { language: string; segments: string[] };

/** The languages of a site: BCP 47 tags. */
export type SiteLanguages = { language: string; languages: readonly FurtherLanguage[] };

/** The first part of the addresses of a language: `fr`; empty for the main one. */
export function prefixOf({ languages }: SiteLanguages, language: string): string {
  return languages.some((further) => further.language === language) ? language.toLowerCase() : "";
}

/** The first part of the addresses of the app in a language of the interface; empty for the main one. */
export function appPrefixOf({ language: main, languages }: SiteLanguages, language: string): string {
  const isIt = (tag: string) => tag.split("-", 1)[0] === language;
  if (isIt(main)) return "";
  return (languages.find((further) => isIt(further.language))?.language ?? language).toLowerCase();
}

/** The main language of the site, and then the further ones. */
export function tagsOf({ language, languages }: SiteLanguages): string[] {
  return [language, ...languages.map((further) => further.language)];
}

/**
 * The language of the site whose pages have the documents in a language: `fr` for `fr-CA`, unless the site has that,
 * too; the main one for documents in none of the languages, and for those without one.
 */
export function siteLanguageFor(site: SiteLanguages, tag: string): string {
  return siteLanguageWith(site, tag) ?? site.language;
}

/** The same; undefined for a language that the site does not have. */
export function siteLanguageWith(site: SiteLanguages, tag: string): string | undefined {
  const tags = tagsOf(site);
  const [primary] = tag.split("-", 1);
  return tags.includes(tag) ? tag : tags.find((each) => each.split("-", 1)[0] === primary);
}

/** Where a path of the main language is in another: `/fr/evenements/x` for `/events/x`. */
export function addressIn(site: SiteLanguages, language: string, path: string): string {
  const prefix = prefixOf(site, language);
  return prefix ? `/${prefix}${translatedPath(site, language, path)}`.replace(/\/$/, "") : path;
}

/** The path without the prefix. */
export function translatedPath(site: SiteLanguages, language: string, path: string): string {
  const own = wordsOf(site, language);
  return path.replace(/^\/([\w-]+)(?=[/?#]|$)/, (_, word: string) => `/${own.get(word) ?? word}`);
}

/** The language of an address, and its path as it is in the main one. */
export function placeOf(site: SiteLanguages, address: string): { language: string; path: string } {
  const [, prefix, rest = ""] = /^\/([a-z][a-z\d-]*)(?=[/?#]|$)(.*)$/s.exec(address) ?? [];
  const further = site.languages.find(({ language }) => language.toLowerCase() === prefix);
  if (!further) return { language: site.language, path: address };
  const words = wordsOf(site, further.language);
  const path = rest.startsWith("/") ? rest : `/${rest}`;
  const [first = ""] = /^\/[^/?#]+/.exec(path) ?? [];
  const [english] = [...words].find(([, own]) => `/${own}` === first) ?? [];
  return { language: further.language, path: english ? `/${english}${path.slice(first.length)}` : path };
}

function wordsOf({ languages }: SiteLanguages, language: string): Map<string, string> {
  return segmentsIn(languages.find((further) => further.language === language)?.segments ?? []);
}

/** The words in place of the English ones. `lines`: as in the settings. */
export function segmentsIn(lines: string[]): Map<string, string> {
  return new Map(lines.map((line) => line.split(" = ", 2) as [string, string]));
}

/** The languages of a site, and the one of the page. */
export type PagePlace = SiteLanguages & { page: string };

/**
 * Where a link on a page leads. `to`: a path of the main language or an address. `language`: of the document that it
 * leads to; by default, the page's. `path`: for the router, which adds the prefix; undefined in another language.
 */
export function linkFrom(place: PagePlace, to: string, language?: string): { href: string; path?: string } {
  const found = placeOf(place, to);
  const isPath = found.language === place.language;
  const own = isPath ? place.page : found.language;
  const target = language === undefined ? own : siteLanguageFor(place, language || place.language);
  const href = addressIn(place, target, found.path);
  return target === place.page ? { href, path: translatedPath(place, target, found.path) } : { href };
}

/** The path of a page as it is in the main language; `path`: with or without the prefix. */
export function mainPathOf(place: PagePlace | undefined, path: string): string {
  if (!place) return path;
  const found = placeOf(place, path);
  const isWhole = found.language === place.page;
  return isWhole ? found.path : placeOf(place, `/${prefixOf(place, place.page)}${path}`).path;
}
