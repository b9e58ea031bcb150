import { urlOfPath } from "#features/addresses/paths.ts";
import { type Citation, contributorsOf } from "#features/citations/citation.ts";
import { familyFirst, type Name } from "#features/citations/name.ts";
import type { PublicRecord } from "#features/publications/contract.ts";
import { isoDay } from "#features/publications/formats.ts";
import { licences } from "#features/publications/licences.ts";
import { type PublicationType, publicationTypes } from "#features/publications/types.ts";
import type { Work } from "./work.server.ts";

const generalTypes: Record<PublicationType, string> = {
  report: "Report",
  paper: "Report",
  brief: "Report",
  article: "JournalArticle",
  issue: "Journal",
  book: "Book",
  chapter: "BookChapter",
  thesis: "Dissertation",
  dataset: "Dataset",
};

/** A request of the REST API with the metadata of one publication (https://support.datacite.org/docs/api). */
export function dataciteFile({ citation, record, site, orcids }: Work): string {
  const { doi, address: url, language, day } = citation;
  const [editors, ...others] = contributorsOf(citation);
  const date = isoDay(day);
  const licence = licences[record.licence];
  const attributes = {
    doi,
    url,
    event: "publish",
    schemaVersion: "http://datacite.org/schema/kernel-4",
    creators: citation.authors.map((name, index) => ({ ...creator(name), ...orcidOf(orcids[index]) })),
    contributors: [
      ...editors.map((name) => ({ ...creator(name), contributorType: "Editor" })),
      ...others.flat().map((name) => ({ ...creator(name), contributorType: "Other" })),
    ],
    titles: [{ title: citation.title, lang: language }],
    publisher: { name: citation.institute },
    publicationYear: day[0],
    dates: [
      { date, dateType: "Issued" },
      ...[...new Set(record.errata.map((erratum) => erratum.date))].map((updated) => ({
        date: updated,
        dateType: "Updated",
      })),
    ],
    language,
    types: {
      resourceTypeGeneral: generalTypes[citation.type],
      resourceType: publicationTypes[citation.type](),
    },
    subjects: citation.keywords.map((subject) => ({ subject })),
    descriptions: citation.abstract
      ? [{ description: citation.abstract, descriptionType: "Abstract", lang: language }]
      : [],
    alternateIdentifiers: citation.isbn
      ? [{ alternateIdentifier: citation.isbn, alternateIdentifierType: "ISBN" }]
      : [],
    relatedItems: seriesOf(citation),
    relatedIdentifiers: [
      ...related(record.replaces ? [record.replaces] : [], "Obsoletes", site),
      ...related(record.replacedBy, "IsObsoletedBy", site),
    ],
    sizes: citation.pages.count ? [`${citation.pages.count} pages`] : [],
    rightsList: licence.url ? [{ rights: licence.name, rightsUri: licence.url }] : [],
    fundingReferences: record.funders.map(({ name, award, ror }) => ({
      funderName: name,
      ...(ror ? { funderIdentifier: ror, funderIdentifierType: "ROR" } : {}),
      ...(award ? { awardNumber: award } : {}),
    })),
  };
  return JSON.stringify({ data: { id: doi, type: "dois", attributes } }, null, 2);
}

function creator(name: Name): object {
  if ("literal" in name) return { name: name.literal, nameType: "Organizational" };
  const { given: givenName, family: familyName } = name;
  return { name: familyFirst(name), nameType: "Personal", givenName, familyName };
}

function orcidOf(orcid: string | undefined): object {
  const scheme = { nameIdentifierScheme: "ORCID", schemeUri: "https://orcid.org" };
  return orcid ? { nameIdentifiers: [{ nameIdentifier: `https://orcid.org/${orcid}`, ...scheme }] } : {};
}

/** The journal of an article, or another series. */
function seriesOf({ type, series, number, issn }: Citation): object[] {
  if (!series) return [];
  const isInJournal = type === "article" || type === "issue";
  const relatedItemType = isInJournal ? "Journal" : type === "chapter" ? "Book" : "Collection";
  const item = { relatedItemType, relationType: "IsPublishedIn", titles: [{ title: series }] };
  const identifier = issn
    ? { relatedItemIdentifier: { relatedItemIdentifier: issn, relatedItemIdentifierType: "ISSN" } }
    : {};
  const numbered = isInJournal ? { issue: number } : { number, numberType: "Report" };
  return [{ ...item, ...identifier, ...(number ? numbered : {}) }];
}

function related(works: PublicRecord["replacedBy"], relationType: string, site: Work["site"]): object[] {
  return works.map((work) => ({
    relatedIdentifier: urlOfPath(site, work),
    relatedIdentifierType: "URL",
    relationType,
  }));
}
