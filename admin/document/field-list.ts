import type { ShownSharePicture } from "#features/publishing/contract.ts";
import { type Field, type ListItem, linesIn } from "#features/publishing/fields.ts";
import { plainText } from "./differences/plain-text.ts";
import type { DocumentKind, Fields, ReadableField } from "./kind.ts";
import { tagsIn } from "./tags.ts";

/** Texts by field: tags comma-separated, rich text as HTML, parts in words. */
export type Values = Record<string, unknown>;

export function readableFields<F extends Fields>(
  { list, values }: DocumentKind<F>,
  fields: F,
): ReadableField[] {
  const used = values(fields);
  return Object.entries(list).flatMap(([name, field]) =>
    field.type === "parts"
      ? (used[name] as ReadableField[])
      : { name: field.label, text: isUsed(field, used) ? readable(field, textOf(used[name])) : "" },
  );
}

/** The items of a list, or a share picture's alternative text and focal point. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(itemText).join("\n");
  if (typeof value !== "object" || value === null) return String(value ?? "");
  const { alt, mediaId, x, y } = value as ShownSharePicture;
  return `${alt || mediaId} (${x} % from the left, ${y} % from the top)`;
}

/** The texts of a list's item. Its id and key are not for people. */
function itemText(item: ListItem | string): string {
  if (typeof item === "string") return item;
  const { id, key, ...texts } = item;
  return Object.values(texts).filter(Boolean).join(", ");
}

function readable({ type, options }: Field, value: string): string {
  if (type === "richText") return plainText(value);
  if (type === "tags") return tagsIn(value).join(", ");
  if (type === "switch") return value === "true" ? "Yes" : "No";
  if (type === "choice") return options?.[value] ?? value;
  return type === "instant" ? value.replace("T", ", ") : value;
}

const minLetters = 8;
const typedTypes: Field["type"][] = ["text", "longText", "richText", "tags", "lines", "parts"];
const chosenTypes: Field["type"][] = ["choice", "switch", "instant", "language"];

/** More than the beginning of a word, or a file: worth a draft in the list. Choices alone are not. */
export function isSubstantial<F extends Fields>(kind: DocumentKind<F>, fields: F): boolean {
  const used = kind.values(fields);
  const textsOf = (isMeant: (type: Field["type"]) => boolean) =>
    Object.entries(kind.list)
      .filter(([, { type }]) => isMeant(type))
      .flatMap(([name, field]) =>
        field.type === "parts"
          ? (used[name] as ReadableField[]).map(({ text }) => text)
          : readable(field, textOf(used[name])),
      )
      .join("")
      .replaceAll(/\s/g, "");
  const typed = textsOf((type) => typedTypes.includes(type));
  const others = textsOf((type) => !typedTypes.includes(type) && !chosenTypes.includes(type));
  const files = Object.keys(kind.filesOf(fields));
  return typed.length >= minLetters || others !== "" || files.length > 0;
}

export function differ<F extends Fields>(kind: DocumentKind<F>, one: F, other: F): boolean {
  const [before, after] = [comparable(kind, one), comparable(kind, other)];
  return before.some((value, index) => value !== after[index]);
}

/** Normalized, so that equivalent values compare as equal. */
function comparable<F extends Fields>({ list, values, identity }: DocumentKind<F>, fields: F): string[] {
  const used = values(fields);
  const comparables = Object.entries(list).map(([name, field]) => {
    const value = textOf(used[name]);
    if (!isUsed(field, used) || field.type === "parts") return ""; // parts are compared by their identity
    if (field.type === "tags") return tagsIn(value).join();
    if (field.type === "lines") return linesIn(value).join("\n");
    return field.type === "richText" && isEmptyHtml(value) ? "" : value;
  });
  return [...comparables, JSON.stringify(identity(fields))];
}

/** Errors that stop publishing, by field. */
export function fieldErrors<F extends Fields>(
  { list, values, errorsOf }: DocumentKind<F>,
  fields: F,
): Record<string, string> {
  const used = values(fields);
  const errors = Object.entries(list).flatMap(([name, field]) => {
    const { type, label, required, maxLength = Number.POSITIVE_INFINITY } = field;
    const value = String(used[name] ?? "");
    const isEmpty = type === "richText" ? isEmptyHtml(value) : value.trim() === "";
    if (!isUsed(field, used)) return [];
    if (required && isEmpty) return [[name, required]];
    const length = type === "lines" ? maxLineLength(value) : value.length;
    return length > maxLength ? [[name, tooLong(label, length, maxLength)]] : [];
  });
  return { ...Object.fromEntries(errors), ...errorsOf?.(fields) };
}

export function tooLong(label: string, length: number, maxLength: number): string {
  return `The ${label.toLowerCase()} can have at most ${maxLength} characters: remove ${length - maxLength}.`;
}

/** Says how much room is left, if it is little. */
export function nearLimit(left: number, maxLength: number): string | undefined {
  const isLittle = maxLength > 50 && left >= 0 && left < Math.min(50, maxLength / 4);
  return isLittle ? `${left} of ${maxLength} characters left.` : undefined;
}

function maxLineLength(text: string): number {
  return Math.max(0, ...linesIn(text).map(({ length }) => length));
}

export function isUsed({ only }: Field, values: Values): boolean {
  return !only || values[only.field] === only.is;
}

/** The options of a choice, for a select; `none` is the text of the first one, which chooses nothing. */
export function choicesOf({ options = {} }: Pick<Field, "options">, none?: string) {
  const choices = Object.entries(options).map(([value, text]) => ({ value, text }));
  return none === undefined ? choices : [{ value: "", text: none }, ...choices];
}

/** Also true for the empty paragraph that an editor leaves. */
export function isEmptyHtml(html: string): boolean {
  return /^(\s|&nbsp;|<\/?(p|br)\b[^>]*>)*$/.test(html);
}
