import type { OverviewEvent } from "#features/overview/contract.ts";
import { editPath, pathOf } from "#features/publishing/kinds.ts";

/** The URL of an event's subject; undefined if it no longer exists. */
export function eventPath({ type, kind, _id, slug, who, isGone }: OverviewEvent): string | undefined {
  if (type === "settings") return "/manage-settings";
  if (type === "joined") return `/manage-members?${new URLSearchParams({ q: who })}`;
  if (!kind || isGone) return undefined;
  if (type === "saved") return editPath(kind, _id);
  return pathOf(kind, { _id, slug }) + (type === "commented" ? "#comments" : "");
}
