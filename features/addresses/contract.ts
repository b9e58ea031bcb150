import { z } from "zod";
import { lastPart } from "#core/fields.ts";

/** Every public document has these. */
export const slug = z
  .string()
  .nullable()
  .describe("the last part of its URL, decoded; null in a draft without a title");

export const idOrSlug = z
  .string()
  .regex(new RegExp(`^${lastPart}$`, "u"))
  .describe("the _id, the slug or a former slug");
