import { type Field, type Fields as FieldList, linesIn, type PlainType } from "#features/fields/field.ts";
import { parsed } from "#features/fields/formats.ts";
import type { AnyForm, FormItem, FormPicture } from "../fields/form-value.ts";
import { formTypes, isUsed } from "../fields/types.ts";
import { isEmptyHtml } from "./differences/plain-text.ts";
import type { DocumentKind, Fields, ReadableField } from "./kind.ts";

type Entry = { field: Field; value: unknown; text: string };

/** Every field of a document with its text for people, those of groups one by one. */
function entriesOf<F extends Fields>(kind: DocumentKind<F>, form: F): Entry[] {
  return entriesIn(kind.list(form), form, kind.words?.(form) ?? {});
}

function entriesIn(fields: FieldList, form: object, words: Record<string, string>): Entry[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = (form as Record<string, unknown>)[name];
    const isShown = isUsed(field, form);
    if (field.type === "group") {
      const inside = entriesIn(field.fields ?? {}, value as object, {});
      return isShown ? inside : inside.map((entry) => ({ ...entry, text: "" }));
    }
    const own = words[name];
    const readable = () =>
      own ?? (field.type in formTypes ? formTypes[field.type as PlainType].words(value, field) : "");
    return [{ field, value, text: isShown ? readable() : "" }];
  });
}

export function readableFields<F extends Fields>(kind: DocumentKind<F>, form: F): ReadableField[] {
  return entriesOf(kind, form).map(({ field, text }) => ({ name: field.label, text }));
}

const minLetters = 8;
const typedTypes: Field["type"][] = [
  "text",
  "longText",
  "email",
  "link",
  "issn",
  "date",
  "richText",
  "tags",
  "lines",
];
const chosenTypes: Field["type"][] = ["choice", "switch", "instant", "language"];

/** More than the beginning of a word, or a file: worth a draft in the list. Choices alone are not. */
export function isSubstantial<F extends Fields>(kind: DocumentKind<F>, form: F): boolean {
  const entries = entriesOf(kind, form);
  const textOf = (isMeant: (type: Field["type"]) => boolean) =>
    entries
      .map(({ field, text }) => (isMeant(field.type) ? text : ""))
      .join("")
      .replaceAll(/\s/g, "");
  const typed = textOf((type) => typedTypes.includes(type));
  const others = textOf((type) => !typedTypes.includes(type) && !chosenTypes.includes(type));
  return typed.length >= minLetters || others !== "" || Object.keys(kind.filesOf(form)).length > 0;
}

export function differ<F extends Fields>(kind: DocumentKind<F>, one: F, other: F): boolean {
  return comparable(kind, one) !== comparable(kind, other);
}

/** Normalized, so that equivalent values compare as equal. */
function comparable<F extends Fields>(kind: DocumentKind<F>, form: F): string {
  const own = kind.words?.(form) ?? {};
  const values = Object.entries(kind.list(form)).map(([name, field]) => {
    const type = formTypes[field.type as PlainType] ?? {};
    const value = (form as Record<string, unknown>)[name];
    if (!isUsed(field, form)) return "";
    return name in own ? own[name] : (type.comparable ?? type.sent)?.(value, field, false);
  });
  return JSON.stringify([values, kind.identity(form)]);
}

/** Errors that stop publishing, by field. */
export function fieldErrors<F extends Fields>(kind: DocumentKind<F>, form: F): Record<string, string> {
  return { ...errorsIn(kind.list(form), form), ...kind.errorsOf?.(form) };
}

function errorsIn(fields: FieldList, form: object, path = ""): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = (form as AnyForm)[name];
    const at = path + name;
    if (!isUsed(field, form)) continue;
    if (field.type === "group")
      Object.assign(errors, errorsIn(field.fields ?? {}, value as object, `${at}.`));
    else if (field.type === "list")
      for (const [index, item] of (value as FormItem[]).entries())
        Object.assign(errors, errorsIn(field.item ?? {}, item, `${at}.${index}.`));
    else {
      const error =
        field.type === "picture" ? pictureError(field, value as FormPicture) : textError(field, value);
      if (error) errors[at] = error;
    }
  }
  return errors;
}

function pictureError({ required }: Field, { mediaId, alt }: FormPicture): string | undefined {
  return mediaId && alt.trim() === "" ? required : undefined;
}

function textError(field: Field, value: unknown): string | undefined {
  if (value !== undefined && typeof value !== "string") return undefined;
  const { type, label, required, maxLength = Number.POSITIVE_INFINITY } = field;
  const text = value ?? "";
  const isEmpty = type === "richText" ? isEmptyHtml(text) : text.trim() === "";
  if (isEmpty) return required;
  const length = type === "lines" ? Math.max(0, ...linesIn(text).map((line) => line.length)) : text.length;
  return length > maxLength ? tooLong(label, length, maxLength) : parsed(field, text.trim()).error;
}

export function tooLong(label: string, length: number, maxLength: number): string {
  return `The ${label.toLowerCase()} can have at most ${maxLength} characters: remove ${length - maxLength}.`;
}

/** Says how much room is left, if it is little. */
export function nearLimit(left: number, maxLength: number): string | undefined {
  const isLittle = maxLength > 50 && left >= 0 && left < Math.min(50, maxLength / 4);
  return isLittle ? `${left} of ${maxLength} characters left.` : undefined;
}

/** The options of a choice, for a select; `none` is the text of the first one, which chooses nothing. */
export function choicesOf({ options = {} }: Pick<Field, "options">, none?: string) {
  const choices = Object.entries(options).map(([value, text]) => ({ value, text }));
  return none === undefined ? choices : [{ value: "", text: none }, ...choices];
}
