import { withCommas } from "#core/list-format.ts";
import { labelsOf, tagsIn as partsOf } from "#core/tags.ts";
import { m } from "#messages";

export const maxTags = 20;
export const maxTagLength = 50; // characters

/** The tags of a text with commas: trimmed, without a leading #, each once. */
export function tagsIn(text: string): string[] {
  return labelsOf(partsOf(text));
}

/** The text of the field for tags, with a comma after each. */
export function tagsText(tags: string[]): string {
  return tags.map((tag) => `${tag},`).join("");
}

/** The finished tags, and the text after the last comma. */
export function splitTags(value: string): { tags: string[]; typed: string } {
  const parts = value.split(",");
  const typed = parts.pop() ?? "";
  return { tags: tagsIn(parts.join(",")), typed };
}

/** The tags of `text` that fit beside others. A single one that does not fit is left in the field as `rest`. */
export function addTags(tags: string[], text: string): { added: string[]; rest: string; problem: string } {
  const known = new Set(tags.map((tag) => tag.toLowerCase()));
  const entered = tagsIn(text).filter((tag) => !known.has(tag.toLowerCase()));
  const added = entered.filter(isShort).slice(0, maxTags - tags.length);
  const leftOut = entered.filter((tag) => !added.includes(tag));
  const rest = entered.length === 1 ? (leftOut[0] ?? "") : "";
  return { added, rest, problem: problemOf(leftOut, rest !== "") };
}

function problemOf(leftOut: string[], isInField: boolean): string {
  if (leftOut.length === 0) return "";
  const tooLong = leftOut.every(isShort) ? "" : m.adminFields.tagTooLong({ max: maxTagLength });
  const tooMany = leftOut.some(isShort) ? m.adminFields.tooManyTags({ max: maxTags }) : "";
  const names = isInField ? "" : m.adminFields.tagsLeftOut({ tags: withCommas(leftOut) });
  return [tooLong, tooMany, names].filter(Boolean).join(" ");
}

export function isShort(tag: string): boolean {
  return [...tag].length <= maxTagLength;
}
