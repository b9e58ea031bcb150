import { m } from "#messages";

/** Types of publications; the first is the default. */
export const publicationTypes = {
  report: m.publications.report,
  paper: m.publications.paper,
  brief: m.publications.brief,
  article: m.publications.article,
  issue: m.publications.issue,
  book: m.publications.book,
  chapter: m.publications.chapter,
  thesis: m.publications.thesis,
  dataset: m.publications.dataset,
} as const;

export type PublicationType = keyof typeof publicationTypes;
