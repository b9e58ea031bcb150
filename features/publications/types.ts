/** Types of publications; the first is the default. */
export const publicationTypes = {
  report: "Report",
  paper: "Working paper",
  brief: "Policy brief",
  article: "Scholarly article",
  book: "Book",
} as const;

export type PublicationType = keyof typeof publicationTypes;
