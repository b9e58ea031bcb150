import { urlOfPath } from "#features/addresses/paths.ts";
import { type Citation, contributorsOf } from "#features/citations/citation.ts";
import { givenFirst, type Name } from "#features/citations/name.ts";
import { element, xml } from "#features/feeds/xml.server.ts";
import type { Work } from "./work.server.ts";

const version = "5.3.1";
const namespaces = [
  `xmlns="http://www.crossref.org/schema/${version}"`,
  'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"',
  'xmlns:jats="http://www.ncbi.nlm.nih.gov/JATS1"',
  'xmlns:fr="http://www.crossref.org/fundref.xsd"',
  'xmlns:ai="http://www.crossref.org/AccessIndicators.xsd"',
  'xmlns:rel="http://www.crossref.org/relations.xsd"',
  `xsi:schemaLocation="http://www.crossref.org/schema/${version} https://www.crossref.org/schemas/crossref${version}.xsd"`,
].join(" ");

/**
 * A deposit of one publication (https://www.crossref.org/documentation/schema-library/). The schema prescribes the
 * order of the elements and the longest texts.
 */
export function crossrefFile(work: Work): string {
  const { id, now, site } = work;
  const stamp = now.replace(/\D/g, "");
  const head = [
    element("doi_batch_id", `${id}-${stamp}`),
    element("timestamp", stamp), // has to grow with each deposit
    `<depositor>${short("depositor_name", site.name, 130)}${element("email_address", site.email)}</depositor>`,
    short("registrant", site.name, 255),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<doi_batch version="${version}" ${namespaces}><head>${head.join("")}</head><body>${body(work)}</body></doi_batch>\n`;
}

/** A scholarly article belongs to a journal, which is a series with an ISSN; without one it is "posted content". */
function body(work: Work): string {
  const { type, series, issn } = work.citation;
  if (type === "book") return book(work);
  if (type !== "article") return report(work);
  return series && issn ? journal(work) : posted(work);
}

/** Reports, working papers and policy briefs. The schema has no place for funders and licences in a series. */
function report(work: Work): string {
  const { citation, record } = work;
  const { series, number, issn, institute } = citation;
  const isInSeries = series !== "" && issn !== "" && record.funders.length === 0 && citation.licence === "";
  const seriesNumber = number.length <= 15 ? number : "";
  const parts = [
    isInSeries
      ? `<series_metadata>${titles(series)}${element("issn", issn)}${element("series_number", seriesNumber)}</series_metadata>`
      : "",
    contributors(work),
    titles(citation.title),
    abstract(citation),
    date("publication_date", citation),
    element("isbn", citation.isbn),
    institution(institute),
    number && `<publisher_item>${element("item_number", number)}</publisher_item>`,
  ];
  const name = isInSeries ? "report-paper_series_metadata" : "report-paper_metadata";
  const end = isInSeries ? [doiData(citation), relations(work)] : [programs(work), doiData(citation)];
  return `<report-paper><${name}${languageOf(citation)}>${[...parts, ...end].join("")}</${name}></report-paper>`;
}

function book(work: Work): string {
  const { citation } = work;
  const parts = [
    contributors(work),
    titles(citation.title),
    abstract(citation),
    date("publication_date", citation),
    element("isbn", citation.isbn) || '<noisbn reason="monograph"/>',
    `<publisher>${short("publisher_name", citation.institute, 255)}</publisher>`,
    programs(work),
    doiData(citation),
  ];
  return `<book book_type="monograph"><book_metadata${languageOf(citation)}>${parts.join("")}</book_metadata></book>`;
}

function journal(work: Work): string {
  const { citation } = work;
  const { series, issn, number, pages } = citation;
  const published = date("publication_date", citation);
  const parts = [
    titles(citation.title),
    contributors(work),
    abstract(citation),
    published,
    pages.first && `<pages>${element("first_page", pages.first)}${element("last_page", pages.last)}</pages>`,
    programs(work),
    doiData(citation),
  ];
  return [
    `<journal><journal_metadata>${short("full_title", series, 255)}${element("issn", issn)}</journal_metadata>`,
    number && `<journal_issue>${published}${element("issue", number)}</journal_issue>`,
    `<journal_article${languageOf(citation)}>${parts.join("")}</journal_article></journal>`,
  ].join("");
}

function posted(work: Work): string {
  const { citation } = work;
  const parts = [
    contributors(work),
    titles(citation.title),
    date("posted_date", citation),
    institution(citation.institute),
    element("item_number", citation.number),
    abstract(citation),
    programs(work),
    doiData(citation),
  ];
  return `<posted_content type="other"${languageOf(citation)}>${parts.join("")}</posted_content>`;
}

/** The schema knows languages with two letters, without regions and scripts, and not all of them. */
function languageOf(citation: Citation): string {
  const { language } = new Intl.Locale(citation.language);
  return /^(?!jv|mh|zu)..$/.test(language) ? ` language="${language}"` : "";
}

function titles(title: string): string {
  return `<titles>${element("title", title)}</titles>`;
}

function abstract(citation: Citation): string {
  const text = element("jats:p", citation.abstract);
  return text && `<jats:abstract>${text}</jats:abstract>`;
}

function institution(name: string): string {
  return `<institution>${short("institution_name", name, 1024)}</institution>`;
}

function date(name: string, { day: [year, month, day] }: Citation): string {
  const two = (part: number | undefined) => part && String(part).padStart(2, "0");
  const parts = [
    element("month", two(month) || ""),
    element("day", two(day) || ""),
    element("year", String(year)),
  ];
  return `<${name} media_type="online">${parts.join("")}</${name}>`;
}

/** Authors, editors and translators: the other roles are unknown to the schema. */
function contributors({ citation, orcids }: Work): string {
  const [editors, translators] = contributorsOf(citation);
  const named: [role: string, name: Name, orcid?: string][] = [
    ...citation.authors.map((name, index): [string, Name, string?] => ["author", name, orcids[index]]),
    ...editors.map((name): [string, Name] => ["editor", name]),
    ...translators.map((name): [string, Name] => ["translator", name]),
  ];
  const elements = named.map(([role, name, orcid], index) => {
    const attributes = ` sequence="${index === 0 ? "first" : "additional"}" contributor_role="${role}"`;
    if ("literal" in name || ![name.given, name.family].every(isPartOfName))
      return short("organization", givenFirst(name), 511, attributes);
    const parts = [
      element("given_name", name.given),
      element("surname", name.family),
      element("suffix", name.suffix),
      element("ORCID", orcid && `https://orcid.org/${orcid}`),
    ];
    return `<person_name${attributes}>${parts.join("")}</person_name>`;
  });
  return `<contributors>${elements.join("")}</contributors>`;
}

