import { z } from "zod";

/** An opaque id, also one that another system has made. */
export const identifier = z.string().regex(/^[\w-]{1,100}$/);

/** A short text in an address; the character NUL, which PostgreSQL cannot store, is refused. */
export const shortText = z
  .string()
  .max(100)
  .refine((text) => !text.includes("\0"), "A text has a character that is not allowed.");

/** Which page of a list, from 1. */
export const pageNumber = z.coerce.number().int().min(1).max(100_000).default(1);

/** A year of the calendar. */
export const year = z.coerce.number().int().min(1000).max(9998);

/** How many items a page of a list has. */
export const pageSize = z.coerce.number().int().min(1).max(100).default(100).describe("items a page");

/** How much of each item: `card` has excerpt and counts instead of bodies. */
export const listView = z
  .enum(["full", "card"])
  .default("full")
  .describe(
    "card: no bodies, excerpt and counts instead. full: a page ends after about a million characters; its Link header leads to the rest.",
  );

/** A text that somebody writes, as it is kept: well-formed, and without the character NUL, which PostgreSQL cannot store. */
export function writtenText(longest: number) {
  return z
    .string()
    .max(longest)
    .transform((text) => text.toWellFormed().replaceAll("\0", ""));
}

/** Tags as one text or as several. */
export const tagsField = z
  .union([writtenText(2000), z.array(writtenText(200)).max(100)], {
    error: "Please send the tags as one text with commas, or as a list of up to 100 texts.",
  })
  .describe("one text with commas, or a list of texts");

/** A field that would change the meaning of a request, and that this API knows under another name. */
export function misnamed(sentence: string) {
  return z.never(sentence).optional().describe("not accepted");
}

/** Whether a text has a character that can be seen: what names something must not look like nothing. */
export function isVisible(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
}

/** A boolean, also as a form sends it. */
export const flag = z.union([z.boolean(), z.enum(["true", "false"]).transform((text) => text === "true")]);
