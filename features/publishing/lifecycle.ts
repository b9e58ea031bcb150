export const sentStatuses = ["draft", "scheduled", "published"] as const;
export const statuses = [...sentStatuses, "trash"] as const;

export type SentStatus = (typeof sentStatuses)[number];
export type DocumentStatus = (typeof statuses)[number];

export const daysInTrash = 30;

/** Shown instead of an empty title. */
export const untitled = "Untitled";

export function titleOf({ title }: { title: string }): string {
  return title || untitled;
}

/** True for an id as forms make it for a new document, so that they can repeat the request. */
export function isChosenId(id: string): boolean {
  return /^[\da-f]{24}$/.test(id);
}
