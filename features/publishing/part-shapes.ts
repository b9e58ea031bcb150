import { z } from "zod";
import { cleanText } from "#core/fields.ts";
import type { ListPart, Part, Parts, PartValues } from "./parts.ts";

/** Well above the limits of the parts themselves, which have better errors. */
const text = cleanText(20_000);
const lines = z.array(text).max(200);
const item = z.record(z.string(), z.union([text, lines]));
const picture = z.strictObject({ mediaId: cleanText(100), alt: text });
const anyPart = z.union([text, z.boolean(), lines, z.array(item).max(200), picture]);

export type PartsInput = Record<string, z.output<typeof anyPart>>;

/** The parts of a document in a request. `validateParts` checks them: the fields of lists are only named here. */
export function partsInput(parts: Parts = {}): z.ZodType<PartsInput> {
  const lists = Object.entries(parts).flatMap(([name, part]) =>
    part.type === "list" ? [[name, z.union([itemsOf(part.item), anyPart]).optional()]] : [],
  );
  const schema = z.object(Object.fromEntries(lists), { error: "Please send the parts as an object." });
  return schema.catchall(anyPart).describe("absent parts stay") as z.ZodType<PartsInput>;
}

/** A list whose items may have other fields too. */
export function itemsOf(item: ListPart["item"], value: z.ZodType = cleanText(20_000)) {
  const shape = Object.entries(item).map(([name, { type }]) => [
    name,
    (type === "lines" ? z.array(value) : value).optional(),
  ]);
  return z.array(z.object(Object.fromEntries(shape)).catchall(value)).max(200);
}

/** Schemas of the validated values. */
export function partsShape<P extends Parts>(parts: P) {
  return z.object(partShapes(parts)) as unknown as z.ZodType<PartValues<P>>;
}

/** The same, by part. */
export function partShapes<P extends Parts>(parts: P) {
  const shape = Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, schemaOf(part)]));
  return shape as { [Name in keyof P]: z.ZodType<PartValues<P>[Name]> };
}

function schemaOf(part: Part): z.ZodType {
  if (part.type === "lines" || part.type === "references") return z.array(z.string());
  if (part.type === "choice") return z.enum(Object.keys(part.options));
  if (part.type === "switch") return z.boolean();
  if (part.type === "picture") return z.object({ mediaId: z.string(), alt: z.string() });
  return part.type === "list" ? z.array(partsShape(part.item)) : z.string();
}
