import { z } from "zod";
import { cleanText } from "#core/fields.ts";
import type { Part, Parts, PartValues } from "./parts.ts";

/** Well above the limits of the parts themselves, which have better errors. */
const text = cleanText(20_000);
const lines = z.array(text).max(200);
const item = z.record(z.string(), z.union([text, lines]));
const picture = z.strictObject({ mediaId: cleanText(100), alt: text });

/** The parts of any document in a request. `validateParts` checks which ones it has. */
export const partsInput = z
  .record(z.string(), z.union([text, z.boolean(), lines, z.array(item).max(200), picture]), {
    error: "Please send the parts as an object.",
  })
  .describe("absent parts stay");

export type PartsInput = z.output<typeof partsInput>;

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
