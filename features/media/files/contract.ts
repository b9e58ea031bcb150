import { z } from "zod";
import { picture } from "../contract.ts";

/** A file of the library as pages link to it. */
export const fileLink = z.object({
  _id: z.string(),
  url: z.string().describe("stays the same with new versions"),
  name: z.string().describe("its title, or its file name"),
  type: z.string().describe("like PDF"),
  contentType: z.string(),
  bytes: z.number(),
  pages: z.number().nullable(),
  seconds: z.number().nullable().describe("of a recording"),
  version: z.number().describe("from 1"),
  date: z.iso.datetime().describe("when this version was published"),
  picture: picture.nullable().describe("the first page of a PDF"),
});

export type FileLink = z.output<typeof fileLink>;
