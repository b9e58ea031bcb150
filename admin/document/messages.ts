import type { DocumentKind, Fields } from "./kind.ts";
import type { SaveRequest } from "./use-save.ts";
import type { SaveError } from "./use-save-attempt.ts";

export function doneText(
  { noun, texts }: DocumentKind,
  fields: Fields,
  { name, status }: SaveRequest,
  isNew: boolean,
): string {
  if (name === "draft") return "Draft saved";
  if (status === "draft") return `The ${noun(fields)} is a draft again.`;
  if (name === "update") return texts.update.done;
  if (status === "scheduled") return `The ${noun(fields)} is scheduled.`;
  return isNew ? texts.create.done : texts.publish.done;
}

export function failedText(
  { texts }: DocumentKind,
  { kind, msg }: SaveError,
  isNew: boolean,
): { text: string; milliseconds: number } {
  if (kind === "unauthorized" || (isNew && kind === "forbidden"))
    return { text: "Authorization required", milliseconds: 3000 };
  const words = isNew ? texts.create : texts.update;
  if (kind === "unreachable") return { text: words.unreachable, milliseconds: 5000 };
  if (kind === "gone" && !isNew) return { text: texts.update.gone, milliseconds: 5000 };
  return { text: msg || words.failed, milliseconds: 5000 };
}
