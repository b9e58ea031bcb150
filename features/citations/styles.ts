import { formatterOf } from "#core/dates.ts";
import { withCommas } from "#core/list-format.ts";
import { listed } from "#features/bylines/byline-text.ts";
import { doiUrl, isoDay, type PartialDay } from "#features/publications/formats.ts";
import { m } from "#messages";
import { type Citation, type Cited, citationOf, contributorsOf, type Site } from "./citation.ts";
import { familyFirst, givenFirst, initials, type Name } from "./name.ts";
import { namesOfTypes } from "./types.ts";

const formatYear = formatterOf({ year: "numeric" });
const formatMonth = formatterOf({ month: "long" });
const formatMonthDay = formatterOf({ month: "long", day: "numeric" });

/** A citation: the text before its work, the name of the work, in italics, and the text after it. */
export type Sentence = { before: string; work: string; after: string };

/** The styles that readers choose from, as their handbooks have them. */
export function citationsOf(blog: Cited, site: Site): [style: string, sentence: Sentence][] {
  const citation = citationOf(blog, site);
  return [
    ["APA", inApa(citation)],
    ["Chicago", inChicago(citation)],
    ["Harvard", inHarvard(citation)],
  ];
}

export function textOf({ before, work, after }: Sentence): string {
  return before + work + after;
}

/** https://apastyle.apa.org/style-grammar-guidelines/references/examples */
export function inApa(citation: Citation): Sentence {
  const { authors, contributors, title, institute, day } = citation;
  const helped =
    contributors.length > 0 ? ` ${m.citations.contributorsInApa({ names: inApaNames(contributors) })}` : "";
  const series = [citation.series, citation.number && m.citations.numberInApa({ number: citation.number })]
    .filter(Boolean)
    .join(", ");
  return {
    before: `${inApaNames(authors)}${helped} (${dateInApa(day)}). `,
    work: title,
    after: `${series ? ` (${series}).` : endOf(title)} ${institute}. ${linkOf(citation)}`,
  };
}

/** Author and date, as in the social sciences (https://www.chicagomanualofstyle.org/tools_citationguide.html). */
function inChicago(citation: Citation): Sentence {
  const { authors, title, institute, day, series, number, pages } = citation;
  const names = inChicagoNames(authors);
  const before = `${names}${endOf(names)} ${yearOf(day)}. `;
  const helped = helpersOf(citation);
  const link = `${linkOf(citation)}.`;
  if (isWithin(citation)) {
    const range = pages.first && `${pages.first}–${pages.last}`;
    const isChapter = citation.type === "chapter";
    const place = [
      number && !isChapter ? m.citations.numberInChicago({ number }) : "",
      range && `${isChapter ? ", " : ": "}${range}`,
    ];
    return {
      before: `${before}“${title}${endOf(title)}” ${helped}${isChapter ? `${m.citations.inBookChicago()} ` : ""}`,
      work: series,
      after: `${place.filter(Boolean).join("")}. ${isChapter ? `${institute}. ` : ""}${link}`,
    };
  }
  const numbered = [series, number].filter(Boolean).join(" ");
  return {
    before,
    work: title,
    after: `${endOf(title)} ${helped}${numbered && `${numbered}. `}${institute}. ${link}`,
  };
}

/** Follows “Cite them right”. */
function inHarvard(citation: Citation): Sentence {
  const { authors, title, institute, day, series, number, pages } = citation;
  const before = `${inHarvardNames(authors)} (${yearOf(day)}) `;
  const helped = helpersOf(citation);
  const link = m.citations.availableAt({ address: linkOf(citation) });
  const range = pages.first && m.citations.pageRange({ first: pages.first, last: pages.last ?? "" });
  if (isWithin(citation)) {
    const isChapter = citation.type === "chapter";
    const after = [isChapter ? institute : number, range].filter(Boolean).join(", ");
    return {
      before: `${before}‘${title}’, ${isChapter ? `${m.citations.inBookHarvard()} ` : ""}`,
      work: series,
      after: `${after && (isChapter ? ". " : ", ")}${after}. ${helped}${link}`,
    };
  }
  const numbered = [series, number].filter(Boolean).join(", ");
  return {
    before,
    work: title,
    after: `${endOf(title)} ${helped}${institute}${numbered && ` (${numbered})`}. ${link}`,
  };
}

/** Part of a work that is known. */
function isWithin({ type, series }: Citation): boolean {
  return series !== "" && namesOfTypes[type].within === true;
}

function linkOf({ doi, address }: Citation): string {
  return doi ? doiUrl(doi) : address;
}

/** The full stop that a title still needs. */
function endOf(title: string): string {
  return /[.?!…。！？।॥؟۔]$/.test(title) ? "" : ".";
}

function helpersOf(citation: Citation): string {
  const [editors, translators, others] = contributorsOf(citation);
  const parts = [
    [m.citations.editedBy, editors],
    [m.citations.translatedBy, translators],
    [m.citations.with, others],
  ] as const;
  return parts
    .map(([text, names]) => (names.length > 0 ? `${text({ names: listed(names.map(givenFirst)) })} ` : ""))
    .join("");
}

/** 2026, 2026, March or 2026, March 9 */
function dateInApa(date: PartialDay): string {
  const [, month, day] = date;
  if (!month) return yearOf(date);
  const format = day ? formatMonthDay : formatMonth;
  return withCommas([yearOf(date), format(isoDay(date), "UTC")]);
}

function yearOf(date: PartialDay): string {
  return formatYear(isoDay(date), "UTC");
}

/** Names the first nineteen of more than twenty authors, and the last. */
function inApaNames(authors: Name[]): string {
  const names = authors.map((author, index) =>
    "literal" in author && index < authors.length - 1 ? author.literal : initials(author),
  );
  const last = names.at(-1) ?? "";
  if (names.length > 20) return `${names.slice(0, 19).join(", ")}, … ${last}`;
  return names.length > 1 ? `${names.slice(0, -1).join(", ")}, & ${last}` : last;
}

/** Halvorsen, Yuna, and Idris Vanterpool. Of more than ten authors, the first seven. */
function inChicagoNames(authors: Name[]): string {
  const names = authors.map((author, index) => (index === 0 ? familyFirst(author) : givenFirst(author)));
  if (names.length > 10) return m.citations.etAlInChicago({ names: names.slice(0, 7).join(", ") });
  const last = names.at(-1) ?? "";
  return names.length > 1 ? m.citations.lastInChicago({ names: names.slice(0, -1).join(", "), last }) : last;
}

/** Halvorsen, Y. and Vanterpool, I. Of more than three authors, the first. */
function inHarvardNames(authors: Name[]): string {
  const names = authors.map((author) => ("literal" in author ? author.literal : initials(author)));
  return names.length > 3 ? m.citations.etAlInHarvard({ name: names[0] ?? "" }) : listed(names);
}
