import type { Translation } from "#features/publishing/translations-contract.ts";
import { m } from "#messages";

export const stateTexts = {
  missing: m.adminTranslations.missing,
  draft: m.adminTranslations.draft,
  current: m.adminTranslations.current,
  changed: m.adminTranslations.changed,
};

const statusTexts = {
  draft: m.adminTranslations.draft,
  scheduled: m.adminTranslations.scheduled,
  trash: m.adminDocument.statusTrash,
};

/** Whether a translation is public, and up to date, in a few words. */
export function translationTexts({ status, original, changedAt }: Translation): string[] {
  const isPublic = status === "published";
  return [
    ...(isPublic ? [] : [statusTexts[status]()]),
    ...(changedAt === null ? [] : [stateTexts.changed()]),
    ...(isPublic && original === null ? [m.adminTranslations.originalHead()] : []),
    ...(isPublic && original !== null && changedAt === null ? [stateTexts.current()] : []),
  ];
}
