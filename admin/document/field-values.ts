import { newId } from "#core/ids.ts";
import { pick } from "#core/pick.ts";
import type { ShownSharePicture } from "#features/publishing/contract.ts";
import {
  type Field,
  type Fields,
  type ListItem,
  type PlainInput,
  type PlainNames,
  type PlainValues,
  plainNames,
} from "#features/publishing/fields.ts";
import type { InvalidValues } from "#features/publishing/lifecycle.ts";
import type { Parts, PartValues } from "#features/publishing/parts.ts";
import { isUsed } from "./field-list.ts";
import { localTime } from "./local-time.ts";
import { formParts } from "./parts/form-parts.ts";
import { tagsIn, tagsText } from "./tags.ts";

/** A form's values by field: dates as in a `datetime-local` input, tags and lines as one text. */
export type FieldValues<F extends Fields> = {
  -readonly [Name in PlainNames<F>]: F[Name]["type"] extends "switch"
    ? boolean
    : F[Name]["type"] extends "sharePicture"
      ? ShownSharePicture | null
      : F[Name]["type"] extends "list"
        ? ListItem[]
        : F[Name]["options"] extends object
          ? keyof F[Name]["options"] & string
          : string;
};

export function emptyValues<F extends Fields>(fields: F): FieldValues<F> {
  return mapped(fields, ({ type, default: value = "" }) =>
    type === "switch" ? false : type === "sharePicture" ? null : type === "list" ? [] : value,
  ) as FieldValues<F>;
}

/** The values of a saved document, with dates in the zone. */
export function savedValues<F extends Fields>(
  fields: F,
  document: PlainValues<F>,
  zone: string,
): FieldValues<F> {
  return mapped(fields, ({ type }, name) => {
    const value: unknown = document[name];
    if (type === "tags") return tagsText(value as string[]);
    if (type === "lines") return (value as string[]).join("\n");
    if (type === "list") return ((value ?? []) as ListItem[]).map((item) => ({ key: newId(), ...item }));
    if (type === "sharePicture") return value;
    return type === "instant" && value ? localTime(String(value), zone) : (value ?? "");
  }) as FieldValues<F>;
}

/** With what was typed into fields of a draft and is not valid yet; `parts` are those of its field of parts. */
export function withInvalid<V extends object>(
  values: V,
  { invalid = {}, fields, parts = {} }: { invalid?: InvalidValues; fields: Fields; parts?: Parts },
): V {
  const typed = Object.entries(invalid).map(([name, value]) => {
    if (fields[name]?.type === "parts") {
      const sent = value as PartValues;
      const own = pick(
        parts,
        Object.keys(sent).filter((part) => part in parts),
      );
      return [name, { ...(values as Record<string, object>)[name], ...formParts(own, sent) }];
    }
    if (fields[name]?.type === "list")
      return [name, (value as ListItem[]).map((item) => ({ key: newId(), ...item }))];
    return [name, Array.isArray(value) ? value.join(fields[name]?.type === "tags" ? ", " : "\n") : value];
  });
  return { ...values, ...Object.fromEntries(typed) };
}

/** The request body, without fields that are not used, and empty items. */
export function inputValues<F extends Fields>(fields: F, values: FieldValues<F>): PlainInput<F> {
  return mapped(fields, (field, name) => {
    const value = values[name];
    if (field.type === "tags") return tagsIn(String(value)).join(", ");
    if (!isUsed(field, values)) return undefined;
    if (field.type === "list")
      return (value as ListItem[]).map(sentItem).filter((item) => item !== undefined);
    return value;
  }) as PlainInput<F>;
}

/** Without its key. Undefined if nothing is entered. */
function sentItem({ key, ...item }: ListItem): ListItem | undefined {
  const { id, state, ...texts } = item;
  return Object.values(texts).some((text) => text?.trim()) ? item : undefined;
}

function mapped<F extends Fields>(
  fields: F,
  convert: (field: Field, name: PlainNames<F>) => unknown,
): object {
  const entries = plainNames(fields).map((name) => [name, convert(fields[name] as Field, name)]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
