import type { Fields, ValuesOf } from "#features/fields/field.ts";
import { m } from "#messages";
import { parseDay, parseDoi, parseIsbn, parseIssn, parsePartialDate, parseRor } from "./identifiers.ts";
import { licenceOptions } from "./licence-options.ts";
import { publicationTypes } from "./types.ts";

/** What catalogues know about a publication, in the order of the form. */
export const recordFields = {
  pdf: {
    group: m.adminPublications.files,
    label: m.adminPublications.pdfLabel,
    type: "reference",
    kind: "file",
    hint: m.adminPublications.pdfHint,
  },
  pages: {
    group: m.adminPublications.files,
    label: m.adminPublications.pagesLabel,
    type: "text",
    maxLength: 30,
    hint: m.adminPublications.pagesHint,
  },
  type: {
    group: m.adminPublications.typeAndSeries,
    label: m.adminPublications.typeLabel,
    type: "choice",
    options: publicationTypes,
  },
  issued: {
    group: m.adminPublications.typeAndSeries,
    label: m.adminPublications.issuedLabel,
    type: "text",
    maxLength: 10,
    parse: parsePartialDate,
    hint: m.adminPublications.issuedHint,
  },
  series: {
    group: m.adminPublications.typeAndSeries,
    label: m.adminPublications.seriesLabel,
    type: "reference",
    kind: "series",
    one: "series",
    hint: m.adminPublications.seriesHint,
  },
  seriesNumber: {
    group: m.adminPublications.typeAndSeries,
    label: m.adminPublications.seriesNumberLabel,
    type: "text",
    maxLength: 20,
  },
  replaces: {
    group: m.adminPublications.typeAndSeries,
    label: m.adminPublications.replacesLabel,
    type: "reference",
    kind: "publication",
    one: "publication",
    hint: m.adminPublications.replacesHint,
  },
  doi: {
    group: m.adminPublications.identifiers,
    label: m.adminPublications.doiLabel,
    unique: true,
    type: "text",
    maxLength: 250,
    parse: parseDoi,
    hint: m.adminPublications.doiHint,
  },
  isbn: {
    group: m.adminPublications.identifiers,
    label: m.adminPublications.isbnLabel,
    type: "text",
    maxLength: 30,
    parse: parseIsbn,
  },
  issn: {
    group: m.adminPublications.identifiers,
    label: m.adminPublications.issnLabel,
    type: "text",
    maxLength: 20,
    parse: parseIssn,
    hint: m.adminPublications.issnHint,
  },
  licence: {
    group: m.adminPublications.licenceAndFunding,
    label: m.adminPublications.licenceLabel,
    type: "choice",
    options: licenceOptions,
  },
  funders: {
    group: m.adminPublications.licenceAndFunding,
    label: m.adminPublications.fundersLabel,
    type: "list",
    one: "funder",
    maxItems: 20,
    item: {
      name: {
        label: m.common.name,
        type: "text",
        maxLength: 200,
        required: m.adminPublications.funderRequired,
      },
      award: { label: m.adminPublications.awardLabel, type: "text", maxLength: 100 },
      ror: {
        label: m.adminPublications.rorLabel,
        type: "text",
        maxLength: 50,
        parse: parseRor,
        hint: m.adminPublications.rorHint,
      },
    },
  },
  errata: {
    group: m.adminPublications.corrections,
    label: m.adminPublications.errataLabel,
    type: "list",
    one: "erratum",
    maxItems: 50,
    item: {
      date: {
        label: m.adminPublications.erratumDateLabel,
        type: "date",
        maxLength: 10,
        required: m.adminPublications.erratumDateRequired,
        parse: parseDay,
      },
      text: {
        label: m.adminPublications.erratumLabel,
        type: "longText",
        maxLength: 2000,
        required: m.adminPublications.erratumRequired,
      },
    },
  },
} as const satisfies Fields;

export type RecordValues = ValuesOf<typeof recordFields>;
