import type { Fields, ValuesOf } from "#features/fields/field.ts";
import { parseDay, parseDoi, parseIsbn, parseIssn, parsePartialDate, parseRor } from "./identifiers.ts";
import { licenceOptions } from "./licences.ts";
import { publicationTypes } from "./types.ts";

/** What catalogues know about a publication, in the order of the form. */
export const recordFields = {
  pdf: {
    group: "Files",
    label: "PDF",
    type: "reference",
    kind: "file",
    hint: "The whole publication as a file.",
  },
  pages: {
    group: "Files",
    label: "Pages",
    type: "text",
    maxLength: 30,
    hint: "How many, such as 48; or from and to: 12–34.",
  },
  type: {
    group: "Type and series",
    label: "Type of publication",
    type: "choice",
    options: publicationTypes,
  },
  issued: {
    group: "Type and series",
    label: "Date of publication",
    type: "text",
    maxLength: 10,
    parse: parsePartialDate,
    hint: "A year, a month or a day: 2024, 2024-05 or 2024-05-17. If empty, the day it appeared here.",
  },
  series: {
    group: "Type and series",
    label: "Series",
    type: "reference",
    kind: "series",
    one: "series",
    hint: "A page with the template “Series”.",
  },
  seriesNumber: { group: "Type and series", label: "Number in the series", type: "text", maxLength: 20 },
  replaces: {
    group: "Type and series",
    label: "Replaces",
    type: "reference",
    kind: "publication",
    one: "publication",
    hint: "Readers of the older publication get a notice with a link to this one.",
  },
  doi: {
    group: "Identifiers",
    label: "DOI",
    unique: true,
    type: "text",
    maxLength: 250,
    parse: parseDoi,
    hint: "As registered, such as 10.5555/12345678.",
  },
  isbn: { group: "Identifiers", label: "ISBN", type: "text", maxLength: 30, parse: parseIsbn },
  issn: {
    group: "Identifiers",
    label: "ISSN",
    type: "text",
    maxLength: 20,
    parse: parseIssn,
    hint: "If empty, the ISSN of the series.",
  },
  licence: { group: "Licence and funding", label: "Licence", type: "choice", options: licenceOptions },
  funders: {
    group: "Licence and funding",
    label: "Funders",
    type: "list",
    one: "funder",
    maxItems: 20,
    item: {
      name: { label: "Name", type: "text", maxLength: 200, required: "Please enter the name of the funder." },
      award: { label: "Number of the grant", type: "text", maxLength: 100 },
      ror: {
        label: "ROR id",
        type: "text",
        maxLength: 50,
        parse: parseRor,
        hint: "Of the funder, from ror.org.",
      },
    },
  },
  errata: {
    group: "Corrections",
    label: "Errata",
    type: "list",
    one: "erratum",
    maxItems: 50,
    item: {
      date: {
        label: "Date",
        type: "date",
        maxLength: 10,
        required: "Please enter the date of the correction.",
        parse: parseDay,
      },
      text: {
        label: "What was corrected",
        type: "longText",
        maxLength: 2000,
        required: "Please say what was corrected.",
      },
    },
  },
} as const satisfies Fields;

export type RecordValues = ValuesOf<typeof recordFields>;
