import { type ErrorCode, isAppError, messagesByPath } from "#core/errors.ts";
import { m } from "#messages";
import type { SavedKind } from "./kind.ts";
import type { SaveError, SaveRequest } from "./phases.ts";
import type { DocumentState } from "./state.ts";

const kinds: Partial<Record<ErrorCode, SaveError["kind"]>> = {
  unauthorized: "unauthorized",
  forbidden: "forbidden",
  not_found: "gone",
  gone: "gone",
};

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
  const noun = kind.noun(content.fields);
  if (name === "draft") return m.adminDocument.draftSaved();
  if (name === "changes") return m.adminDocument.changesSaved({ button: texts.update.button() });
  if (status === "draft") return m.adminDocument.draftAgain({ noun });
  if (name === "update") return texts.update.done();
  if (status === "scheduled") return m.adminDocument.scheduled({ noun });
  return (isNew ? texts.create : texts.publish).done();
}

/** Returns an empty text if there is nothing to say. */
export function failedText({ texts }: SavedKind, error: SaveError, isNew: boolean): string {
  const { kind, msg } = error;
  if (kind === "cancelled") return "";
  if (isUnauthorized(error, isNew)) return m.adminDocument.authorizationRequired();
  const words = isNew ? texts.create : texts.update;
  if (kind === "unreachable") return words.unreachable();
  if (kind === "gone" && !isNew) return texts.update.gone();
  return msg || words.failed();
}

export function isUnauthorized({ kind }: SaveError, isNew: boolean): boolean {
  return kind === "unauthorized" || (isNew && kind === "forbidden");
}
