import { z } from "zod";
import { endpoints } from "#core/contract.ts";
import { cleanText, flag, identifier, pageNumber, pageSize, shortText, sortOrder } from "#core/fields.ts";
import { kindNames } from "#features/addresses/kinds.ts";
import { uploadLimits } from "./limits.ts";

const alt = cleanText(1000).describe("alternative text");
export const decorative = flag.describe("it needs no alternative text, and has none");

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
  decorative: z.boolean().describe("it needs no alternative text"),
  name: z.string().describe("of the file that was uploaded; empty where it is not known"),
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

const mediaCounts = z.object({
  ...{ all: z.number(), images: z.number(), videos: z.number(), used: z.number(), unused: z.number() },
  missing: z.number().describe("without an alternative text that they need"),
  decorative: z.number(),
  removable: z.number().describe("unused, and older than a day"),
  removableBytes: z.number(),
});

const use = z.object({
  kind: z.enum([...kindNames, "setting"]),
  _id: z.string(),
  title: z.string(),
  address: z.string().describe("where it is seen, or changed"),
  state: z
    .enum(["public", "hidden", "earlier", "trash"])
    .describe("hidden: a draft or scheduled; earlier: only an earlier version of the blog shows it"),
});

export const mediaEndpoints = endpoints({
  add: {
    route: "POST /api/media",
    summary: "Upload a picture (10 MB) or a video (MP4, MOV or AVI, 100 MB) into the media library",
    access: "admins",
    file: { field: "file", ...uploadLimits.video },
    body: z.object({ alt, decorative }).partial(),
    answer: mediaEntry,
    status: 201,
  },
  uploadPicture: {
    route: "POST /api/blogs/upload/wysiwyg-image",
    summary: "Upload a picture for the text of a blog, by admins and authors",
    access: "members",
    file: { field: "image", ...uploadLimits.image },
    body: z.object({ alt, decorative }).partial(),
    answer: z.object({ imageUrl: z.string() }),
  },
  list: {
    route: "GET /api/media",
    summary: "The media library; pictures of members are not in it",
    access: "admins",
    query: z.object({
      q: shortText.optional().describe("words of the alternative text, the file name or the uploader's name"),
      kind: z.enum(["image", "video"]).optional(),
      use: z.enum(["used", "unused"]).optional(),
      alt: z
        .enum(["missing", "decorative"])
        .optional()
        .describe("missing: those that need an alternative text and have none"),
      since: z.iso.datetime().optional().describe("uploaded then or later"),
      sort: z.enum(["date", "size", "name"]).default("date"),
      order: sortOrder.describe("file names from A on, and all else from the latest or largest"),
      page: pageNumber,
      limit: pageSize,
    }),
    answer: z.array(mediaEntry),
    paged: true,
  },
  counts: {
    route: "GET /api/media/counts",
    summary: "How many pictures and videos there are of each sort, and how many can be deleted",
    access: "admins",
    answer: mediaCounts,
  },
  read: {
    route: "GET /api/media/:id",
    summary: "A picture or video of the library, and where it is used (the latest hundred)",
    access: "admins",
    params: z.object({ id: identifier }),
    answer: mediaEntry.extend({ uses: z.array(use) }),
  },
  update: {
    route: "PUT /api/media/:id",
    summary: "Change the alternative text for all documents without one of their own, or mark as decorative",
    access: "admins",
    params: z.object({ id: identifier }),
    body: z.object({ alt, decorative: decorative.optional().describe("unchanged if absent") }),
    answer: mediaEntry,
  },
  remove: {
    route: "DELETE /api/media/:id",
    summary: "Delete a picture or video that nothing uses; 409 while something does",
    access: "admins",
    params: z.object({ id: identifier }),
    answer: z.object({ msg: z.string() }),
  },
  removeUnused: {
    route: "POST /api/media/remove-unused",
    summary: "Delete those of these that nothing uses and that are older than a day",
    access: "admins",
    body: z.object({
      ids: z.array(identifier).min(1).max(100).optional().describe("the hundred oldest ones unless given"),
    }),
    answer: z.object({ ids: z.array(z.string()).describe("those that were deleted") }),
  },
});

export type MediaEntry = z.output<typeof mediaEntry>;
export type MediaCounts = z.output<typeof mediaCounts>;
export type MediaUse = z.output<typeof use>;
