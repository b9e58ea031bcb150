import { type ErrorCode, isAppError, messagesByPath } from "#core/errors.ts";
import type { SavedKind } from "./kind.ts";
import type { SaveError, SaveRequest } from "./phases.ts";
import type { DocumentState } from "./state.ts";

const kinds: Partial<Record<ErrorCode, SaveError["kind"]>> = {
  unauthorized: "unauthorized",
  forbidden: "forbidden",
  not_found: "gone",
  gone: "gone",
};

export const notAuthorized = "Authorization required";

/** Errors of fields that the form does not have are shown with the buttons. */
export function saveErrorOf(cause: unknown, form: HTMLFormElement | null): SaveError {
  if (!isAppError(cause)) {
    const isCancelled = cause instanceof Error && cause.name === "AbortError";
    return { kind: isCancelled ? "cancelled" : "unreachable", msg: "", fields: {} };
  }
  const shown = cause.errors.filter(({ path }) => form?.elements.namedItem(path));
  const fields = messagesByPath(shown);
  return { kind: kinds[cause.code] ?? "refused", msg: cause.message, fields };
}

export function doneText(
  kind: SavedKind,
  { content, isNew }: DocumentState,
  { name, status }: SaveRequest,
): string {
  const { texts } = kind;
  if (name === "draft") return "Draft saved";
  if (name === "changes") return `Saved. Readers see your changes when you press ${texts.update.button}.`;
  if (status === "draft") return `The ${kind.noun(content.fields)} is a draft again.`;
  if (name === "update") return texts.update.done;
  if (status === "scheduled") return `The ${kind.noun(content.fields)} is scheduled.`;
  return isNew ? texts.create.done : texts.publish.done;
}

/** Returns an empty text if there is nothing to say. */
export function failedText({ texts }: SavedKind, { kind, msg }: SaveError, isNew: boolean): string {
  if (kind === "cancelled") return "";
  if (kind === "unauthorized" || (isNew && kind === "forbidden")) return notAuthorized;
  const words = isNew ? texts.create : texts.update;
  if (kind === "unreachable") return words.unreachable;
  if (kind === "gone" && !isNew) return texts.update.gone;
  return msg || words.failed;
}
