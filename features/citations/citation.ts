import { dayOf, formatDayOfMonth } from "#core/dates.ts";
import { blogPath } from "#features/addresses/paths.ts";
import type { BlogCard } from "#features/blogs/contract.ts";
import { familyFirst, initials, type Name, nameOf } from "./name.ts";

export type Citation = {
  id: string;
  title: string;
  authors: Name[];
  contributors: Name[];
  institute: string;
  address: string;
  /** Year, month and day of publication in the site's time zone. */
  day: [year: number, month: number, day: number];
  kind: string;
  abstract: string;
  keywords: string[];
  /** BCP 47 tag. */
  language: string;
};

/** File formats by extension. */
export const formats = [
  { file: "cite.bib", name: "BibTeX" },
  { file: "cite.ris", name: "RIS" },
  { file: "cite.json", name: "CSL-JSON" },
] as const;

export type Site = { name: string; url: string; timeZone: string; language: string };

export function citationOf(blog: BlogCard, { name, url, timeZone, language }: Site): Citation {
  return {
    id: blog._id,
    title: onOneLine(blog.title),
    authors: blog.authors.map(({ name }) => nameOf(onOneLine(name))),
    contributors: blog.with.map(({ name }) => nameOf(onOneLine(name))),
    institute: onOneLine(name),
    address: url + blogPath(blog),
    day: dayOf(blog.date, timeZone),
    kind: onOneLine(blog.subcategory),
    abstract: onOneLine(blog.excerpt),
    keywords: blog.tags.map(onOneLine),
    language,
  };
}

/** The citation in APA style: the text before and after the title. */
export function messageFor(blog: BlogCard, site: Site): { before: string; title: string; after: string } {
  const { authors, contributors, title, institute, address, day } = citationOf(blog, site);
  const helped = contributors.length > 0 ? ` (with ${inApa(contributors)})` : "";
  return {
    before: `${inApa(authors)}${helped} (${day[0]}, ${formatDayOfMonth(blog.date, site.timeZone)}). `,
    title,
    after: `${/[.?!…]$/.test(title) ? "" : "."} ${institute}. ${address}`,
  };
}

/** For more than twenty authors, the first nineteen and the last. */
function inApa(authors: Name[]): string {
  const names = authors.map((author, index) =>
    "literal" in author && index < authors.length - 1 ? author.literal : initials(author),
  );
  const last = names.at(-1) ?? "";
  if (names.length > 20) return `${names.slice(0, 19).join(", ")}, … ${last}`;
  return names.length > 1 ? `${names.slice(0, -1).join(", ")}, & ${last}` : last;
}

/** Meta tags for libraries and academic search engines. */
export function citationTags(blog: BlogCard, site: Site): { name: string; content: string }[] {
  const { title, authors, institute, address, day, keywords } = citationOf(blog, site);
  return [
    { name: "citation_title", content: title },
    ...authors.map((author) => ({ name: "citation_author", content: familyFirst(author) })),
    { name: "citation_publication_date", content: withSlashes(day) },
    { name: "citation_technical_report_institution", content: institute },
    { name: "citation_abstract_html_url", content: address },
    { name: "citation_fulltext_html_url", content: address },
    { name: "citation_language", content: site.language },
    ...(keywords.length > 0 ? [{ name: "citation_keywords", content: keywords.join("; ") }] : []),
  ];
}

/** 2026/03/10 */
export function withSlashes(day: Citation["day"]): string {
  return day.map((part) => String(part).padStart(2, "0")).join("/");
}

/** Without line breaks and other control characters. */
function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\s]+/gu, " ").trim();
}
