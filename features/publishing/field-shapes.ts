import { z } from "zod";
import { cleanText, flag, fromJson, tagsField } from "#core/fields.ts";
import { dateTime, focalPoint, shownSharePicture } from "./contract.ts";
import { type Field, type Fields, type ListItem, type PlainNames, plainNames } from "./fields.ts";
import { itemsOf } from "./part-shapes.ts";

/** What a request may send of a field. The lengths are far above the fields' own, whose errors are sentences. */
const inputs = {
  text: cleanText(1000),
  longText: cleanText(20_000),
  richText: z.string(),
  choice: z.string().max(40),
  switch: flag,
  tags: tagsField,
  lines: z
    .union([cleanText(50_000), z.array(cleanText(2000)).max(100)], {
      error: "Please send one text with line breaks, or a list of up to 100 texts.",
    })
    .describe("one text with line breaks, or a list of texts"),
  instant: dateTime.nullable(),
  sharePicture: fromJson(focalPoint.nullable()),
  language: cleanText(35).describe("a BCP 47 tag, such as de or pt-BR; empty: the language of the site"),
};
const values = {
  text: z.string(),
  longText: z.string(),
  richText: z.string().describe("sanitised HTML"),
  switch: z.boolean(),
  tags: z.array(z.string()),
  lines: z.array(z.string()),
  instant: z.iso.datetime().nullable(),
  sharePicture: shownSharePicture.nullable(),
  language: z.string().describe("empty: the language of the site"),
};

type Items = z.ZodType<ListItem[]>;
type ValueType<F extends Field> = F["type"] extends "list"
  ? Items
  : F["type"] extends keyof typeof values
    ? (typeof values)[F["type"]]
    : z.ZodType<keyof F["options"] & string>;
type InputShape<F extends Fields> = {
  [Name in PlainNames<F>]: F[Name]["type"] extends "list"
    ? Items
    : (typeof inputs)[F[Name]["type"] & keyof typeof inputs];
};
type ValueShape<F extends Fields> = { [Name in PlainNames<F>]: ValueType<F[Name]> };

/** The schemas of what requests send of all fields but pictures and items. */
export function inputShape<const F extends Fields>(fields: F): InputShape<F> {
  return shapeOf(fields, ({ type, item }) =>
    item ? fromJson(itemsOf(item)) : inputs[type as keyof typeof inputs],
  ) as InputShape<F>;
}

/** The schemas of the validated values of the same fields. */
export function valueShape<const F extends Fields>(fields: F): ValueShape<F> {
  return shapeOf(fields, ({ type, item, options }) => {
    if (item) return itemsOf(item, z.string());
    return options ? z.enum(Object.keys(options)) : values[type as keyof typeof values];
  }) as ValueShape<F>;
}

function shapeOf<F extends Fields>(fields: F, schemaOf: (field: Field) => z.ZodType): object {
  return Object.fromEntries(plainNames(fields).map((name) => [name, schemaOf(fields[name] as Field)]));
}
