import { urlOfPath } from "#features/addresses/paths.ts";
import type { BlogCard } from "#features/blogs/contract.ts";
import { sectionNames } from "#features/blogs/section-names.ts";
import { type Cited, citationOf, type Site } from "#features/citations/citation.ts";
import { familyFirst } from "#features/citations/name.ts";
import { element } from "#features/feeds/xml.server.ts";
import type { PublicRecord } from "#features/publications/contract.ts";
import { doiUrl, isoDay } from "#features/publications/formats.ts";
import { publicationTypes } from "#features/publications/types.ts";

const namespaces = [
  'xmlns:oai_dc="http://www.openarchives.org/OAI/2.0/oai_dc/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"',
  'xsi:schemaLocation="http://www.openarchives.org/OAI/2.0/oai_dc/ http://www.openarchives.org/OAI/2.0/oai_dc.xsd"',
].join(" ");

/** An article in simple Dublin Core (https://www.dublincore.org/specifications/dublin-core/dces/). */
export function dublinCore(blog: Cited, site: Site): string {
  const citation = citationOf(blog, site);
  const { record } = blog;
  const elements: [name: string, ...values: (string | undefined)[]][] = [
    ["title", citation.title],
    ["creator", ...citation.authors.map(familyFirst)],
    ["subject", ...citation.keywords],
    ["description", citation.abstract],
    ["publisher", citation.institute],
    ["contributor", ...citation.contributors.map(familyFirst)],
    ["date", isoDay(citation.day)],
    ["type", typeOf(blog), blog.section === "events" ? "Event" : "Text"],
    ["format", "text/html", record?.pdf ? "application/pdf" : undefined],
    ["identifier", citation.address, ...identifiersIn(record, site.url)],
    ["source", [citation.series, citation.number].filter(Boolean).join(", ")],
    ["language", citation.language],
    ["relation", ...relationsOf(record, site)],
    ["rights", citation.licence],
  ];
  const lines = elements.flatMap(([name, ...values]) => values.map((value) => element(`dc:${name}`, value)));
  return `<oai_dc:dc ${namespaces}>${lines.join("")}</oai_dc:dc>`;
}

function typeOf({ record, section }: Pick<BlogCard, "section"> & { record?: PublicRecord | null }): string {
  return record ? publicationTypes[record.type]() : sectionNames[section].one();
}

function identifiersIn(record: PublicRecord | null | undefined, origin: string): string[] {
  if (!record) return [];
  const { doi, isbn, issn, series, pdf } = record;
  return [
    doi && doiUrl(doi),
    isbn && `urn:isbn:${isbn}`,
    !series && issn ? `urn:issn:${issn}` : "",
    pdf ? origin + pdf.url : "",
  ];
}

function relationsOf(record: PublicRecord | null | undefined, site: Site): string[] {
  const { series, replaces, replacedBy = [], issn = "" } = record ?? {};
  return [
    series ? urlOfPath(site, series) : "",
    series && issn ? `urn:issn:${issn}` : "",
    ...[replaces, ...replacedBy].flatMap((work) => (work ? urlOfPath(site, work) : [])),
  ];
}
