import { z } from "zod";
import { m } from "#messages";
import type { Message } from "./message.ts";

/** Opaque, also for ids of imported documents. */
export const identifier = z.string().regex(/^[\w-]{1,100}$/);

/** The last part of a document's URL, decoded: an id or a slug, as a part of regular expressions with the flag `u`. */
export const lastPart = "[\\p{L}\\p{M}\\p{N}_-]{1,100}";

/** A text in a query parameter. PostgreSQL cannot store NUL. */
export const shortText = z
  .string()
  .max(100)
  .refine((text) => !text.includes("\0"), { error: m.errors.forbiddenCharacter });

export const pageNumber = z.coerce.number().int().min(1).max(100_000).default(1);

/** An instant in a query parameter. PostgreSQL has no year 0. */
export const sentInstant = z.iso.datetime().refine((text) => text >= "0001", { error: m.errors.laterTime });

export const year = z.coerce.number().int().min(1000).max(9998);

export const pageSize = z.coerce.number().int().min(1).max(100).default(100).describe("items a page");

/** How a list is read page by page. */
export const paging = { page: pageNumber, limit: pageSize };

export const sortOrder = z.enum(["asc", "desc"]).optional();

export const listView = z
  .enum(["full", "card"])
  .default("full")
  .describe(
    "card: no bodies, excerpt and counts instead. full: a page ends after about a million characters; its Link header names the rest.",
  );

/** Makes the text well-formed and removes NUL, which PostgreSQL cannot store. */
export function cleanText(maxLength: number) {
  return z
    .string()
    .max(maxLength)
    .transform((text) => text.toWellFormed().replaceAll("\0", ""));
}

export const tagsField = z
  .union([cleanText(2000), z.array(cleanText(200)).max(100)], {
    error: m.errors.tagsForm,
  })
  .describe("one text with commas, or a list of texts");

/** A form sends a value that is not a text as JSON. */
export function fromJson<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((sent: z.input<Schema> | string): unknown => {
    if (typeof sent !== "string") return sent;
    try {
      return JSON.parse(sent);
    } catch {
      return sent; // the schema rejects it
    }
  }, schema);
}

/** Rejects a field that this API has under another name. */
export function misnamed(sentence: Message) {
  return z.never({ error: sentence }).optional().describe("not accepted");
}

/** Removes characters that change the direction of the surrounding text. */
export function withoutTurning(text: string): string {
  return text.replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, "");
}

/** A name on one line. */
export function cleanName(text: string): string {
  return withoutTurning(text)
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim();
}

export const flag = z.union([z.boolean(), z.enum(["true", "false"]).transform((text) => text === "true")]);
