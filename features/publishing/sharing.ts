import type { Fields, PlainValues } from "./fields.ts";

/** Fields of every kind: for lists, search engines and share cards, and the language of its texts. */
export const sharingFields = {
  summary: { label: "Excerpt", type: "longText", maxLength: 300, searched: true },
  seoTitle: { label: "Title for search engines", type: "text", maxLength: 120 },
  shareImage: { label: "Share picture", type: "sharePicture" },
  noindex: { label: "Do not list in search engines", type: "switch" },
  language: { label: "Language", type: "language" },
} as const satisfies Fields;

export type SharingValues = PlainValues<typeof sharingFields>;

/** The default values. */
export const noSharing: SharingValues = {
  summary: "",
  seoTitle: "",
  shareImage: null,
  noindex: false,
  language: "",
};

/** The summary of a document, or the beginning of its text. */
export function excerptOf({ summary }: Pick<SharingValues, "summary">, beginning: string): string {
  return summary.replace(/\s+/g, " ").trim() || beginning;
}
