import { dayOf } from "#core/dates.ts";
import type { SiteLanguages } from "#core/site-languages.ts";
import { documentUrl } from "#features/addresses/paths.ts";
import type { BlogCard } from "#features/blogs/contract.ts";
import type { Author } from "#features/bylines/contract.ts";
import type { ContributorRole } from "#features/bylines/roles.ts";
import type { PublicRecord } from "#features/publications/contract.ts";
import { isoDay, type PartialDay, partialDay } from "#features/publications/formats.ts";
import { licences } from "#features/publications/licences.ts";
import { familyFirst, type Name, nameOf } from "./name.ts";

export type Citation = ReturnType<typeof citationOf>;

/** How many pages, or the first and the last one in a larger work. */
type Pages = { count?: string; first?: string; last?: string };

export const formats = [
  { file: "cite.bib", name: "BibTeX" },
  { file: "cite.ris", name: "RIS" },
  { file: "cite.json", name: "CSL-JSON" },
] as const;

/** `pdf`: every article is offered as a PDF. `mainLanguage`: where `language` is that of the page. */
export type Site = SiteLanguages & {
  name: string;
  url: string;
  timeZone: string;
  mainLanguage?: string;
  pdf?: boolean;
};
/** A publication with its record, if that has been read. */
export type Cited = BlogCard & { record?: PublicRecord | null };

/** Texts are empty if they are not known. */
export function citationOf(blog: Cited, site: Site) {
  const { name, timeZone, language, mainLanguage = language } = site;
  const { record } = blog;
  const named = (author: Author) =>
    author.name === name ? { literal: onOneLine(name) } : nameOfAuthor(author);
  return {
    id: blog._id,
    type: record?.type ?? "report",
    title: onOneLine(blog.title),
    authors: blog.authors.map(named),
    contributors: blog.with.map(({ role, ...person }) => ({ ...named(person), role })),
    institute: onOneLine(name),
    address: documentUrl({ ...site, language: mainLanguage }, "blog", blog),
    /** The day in the record, or else that of publication here in the site's time zone. */
    day: record?.issued ? partialDay(record.issued) : dayOf(blog.date, timeZone),
    kind: onOneLine(blog.subcategory),
    abstract: onOneLine(blog.excerpt),
    keywords: blog.tags.map(onOneLine),
    language: blog.language || language,
    series: onOneLine(record?.series?.title ?? ""),
    number: onOneLine(record?.seriesNumber ?? ""),
    doi: record?.doi ?? "",
    isbn: record?.isbn ?? "",
    issn: record?.issn ?? "",
    pages: pagesOf(record?.pages ?? ""),
    /** URL. */
    licence: licences[record?.licence ?? ""].url,
  };
}

/** Divides a name as the person does, or by rules. The suffix is always found by rules. */
function nameOfAuthor({ name, givenName, familyName }: Author): Name {
  const byRules = nameOf(onOneLine(name));
  if (!givenName || !familyName) return byRules;
  const suffix = "suffix" in byRules ? { suffix: byRules.suffix } : {};
  return { family: onOneLine(familyName), given: onOneLine(givenName), ...suffix };
}

function pagesOf(text: string): Pages {
  const [, first, last] = /^(?:pp?\.\s*)?(\w+)\s*[-‐‑–—]\s*(\w+)$/u.exec(text) ?? [];
  if (first && last) return { first, last };
  const [, count] = /^(\d+)/.exec(text) ?? [];
  return count ? { count } : {};
}

/** Editors, translators, and everybody else. */
export function contributorsOf({ contributors }: Citation): [Name[], Name[], Name[]] {
  const as = (isWanted: (role?: ContributorRole) => boolean) =>
    contributors.flatMap(({ role, ...name }) => (isWanted(role) ? name : []));
  return [
    as((role) => role === "editor"),
    as((role) => role === "translator"),
    as((role) => role !== "editor" && role !== "translator"),
  ];
}

/**
 * Meta tags for libraries and academic search engines. Google Scholar wants a whole date or a year, only authors, and a
 * PDF under the path of the page (https://scholar.google.com/intl/en/scholar/inclusion.html).
 */
export function citationTags(blog: Cited, site: Site): { name: string; content: string }[] {
  const citation = citationOf(blog, site);
  const { authors, address, day, keywords, series, pages } = citation;
  const { type, institute } = citation;
  const isArticle = type === "article" || type === "issue";
  const isReport = ["report", "paper", "brief"].includes(type);
  const ownPdf = blog.record?.pdf && `${address}/publication.pdf`;
  const tags: [name: string, content: string | undefined][] = [
    ["title", citation.title],
    ...authors.map((author): [string, string] => ["author", familyFirst(author)]),
    ["publication_date", day.length === 3 ? withSlashes(day) : String(day[0])],
    ["technical_report_institution", isReport ? institute : ""],
    ["dissertation_institution", type === "thesis" ? institute : ""],
    ["publisher", institute],
    ["technical_report_number", isReport ? citation.number : ""],
    [isArticle ? "journal_title" : type === "chapter" ? "inbook_title" : "series_title", series],
    ["issue", isArticle ? citation.number : ""],
    ["doi", citation.doi],
    ["isbn", citation.isbn],
    ["issn", citation.issn],
    ["firstpage", pages.first],
    ["lastpage", pages.last],
    ["pdf_url", ownPdf || (site.pdf ? `${address}.pdf` : "")],
    ["abstract_html_url", address],
    ["fulltext_html_url", address],
    ["language", citation.language],
    ["keywords", keywords.join("; ")],
  ];
  return tags.flatMap(([name, content]) => (content ? { name: `citation_${name}`, content } : []));
}

/** 2026/03/10 */
export function withSlashes(day: PartialDay): string {
  return isoDay(day).replaceAll("-", "/");
}

function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\s]+/gu, " ").trim();
}
