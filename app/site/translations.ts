import type { MetaDescriptor } from "react-router";
import type { DocumentHead } from "#features/publishing/contract.ts";
import type { Addressed } from "#features/publishing/kinds.ts";

/** A version of a page in one language, for search engines. */
export type Alternate = { language: string; path: string };

/** The links of a document's page. Search engines ignore versions that do not name each other. */
export function alternatesOf(
  { _id, translations = [] }: Addressed & Partial<DocumentHead>,
  pathOf: (document: Addressed) => string,
): Alternate[] {
  const versions = translations.filter(({ listed }) => listed);
  const listed = versions.some((version) => version._id === _id) ? versions : [];
  return listed.map((translation) => ({ language: translation.language, path: pathOf(translation) }));
}

/** The version in the language of the site, or the first one, is for readers of all other languages. */
export function alternateLinks(
  alternates: Alternate[],
  { url, language }: { url: string; language: string },
): MetaDescriptor[] {
  if (alternates.length < 2) return [];
  const defaultValue = alternates.find((alternate) => alternate.language === language) ?? alternates[0];
  const link = (hrefLang: string, path = "/") => ({
    tagName: "link",
    rel: "alternate",
    hrefLang,
    href: url + path,
  });
  return [
    ...alternates.map((alternate) => link(alternate.language, alternate.path)),
    link("x-default", defaultValue?.path),
  ];
}
