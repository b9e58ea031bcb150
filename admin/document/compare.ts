import type { Field, Fields as FieldList, PlainType } from "#features/fields/field.ts";
import { isUsed } from "#features/fields/list.ts";
import { errorsIn } from "../fields/errors.ts";
import { formTypes } from "../fields/form-types.ts";
import type { Fields, ReadableField, SavedKind } from "./kind.ts";

type Entry = { field: Field; value: unknown; text: string };

/** Every field of a document with its text for people, those of groups one by one. */
function entriesOf<F extends Fields>(kind: SavedKind<F>, form: F): Entry[] {
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

export function readableFields<F extends Fields>(kind: SavedKind<F>, form: F): ReadableField[] {
  return entriesOf(kind, form).map(({ field, text }) => ({ name: field.label(), text }));
}

/** Those that a translation has to follow. */
export function translatedFields<F extends Fields>(kind: SavedKind<F>, form: F): ReadableField[] {
  return entriesOf(kind, form).flatMap(({ field, text }) =>
    field.untranslated ? [] : [{ name: field.label(), text }],
  );
}

const minLetters = 8;
const typedTypes: Field["type"][] = [
  "text",
  "longText",
  "number",
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
export function isSubstantial<F extends Fields>(kind: SavedKind<F>, form: F): boolean {
  const entries = entriesOf(kind, form);
  const lettersOf = (isMeant: (type: Field["type"]) => boolean) =>
    entries
      .map(({ field, text }) => (isMeant(field.type) ? text : ""))
      .join("")
      .replaceAll(/\s/g, "");
  const typed = lettersOf((type) => typedTypes.includes(type));
  const others = lettersOf((type) => !typedTypes.includes(type) && !chosenTypes.includes(type));
  return typed.length >= minLetters || others !== "" || Object.keys(kind.filesOf(form)).length > 0;
}

export function differ<F extends Fields>(kind: SavedKind<F>, one: F, other: F): boolean {
  return comparable(kind, one) !== comparable(kind, other);
}

/** Normalized, so that equivalent values compare as equal. */
function comparable<F extends Fields>(kind: SavedKind<F>, form: F): string {
  const own = kind.words?.(form) ?? {};
  const values = Object.entries(kind.list(form)).map(([name, field]) => {
    const type = formTypes[field.type as PlainType] ?? {};
    const value = (form as Record<string, unknown>)[name];
    if (!isUsed(field, form)) return "";
    return name in own ? own[name] : (type.comparable ?? type.sent)?.(value, field, false);
  });
  return JSON.stringify([values, kind.identity?.(form), kind.uploads.keys(form)]);
}

/** Errors that stop publishing, by field. */
export function fieldErrors<F extends Fields>(kind: SavedKind<F>, form: F): Record<string, string> {
  return { ...errorsIn(kind.list(form), form), ...kind.errorsOf?.(form) };
}
