import { z } from "zod";
import { cleanText, flag, fromJson, identifier, tagsField } from "#core/fields.ts";
import { picture } from "#features/media/contract.ts";
import { m } from "#messages";
import {
  type Field,
  type Fields,
  fieldNames,
  type GroupInput,
  type InputsOf,
  type PlainType,
  type ValuesOf,
} from "./field.ts";

/** A date and time: local (`2026-11-20T18:30`), in the zone of the site, or an instant with its offset. */
export const dateTime = z.string().max(40);

const percent = z.number().int().min(0).max(100);

/** A picture in the media library and the focal point for cropping. */
const focalPoint = z.object({
  mediaId: identifier,
  x: percent.describe("of the focal point: percent from the left"),
  y: percent.describe("percent from the top"),
});
const shownSharePicture = focalPoint.extend(picture.pick({ url: true, alt: true }).shape);

/** These limits are well above those of the fields themselves, whose errors are sentences. */
const text = cleanText(1000);
const longText = cleanText(20_000);
const nestedLines = z.array(longText).max(200);
const nestedItem = z.record(z.string(), z.union([longText, nestedLines]));
const chosenPicture = z.strictObject({ mediaId: cleanText(100), alt: longText });
const nested = z.union([longText, z.boolean(), nestedLines, z.array(nestedItem).max(200), chosenPicture]);
const lines = z
  .union([cleanText(50_000), z.array(cleanText(2000)).max(100)], {
    error: m.adminFields.linesExpected,
  })
  .describe("one text with line breaks, or a list of texts");
const ids = z.array(z.string());

/** `input`: what a request may send; `value`: what is validated. */
type Schemas = { input(field: Field): z.ZodType; value(field: Field): z.ZodType };

const short: Schemas = { input: () => text, value: () => z.string() };
/** The schemas are apart from the types, because the browser does not load zod. */
const schemas: Record<PlainType, Schemas> = {
  text: short,
  number: short,
  email: short,
  link: short,
  address: short,
  colour: short,
  issn: short,
  date: short,
  longText: { input: () => longText, value: () => z.string() },
  richText: { input: () => z.string(), value: () => z.string().describe("sanitised HTML") },
  language: {
    input: () => cleanText(35).describe("a BCP 47 tag, such as de or pt-BR; empty: the language of the site"),
    value: () => z.string().describe("empty: the language of the site"),
  },
  choice: {
    input: () => z.string().max(40),
    value: ({ options = {} }) => z.enum(Object.keys(options)),
  },
  switch: { input: () => flag, value: () => z.boolean() },
  count: { input: () => z.number(), value: () => z.number() },
  instant: { input: () => dateTime.nullable(), value: () => z.iso.datetime().nullable() },
  lines: { input: () => lines, value: () => ids },
  tags: { input: () => tagsField, value: () => ids },
  list: {
    input: ({ item = {} }) => fromJson(itemsInput(item)),
    value: ({ item = {} }) => z.array(groupShape(item)),
  },
  group: {
    input: ({ fields }) => fromJson(groupInput(fields)),
    value: ({ fields = {} }) => groupShape(fields),
  },
  picture: {
    input: () => fromJson(chosenPicture),
    value: () => z.object({ mediaId: z.string(), alt: z.string() }),
  },
  sharePicture: {
    input: () => fromJson(focalPoint.nullable()),
    value: () => shownSharePicture.nullable(),
  },
  reference: short,
  references: { input: () => fromJson(ids), value: () => ids },
  id: { input: () => text.nullable(), value: () => z.string().nullable() },
};

export type ShownSharePicture = z.output<typeof shownSharePicture>;
type InputShape<F extends Fields> = {
  [Name in keyof InputsOf<F>]-?: z.ZodType<NonUndefined<InputsOf<F>[Name]>, NonUndefined<InputsOf<F>[Name]>>;
};
type NonUndefined<T> = T extends undefined ? never : T;
type ValueShape<F extends Fields> = {
  [Name in keyof ValuesOf<F>]: z.ZodType<
    F[Name]["type"] extends "sharePicture" ? ShownSharePicture | null : ValuesOf<F>[Name]
  >;
};

/** The schemas of what requests send. */
export function inputShape<const F extends Fields>(fields: F): InputShape<F> {
  return shapeOf(fields, "input") as InputShape<F>;
}

/** The schemas of the validated values. */
export function valueShape<const F extends Fields>(fields: F): ValueShape<F> {
  return shapeOf(fields, "value") as ValueShape<F>;
}

/** The values of a group, or of an item of a list. */
export function groupShape<F extends Fields>(fields: F) {
  return z.object(valueShape(fields)) as unknown as z.ZodType<ValuesOf<F>>;
}

function shapeOf(fields: Fields, side: keyof Schemas): object {
  const shapes = fieldNames(fields).map((name) => {
    const field = fields[name] as Field;
    const schema = schemas[field.type as PlainType][side](field);
    return [name, field.isNew && side === "input" ? schema.optional() : schema];
  });
  return Object.fromEntries(shapes);
}

/** The fields of a group in a request. Its lists are only named here: `validateFields` checks everything. */
export function groupInput(fields: Fields = {}): z.ZodType<GroupInput, GroupInput> {
  const lists = Object.entries(fields).flatMap(([name, { type, item = {} }]) =>
    type === "list" ? [[name, z.union([itemsInput(item), nested]).optional()]] : [],
  );
  const schema = z.object(Object.fromEntries(lists), { error: m.adminFields.partsExpected });
  return schema.catchall(nested).describe("absent parts stay") as unknown as z.ZodType<
    GroupInput,
    GroupInput
  >;
}

/** A list whose items may have other fields too. */
function itemsInput(item: Fields) {
  const inputs: Partial<Record<string, z.ZodType>> = {
    lines: z.array(longText),
    picture: chosenPicture,
    switch: z.boolean(),
    count: z.number(),
  };
  const shape = Object.entries(item).map(([name, { type }]) => [name, (inputs[type] ?? longText).optional()]);
  return z.array(z.object(Object.fromEntries(shape)).catchall(longText)).max(200);
}
