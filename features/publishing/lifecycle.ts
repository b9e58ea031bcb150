import { day } from "#core/durations.ts";
import { m } from "#messages";

export const sentStatuses = ["draft", "scheduled", "published"] as const;
export const statuses = [...sentStatuses, "trash"] as const;

export type SentStatus = (typeof sentStatuses)[number];
export type DocumentStatus = (typeof statuses)[number];

/** What a translation is. `changed`: its original is newer. */
export const translationStates = ["missing", "draft", "current", "changed"] as const;

export const daysInTrash = 30;

/** What has been in the trash since this instant is discarded. */
export function trashedBefore(now: string): string {
  return new Date(Date.parse(now) - daysInTrash * day).toISOString();
}

export function titleOf({ title }: { title: string }): string {
  return title || m.publishing.untitled();
}

/** True for an id as forms make it for a new document, so that they can repeat the request. */
export function isChosenId(id: string): boolean {
  return /^[\da-f]{24}$/.test(id);
}

/** What was sent for fields of a draft that are not valid yet, by field; of parts, by part. */
export type InvalidValues = Record<string, unknown>;
