import type { Fields, PlainValues } from "./fields.ts";

/** What lists, search engines and share cards say of a document. Every kind has these fields. */
export const sharingFields = {
  summary: { label: "Excerpt", type: "longText", longest: 300, searched: true },
  seoTitle: { label: "Title for search engines", type: "text", longest: 120 },
  shareImage: { label: "Share picture", type: "sharePicture" },
  noindex: { label: "Do not list in search engines", type: "switch" },
} as const satisfies Fields;

export type SharingValues = PlainValues<typeof sharingFields>;

/** The values of a document that says nothing about it. */
export const noSharing: SharingValues = { summary: "", seoTitle: "", shareImage: null, noindex: false };

/** What is shown instead of a whole document: its summary, or the beginning of its text. */
export function excerptOf({ summary }: Pick<SharingValues, "summary">, beginning: string): string {
  return summary.replace(/\s+/g, " ").trim() || beginning;
}
