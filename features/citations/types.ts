import type { PublicationType } from "#features/publications/types.ts";

/** What reference managers call a type of publication. */
type Named = {
  /** https://www.ctan.org/pkg/bibtex */
  bibtex: string;
  /** https://en.wikipedia.org/wiki/RIS_(file_format) */
  ris: string;
  /** https://docs.citationstyles.org */
  csl: string;
  /** It is part of a larger work, which its series names. */
  within?: boolean;
};

const report = { bibtex: "techreport", ris: "RPRT", csl: "report" };

export const namesOfTypes: Record<PublicationType, Named> = {
  report,
  paper: report,
  brief: report,
  article: { bibtex: "article", ris: "JOUR", csl: "article-journal", within: true },
  issue: { bibtex: "misc", ris: "JFULL", csl: "periodical" },
  book: { bibtex: "book", ris: "BOOK", csl: "book" },
  chapter: { bibtex: "incollection", ris: "CHAP", csl: "chapter", within: true },
  thesis: { bibtex: "phdthesis", ris: "THES", csl: "thesis" },
  dataset: { bibtex: "misc", ris: "DATA", csl: "dataset" },
};
