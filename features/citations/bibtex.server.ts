import { listed } from "#features/bylines/byline-text.ts";
import type { Citation } from "./citation.ts";
import { familyFirst, givenFirst, type Name } from "./name.ts";

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** A citation as an entry of a BibTeX file (https://www.ctan.org/pkg/bibtex). */
export function bibtex(citation: Citation): string {
  const { title, authors, contributors, institute, address, day, kind, abstract, keywords } = citation;
  const [year, month, date] = day;
  const fields = [
    ["author", authors.map(nameInTex).join(" and ")],
    ["title", `{${tex(title)}}`],
    ["institution", `{${tex(institute)}}`],
    ["type", tex(kind)],
    ["year", String(year)],
    ["day", String(date)],
    ["url", address],
    ["note", contributors.length > 0 ? `With ${listed(contributors.map(givenFirst).map(tex))}` : ""],
    ["keywords", keywords.map(tex).join(", ")],
    ["abstract", tex(abstract)],
    ["language", nameOfLanguage(citation.language)],
  ];
  const formatted = fields.filter(([, value]) => value).map(([name, value]) => `  ${name} = {${value}},\n`);
  return `@techreport{${keyOf(citation)},\n${formatted.join("")}  month = ${months[month - 1]}\n}\n`;
}

function nameOfLanguage(tag: string): string {
  const name = new Intl.DisplayNames("en", { type: "language" }).of(new Intl.Locale(tag).language);
  return (name ?? tag).toLowerCase();
}

function nameInTex(author: Name): string {
  const name = tex(familyFirst(author));
  return "family" in author ? name : `{${name}}`;
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
