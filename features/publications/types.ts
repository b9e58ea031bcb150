/** Types of publications; the first is the default. */
export const publicationTypes = {
  report: "Report",
  paper: "Working paper",
  brief: "Policy brief",
  article: "Scholarly article",
  issue: "Journal issue",
  book: "Book",
  chapter: "Book chapter",
  thesis: "Thesis",
  dataset: "Dataset",
} as const;

export type PublicationType = keyof typeof publicationTypes;