/** What the schema takes for the name of a person. */
function isPartOfName(text: string): boolean {
  return text.length <= 60 && !/[\d?]/.test(text);
}

function programs(work: Work): string {
  const { citation, record } = work;
  const assertion = (name: string, value: string) =>
    value && `<fr:assertion name="${name}">${xml(value)}</fr:assertion>`;
  // Without the ROR id, for which bundle 0.3.1 of the schema has no place (docs/decisions/0052).
  const funders = record.funders.map(
    ({ name, award }) =>
      `<fr:assertion name="fundgroup">${assertion("funder_name", name)}${assertion("award_number", award)}</fr:assertion>`,
  );
  const licence = element("ai:license_ref", citation.licence);
  return [
    funders.length > 0 ? `<fr:program name="fundref">${funders.join("")}</fr:program>` : "",
    licence && `<ai:program name="AccessIndicators"><ai:free_to_read/>${licence}</ai:program>`,
    relations(work),
  ].join("");
}

function relations({ record: { replaces }, site }: Work): string {
  if (!replaces) return "";
  const older = `<rel:intra_work_relation relationship-type="replaces" identifier-type="uri">${xml(urlOfPath(site, replaces))}</rel:intra_work_relation>`;
  return `<rel:program name="relations"><rel:related_item>${older}</rel:related_item></rel:program>`;
}

function doiData({ doi, address }: Citation): string {
  return `<doi_data>${element("doi", doi)}${element("resource", address)}</doi_data>`;
}

function short(name: string, text: string, max: number, attributes = ""): string {
  return `<${name}${attributes}>${xml([...text].slice(0, max).join(""))}</${name}>`;
}
