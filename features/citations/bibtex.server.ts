import { listed } from "#features/bylines/byline-text.ts";
import { m } from "#messages";
import { type Citation, contributorsOf } from "./citation.ts";
import { givenFirst, type Name } from "./name.ts";
import { namesOfTypes } from "./types.ts";

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** The names of fields that differ between the types of entries. */
const seriesNames: Record<string, string> = { article: "journal", incollection: "booktitle" };
const publisherNames: Record<string, string> = { techreport: "institution", phdthesis: "school" };

/** A citation as an entry of a BibTeX file (https://www.ctan.org/pkg/bibtex). */
export function bibtex(citation: Citation): string {
  const { title, authors, institute, address, day, kind, abstract, keywords, series, pages } = citation;
  const [year, month, date] = day;
  const [editors, translators, others] = contributorsOf(citation);
  const { bibtex: entry } = namesOfTypes[citation.type];
  const fields: [name: string, value: string | undefined][] = [
    ["author", authors.map(nameInTex).join(" and ")],
    ["editor", editors.map(nameInTex).join(" and ")],
    ["translator", translators.map(nameInTex).join(" and ")],
    ["title", `{${tex(title)}}`],
    [seriesNames[entry] ?? "series", series && `{${tex(series)}}`],
    ["number", tex(citation.number)],
    [publisherNames[entry] ?? "publisher", `{${tex(institute)}}`],
    ["type", tex(kind)],
    ["pages", pages.first && `${pages.first}--${pages.last}`],
    ["pagetotal", pages.count],
    ["doi", tex(citation.doi)],
    ["isbn", citation.isbn],
    ["issn", citation.issn],
    ["year", String(year)],
    ["month", month ? months[month - 1] : ""],
    ["day", date ? String(date) : ""],
    ["url", address],
    [
      "note",
      others.length > 0 ? m.citations.withNames({ names: listed(others.map(givenFirst).map(tex)) }) : "",
    ],
    ["keywords", keywords.map(tex).join(", ")],
    ["abstract", tex(abstract)],
    ["language", nameOfLanguage(citation.language)],
  ];
  const formatted = fields
    .filter(([, value]) => value)
    .map(([name, value]) => `  ${name} = ${name === "month" ? value : `{${value}}`}`);
  return `@${entry}{${keyOf(citation)},\n${formatted.join(",\n")}\n}\n`;
}

function nameOfLanguage(tag: string): string {
  const name = new Intl.DisplayNames("en", { type: "language" }).of(new Intl.Locale(tag).language);
  return (name ?? tag).toLowerCase();
}

function nameInTex(author: Name): string {
  if ("literal" in author) return `{${tex(author.literal)}}`;
  return tex([author.family, author.suffix, author.given].filter(Boolean).join(", "));
}

/** Escapes text for TeX, with balanced braces. */
function tex(text: string): string {
  return text.replace(/[\\{}&%$#_~^]/g, (sign) => signs[sign] ?? `\\${sign}`);
}

const signs: Record<string, string> = {
  "\\": "\\textbackslash{}",
  "{": "\\textbraceleft{}",
  "}": "\\textbraceright{}",
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
};

/** oyelaran2026city-1f2e: readable and unique. */
function keyOf({ authors: [author], title, day, id }: Citation): string {
  const who = author ? plain("family" in author ? author.family : author.literal) : "";
  const word = title
    .split(" ")
    .map(plain)
    .find((candidate) => candidate.length > 3);
  return `${who}${day[0]}${word ?? ""}-${id.slice(-6)}`;
}

function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[^A-Za-z0-9]/g, "")
    .toLowerCase();
}
