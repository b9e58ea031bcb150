import { type Citation, contributorsOf } from "#features/citations/citation.ts";
import type { Name } from "#features/citations/name.ts";
import { element, xml } from "#features/feeds/xml.server.ts";
import type { Work } from "./work.server.ts";

const version = "5.3.1";
const namespaces = [
  `xmlns="http://www.crossref.org/schema/${version}"`,
  'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"',
  'xmlns:fr="http://www.crossref.org/fundref.xsd"',
  'xmlns:ai="http://www.crossref.org/AccessIndicators.xsd"',
  'xmlns:rel="http://www.crossref.org/relations.xsd"',
  `xsi:schemaLocation="http://www.crossref.org/schema/${version} https://www.crossref.org/schemas/crossref${version}.xsd"`,
].join(" ");

/** A deposit of one publication (https://www.crossref.org/documentation/schema-library/). */
export function crossrefFile(work: Work): string {
  const { id, now, site, citation } = work;
  const stamp = now.replace(/\D/g, "");
  const depositor = element("depositor_name", site.name) + element("email_address", site.email);
  const head = [
    element("doi_batch_id", `${id}-${stamp}`),
    element("timestamp", stamp), // has to grow with each deposit
    `<depositor>${depositor}</depositor>`,
    element("registrant", site.name),
  ];
  const body = citation.type === "book" ? book(work) : report(work);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<doi_batch version="${version}" ${namespaces}><head>${head.join("")}</head><body>${body}</body></doi_batch>\n`;
}

/** Reports, working papers and policy briefs, alone or in a series with an ISSN. */
function report(work: Work): string {
  const { citation } = work;
  const { series, number, issn, institute } = citation;
  const inSeries = series !== "" && issn !== "";
  const name = inSeries ? "report-paper_series_metadata" : "report-paper_metadata";
  const seriesParts = [titles(series), element("issn", issn), element("series_number", number)];
  const parts = [
    inSeries ? `<series_metadata>${seriesParts.join("")}</series_metadata>` : "",
    contributors(citation, work),
    titles(citation.title),
    publicationDate(citation),
    element("isbn", citation.isbn),
    `<institution>${element("institution_name", institute)}</institution>`,
    !inSeries && number ? `<publisher_item>${element("item_number", number)}</publisher_item>` : "",
    ...programs(work),
    doiData(citation),
  ];
  return `<report-paper><${name}${languageOf(citation)}>${parts.join("")}</${name}></report-paper>`;
}

function book(work: Work): string {
  const { citation } = work;
  const parts = [
    contributors(citation, work),
    titles(citation.title),
    publicationDate(citation),
    element("isbn", citation.isbn) || '<noisbn reason="monograph"/>',
    `<publisher>${element("publisher_name", citation.institute)}</publisher>`,
    ...programs(work),
    doiData(citation),
  ];
  return `<book book_type="monograph"><book_metadata${languageOf(citation)}>${parts.join("")}</book_metadata></book>`;
}

/** The schema knows languages without regions and scripts. */
function languageOf({ language }: Citation): string {
  return ` language="${new Intl.Locale(language).language}"`;
}

function titles(title: string): string {
  return `<titles>${element("title", title)}</titles>`;
}

function publicationDate({ day: [year, month, day] }: Citation): string {
  const two = (part: number | undefined) => part && String(part).padStart(2, "0");
  const parts = [
    element("month", two(month) || ""),
    element("day", two(day) || ""),
    element("year", String(year)),
  ];
  return `<publication_date media_type="online">${parts.join("")}</publication_date>`;
}

/** Authors, editors and translators: the other roles are unknown to the schema. */
function contributors(citation: Citation, { orcids }: Work): string {
  const [editors, translators] = contributorsOf(citation);
  const named: [role: string, name: Name, orcid?: string][] = [
    ...citation.authors.map((name, index): [string, Name, string?] => ["author", name, orcids[index]]),
    ...editors.map((name): [string, Name] => ["editor", name]),
    ...translators.map((name): [string, Name] => ["translator", name]),
  ];
  const elements = named.map(([role, name, orcid], index) => {
    const attributes = `sequence="${index === 0 ? "first" : "additional"}" contributor_role="${role}"`;
    if ("literal" in name) return `<organization ${attributes}>${xml(name.literal)}</organization>`;
    const parts = [
      element("given_name", name.given),
      element("surname", name.family),
      element("ORCID", orcid && `https://orcid.org/${orcid}`),
    ];
    return `<person_name ${attributes}>${parts.join("")}</person_name>`;
  });
  return `<contributors>${elements.join("")}</contributors>`;
}

function programs({ citation, record, site }: Work): string[] {
  const assertion = (name: string, value: string) =>
    value && `<fr:assertion name="${name}">${xml(value)}</fr:assertion>`;
  const funders = record.funders.map(({ name, award }) => {
    const parts = assertion("funder_name", name) + assertion("award_number", award);
    return `<fr:assertion name="fundgroup">${parts}</fr:assertion>`;
  });
  const licence = element("ai:license_ref", citation.licence);
  const { replaces } = record;
  const older =
    replaces &&
    `<rel:intra_work_relation relationship-type="replaces" identifier-type="uri">${xml(site.url + replaces.path)}</rel:intra_work_relation>`;
  return [
    funders.length > 0 ? `<fr:program name="fundref">${funders.join("")}</fr:program>` : "",
    licence && `<ai:program name="AccessIndicators"><ai:free_to_read/>${licence}</ai:program>`,
    older ? `<rel:program><rel:related_item>${older}</rel:related_item></rel:program>` : "",
  ];
}

function doiData({ doi, address }: Citation): string {
  return `<doi_data>${element("doi", doi)}${element("resource", address)}</doi_data>`;
}
