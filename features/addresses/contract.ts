import { z } from "zod";
import { identifier } from "#core/fields.ts";

/** Every public document has these. */
export const slug = z
  .string()
  .nullable()
  .describe("the last part of its URL; null in a draft without a title");

export const idOrSlug = identifier.describe("the _id, the slug or a former slug");
