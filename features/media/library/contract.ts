import { z } from "zod";
import { endpoints } from "#core/contract.ts";
import { cleanText, flag, identifier, paging, sentInstant, shortText, sortOrder } from "#core/fields.ts";
import { kindNames } from "#features/publishing/kinds.ts";
import { fileLink } from "../files/contract.ts";
import { uploadLimits } from "../limits.ts";

const alt = cleanText(1000).describe("alternative text");
export const decorative = flag.describe("it needs no alternative text, and has none");

const mediaKind = z.enum(["image", "video", "audio", "file"]);
const mediaFilter = z.enum([...mediaKind.options, "recording", "download", "pdf"]);

const fileDetails = fileLink.omit({ picture: true }).extend({
  removed: z.array(z.string()).describe("metadata and scripts that were removed from the upload, in words"),
  kept: z.array(z.string()).describe("what names people and was kept, in words"),
});

const mediaEntry = z.object({
  _id: z.string(),
  kind: mediaKind,
  status: z.enum(["ready", "processing", "failed"]),
  url: z.string(),
  srcset: z.string(),
  width: z.number().describe("pixels; 0 while it is not known"),
  height: z.number().describe("pixels; 0 while it is not known"),
  placeholder: z.string().describe("a colour of the picture, #rrggbb"),
  alt: z.string().describe("of a file or recording: its title"),
  decorative: z.boolean().describe("it needs no alternative text"),
  name: z.string().describe("of the file that was uploaded; empty where it is not known"),
  poster: z.string().nullable().describe("the still picture of a video, or the first page of a file"),
  playable: z.boolean().describe("false: browsers do not play it, so it is downloaded"),
  file: fileDetails.nullable().describe("of a file or recording: its current version"),
  bytes: z.number().describe("of all its files together"),
  date: z.iso.datetime().describe("when it was uploaded"),
  uploader: z
    .object({ _id: z.string(), name: z.string() })
    .nullable()
    .describe("null: a former member, or nobody"),
  useCount: z.number().describe("how many blogs, drafts and collections need it"),
});

const linkedFile = z.object({
  _id: z.string(),
  url: z.string(),
  name: z.string().describe("its title, or its file name"),
});

const mediaCounts = z.object({
  all: z.number(),
  images: z.number(),
  videos: z.number(),
  audio: z.number(),
  files: z.number(),
  used: z.number(),
  unused: z.number(),
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

const version = z.object({
  version: z.number(),
  name: z.string(),
  bytes: z.number(),
  date: z.iso.datetime().describe("when it was uploaded"),
  uploader: z.string().nullable().describe("null: a former member"),
});

export const mediaEndpoints = endpoints({
  add: {
    route: "POST /api/media",
    summary:
      "Upload a picture (10 MB), a video, a recording or a file (100 MB) into the media library. A file with the same bytes as one of the library is that file",
    access: "admins",
    file: { field: "file", ...uploadLimits.file },
    body: z.object({ alt, decorative }).partial(),
    answer: mediaEntry.extend({ known: z.boolean().describe("the library had this file already") }),
    status: 201,
  },
  addVersion: {
    route: "POST /api/media/:id/versions",
    summary: "Upload a new version of a file or recording, of the same type. Its address stays",
    access: "admins",
    params: z.object({ id: identifier }),
    file: { field: "file", ...uploadLimits.file },
    answer: mediaEntry,
    status: 201,
  },
  restoreVersion: {
    route: "PUT /api/media/:id/version",
    summary: "Make an earlier version of a file or recording the current one",
    access: "admins",
    params: z.object({ id: identifier }),
    body: z.object({ version: z.number().int().min(1) }),
    answer: mediaEntry,
  },
  uploadPicture: {
    route: "POST /api/blogs/upload/wysiwyg-image",
    summary: "Upload a picture for the text of a blog, by admins and authors",
    access: "members",
    file: { field: "image", ...uploadLimits.image },
    body: z.object({ alt, decorative }).partial(),
    answer: z.object({ imageUrl: z.string() }),
  },
  uploadFile: {
    route: "POST /api/blogs/upload/file",
    summary: "Upload a file or recording (30 MB) for the text of a blog, by admins and authors",
    access: "members",
    file: { field: "file", ...uploadLimits.fileOfAuthor },
    answer: linkedFile,
    status: 201,
  },
  list: {
    route: "GET /api/media",
    summary: "The media library; pictures of members are not in it",
    access: "admins",
    query: z.object({
      q: shortText.optional().describe("words of the alternative text, the file name or the uploader's name"),
      kind: mediaFilter.optional().describe("recording: a video or audio; download: a file or audio"),
      use: z.enum(["used", "unused"]).optional(),
      alt: z
        .enum(["missing", "decorative"])
        .optional()
        .describe("missing: those that need an alternative text and have none"),
      since: sentInstant.optional().describe("uploaded then or later"),
      sort: z.enum(["date", "size", "name"]).default("date"),
      order: sortOrder.describe("file names from A on, and all else from the latest or largest"),
      ...paging,
    }),
    answer: z.array(mediaEntry),
    paged: true,
  },
  counts: {
    route: "GET /api/media/counts",
    summary: "How many files there are of each sort, and how many can be deleted",
    access: "admins",
    answer: mediaCounts,
  },
  read: {
    route: "GET /api/media/:id",
    summary: "A file of the library with its versions, and where it is used (the latest hundred)",
    access: "admins",
    params: z.object({ id: identifier }),
    answer: mediaEntry.extend({ uses: z.array(use), versions: z.array(version) }),
  },
  update: {
    route: "PUT /api/media/:id",
    summary:
      "Change the alternative text for all documents without one of their own, or mark as decorative; or change the title of a file",
    access: "admins",
    params: z.object({ id: identifier }),
    body: z.object({ alt, decorative: decorative.optional().describe("unchanged if absent") }),
    answer: mediaEntry,
  },
  remove: {
    route: "DELETE /api/media/:id",
    summary: "Delete a file that nothing uses; 409 while something does",
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

export type MediaFilter = z.output<typeof mediaFilter>;
export type LinkedFile = z.output<typeof linkedFile>;
export type MediaEntry = z.output<typeof mediaEntry>;
export type MediaCounts = z.output<typeof mediaCounts>;
export type MediaVersion = z.output<typeof version>;
export type MediaUse = z.output<typeof use>;
