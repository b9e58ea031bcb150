import { urlOfPath } from "#features/addresses/paths.ts";
import type { PublicRecord } from "#features/publications/contract.ts";
import { doiUrl } from "#features/publications/formats.ts";
import { licences } from "#features/publications/licences.ts";
import type { Site } from "../site/site.ts";

const types: Partial<Record<PublicRecord["type"], string>> = {
  article: "ScholarlyArticle",
  issue: "PublicationIssue",
  book: "Book",
  chapter: "Chapter",
  thesis: "Thesis",
  dataset: "Dataset",
};

/** What the record of a publication adds to its schema.org data. */
export function recordData(record: PublicRecord, site: Site): object {
  const { doi, isbn, issn, series, seriesNumber, pages, issued, funders, errata, pdf } = record;
  const { url, mainLanguage: language } = site;
  const type = types[record.type] ?? "Report";
  const known = {
    "@type": type,
    datePublished: issued,
    identifier: doi && { "@type": "PropertyValue", propertyID: "DOI", value: doi, url: doiUrl(doi) },
    sameAs: doi && doiUrl(doi),
    isbn,
    issn: series ? "" : issn,
    isPartOf: series && {
      "@type": issn ? "Periodical" : "CreativeWorkSeries",
      name: series.title,
      url: urlOfPath({ ...site, language }, series),
      ...(issn ? { issn } : {}),
    },
    [type === "Report" ? "reportNumber" : "position"]: seriesNumber,
    [/^\d+$/.test(pages) && type === "Book" ? "numberOfPages" : "pagination"]: pages,
    encoding: pdf && {
      "@type": "MediaObject",
      contentUrl: url + pdf.url,
      encodingFormat: "application/pdf",
      contentSize: String(pdf.bytes),
    },
    license: licences[record.licence].url,
    funding: funders.map(({ name, award, ror }) => ({
      "@type": "Grant",
      ...(award ? { identifier: award } : {}),
      funder: { "@type": "Organization", name, ...(ror ? { "@id": ror } : {}) },
    })),
    correction: errata.map(({ date, text }) => ({
      "@type": "CorrectionComment",
      datePublished: date,
      text,
    })),
  };
  const isKnown = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));
  return Object.fromEntries(Object.entries(known).filter(([, value]) => isKnown(value)));
}
