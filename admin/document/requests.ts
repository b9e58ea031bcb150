import { m } from "#messages";
import { fieldErrors } from "./compare.ts";
import type { SavedKind } from "./kind.ts";
import type { SaveRequest } from "./phases.ts";
import { type Change, type DocumentState, missingIn } from "./state.ts";

/** The request that the form's own button sends. */
export function mainRequest({
  content: { publishAt },
  saved,
  document,
}: DocumentState): SaveRequest & { name: "publish" | "schedule" | "update" } {
  if (isDraft(document)) {
    return publishAt === undefined
      ? { name: "publish", status: "published" }
      : { name: "schedule", status: "scheduled", publishAt };
  }
  return publishAt === saved.publishAt
    ? { name: "update" }
    : { name: "update", status: "scheduled", publishAt };
}

export function isDraft(document: DocumentState["document"]): boolean {
  return document === undefined || document.status === "draft";
}

/** Begins a save, unless it is one that readers see and the form has errors. */
export function requested(kind: SavedKind, request: SaveRequest): Change {
  return (now) => {
    const isForReaders =
      request.name === "changes"
        ? false
        : request.status
          ? request.status !== "draft"
          : !isDraft(now.document);
    const fields = {
      ...(isForReaders ? fieldErrors(kind, now.content.fields) : {}),
      ...(request.publishAt === "" ? { publishAt: m.adminDocument.missingTime() } : {}),
    };
    if (Object.keys(fields).length > 0)
      return { phase: { is: "failed", request, error: { kind: "refused", msg: "", fields } } };
    const isIncomplete = isForReaders && missingIn(kind, now).length > 0;
    return { phase: { is: isIncomplete ? "incomplete" : "waiting", request } };
  };
}
