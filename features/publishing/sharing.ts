import type { Fields, ValuesOf } from "#features/fields/field.ts";

/** Fields of every kind: for lists, search engines and share cards, and the language of its texts. */
export const sharingFields = {
  summary: { label: "Excerpt", type: "longText", maxLength: 300, searched: true, group: "sharing" },
  seoTitle: { label: "Title for search engines", type: "text", maxLength: 120, group: "sharing" },
  shareImage: { label: "Share picture", type: "sharePicture", group: "sharing" },
  noindex: { label: "Do not list in search engines", type: "switch", group: "sharing" },
  language: { label: "Language", type: "language", group: "sharing" },
} as const satisfies Fields;

export type SharingValues = ValuesOf<typeof sharingFields>;

/** The summary of a document, or the beginning of its text. */
export function excerptOf({ summary }: Pick<SharingValues, "summary">, beginning: string): string {
  return summary.replace(/\s+/g, " ").trim() || beginning;
}
