import type { Fields, ValuesOf } from "#features/fields/field.ts";
import { m } from "#messages";

/** Fields of every kind: for lists, search engines and share cards, and the language of its texts. */
export const sharingFields = {
  summary: {
    label: m.adminPublishing.excerptLabel,
    type: "longText",
    maxLength: 300,
    searched: true,
    group: "sharing",
  },
  seoTitle: { label: m.adminPublishing.seoTitleLabel, type: "text", maxLength: 120, group: "sharing" },
  shareImage: {
    label: m.adminPublishing.shareImageLabel,
    type: "sharePicture",
    untranslated: true,
    group: "sharing",
  },
  noindex: { label: m.adminPublishing.noindexLabel, type: "switch", untranslated: true, group: "sharing" },
  language: {
    label: m.adminPublishing.languageLabel,
    type: "language",
    untranslated: true,
    group: "sharing",
  },
} as const satisfies Fields;

export type SharingValues = ValuesOf<typeof sharingFields>;

/** The summary of a document, or the beginning of its text. */
export function excerptOf({ summary }: Pick<SharingValues, "summary">, beginning: string): string {
  return summary.replace(/\s+/g, " ").trim() || beginning;
}
