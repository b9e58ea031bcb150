import { z } from "zod";
import { calls, type FunctionsOf } from "#visit/contract.ts";
import { writtenText } from "#visit/fields.ts";

const mebibyte = 1024 * 1024;

const alt = writtenText(1000).describe("what a picture shows, in words; empty where it is decoration");

export const mediaEntry = z.object({
  _id: z.string(),
  kind: z.enum(["image", "video"]),
  status: z.enum(["ready", "processing", "failed"]),
  url: z.string(),
  srcset: z.string(),
  width: z.number().describe("pixels; 0 while it is not known"),
  height: z.number().describe("pixels; 0 while it is not known"),
  placeholder: z.string().describe("a colour of the picture, #rrggbb"),
  alt: z.string(),
  poster: z.string().nullable().describe("the still picture of a video"),
  playable: z.boolean().describe("false: a video that browsers do not play, to be downloaded"),
  bytes: z.number().describe("of all its files together"),
  date: z.iso.datetime().describe("when it was uploaded"),
  uploader: z
    .object({ _id: z.string(), name: z.string() })
    .nullable()
    .describe("null: a former member, or nobody"),
  useCount: z.number().describe("how many blogs, drafts and collections need it"),
});

export const mediaCalls = calls({
  add: {
    method: "POST",
    url: "/api/media",
    summary: "Upload a picture (10 MB) or a video (MP4, MOV or AVI, 100 MB) into the media library",
    who: "admins",
    file: { field: "file", mostBytes: 100 * mebibyte, tooLarge: "Video size must be less than 100MB" },
    body: z.object({ alt: alt.optional() }),
    answer: mediaEntry,
    status: 201,
  },
  uploadPicture: {
    method: "POST",
    url: "/api/blogs/upload/wysiwyg-image",
    summary: "Upload a picture for the text of a blog, by admins and by whoever has written one",
    who: "members",
    file: { field: "image", mostBytes: 10 * mebibyte, tooLarge: "Image size must be less than 10MB" },
    body: z.object({ alt: alt.optional() }),
    answer: z.object({ imageUrl: z.string() }),
  },
});

export type MediaEntry = z.output<typeof mediaEntry>;
export type MediaFunctions = FunctionsOf<typeof mediaCalls>;
