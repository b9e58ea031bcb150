import { z } from "zod";
import { chosenId } from "#core/chosen-id.ts";
import { endpoints, type FunctionsOf } from "#core/contract.ts";
import {
  identifier,
  misnamed,
  pageNumber,
  pageSize,
  shortText,
  tagsField,
  writtenText,
} from "#core/fields.ts";
import { categories, collection, collectionCard, mediaItem } from "./contract.ts";
import { limits } from "./limits.ts";

const mostAtOnce = 100;

const sentStatuses = ["draft", "published"] as const;
export const collectionStatuses = [...sentStatuses, "trash"] as const;

/** What an admin needs to know of a collection besides what readers see. */
const desk = {
  version: z.number().describe("counts the saves, from 1"),
  status: z.enum(collectionStatuses),
  publishedAt: z.iso.datetime().nullable().describe("null: a draft"),
  deletedAt: z.iso.datetime().nullable().describe("in the trash since then"),
  savedAt: z.iso.datetime().describe("when it was changed last"),
};

const writtenItem = mediaItem.extend({
  _id: z.string().describe("of the item in this collection"),
  mediaId: z.string().describe("of the file in the media library"),
  decorative: z.boolean().describe("it needs no alternative text here"),
});

export const writtenCollection = collection.extend({ ...desk, media: z.array(writtenItem) });
export const managedCollection = collectionCard.extend({
  ...desk,
  imageCount: z.number(),
  videoCount: z.number(),
});

/** One file that was uploaded before, at its place, with what is said of it. What is absent stays, or is that of the file. */
const placed = z.object({
  id: identifier.describe("of an item of this collection, or of a file in the media library"),
  alt: writtenText(1000).optional(),
  decorative: z.boolean().optional().describe("it needs no alternative text, and has none"),
  caption: writtenText(2000).optional(),
  credit: writtenText(300).optional(),
});
const list = z.array(placed).max(mostAtOnce);

/** In a form the list is JSON. */
const media = z.preprocess((sent: z.input<typeof list> | string): unknown => {
  if (typeof sent !== "string") return sent;
  try {
    return JSON.parse(sent);
  } catch {
    return sent; // which is no list
  }
}, list);

const useStatus = 'Please send the status "draft" or "published" instead.';
const text = {
  draft: misnamed(useStatus),
  publish: misnamed(useStatus),
  published: misnamed(useStatus),
  publishAt: misnamed("A collection cannot be scheduled."),
  title: writtenText(1000),
  description: writtenText(20_000),
  category: z.string().max(40),
  tags: tagsField,
  mediaType: z.string().max(40),
  media: media.describe(
    "files that are here already, in their order; those sent with this call come after them",
  ),
  status: z
    .enum(sentStatuses)
    .describe("a new collection is published by default; a saved one keeps its status"),
};
const version = z.coerce
  .number()
  .int()
  .min(1)
  .describe("the version that was changed: 409 where there is a newer one");
const files = { images: limits.images, videos: limits.videos };
const some = z.object({ ids: z.array(identifier).min(1).max(mostAtOnce) });
const those = z.object({ ids: z.array(z.string()).describe("those with which it was done") });

export const collectionEndpoints = endpoints({
  add: {
    method: "POST",
    url: "/api/photography/add",
    summary: "Make a collection of images and videos: publish it, or keep it as a draft",
    access: "admins",
    body: z.object({ _id: chosenId, ...text }).partial(),
    files,
    answer: writtenCollection,
    status: 201,
  },
  update: {
    method: "PUT",
    url: "/api/photography/:id",
    summary: "Change a collection; what is absent stays",
    access: "admins",
    params: z.object({ id: identifier }),
    body: z.object({ ...text, version }).partial(),
    files,
    answer: writtenCollection,
  },
  read: {
    method: "GET",
    url: "/api/photography/:id/writing",
    summary: "A collection as admins write it, also a draft or one in the trash",
    access: "admins",
    params: z.object({ id: identifier }),
    answer: writtenCollection,
  },
  manage: {
    method: "GET",
    url: "/api/photography/manage",
    summary: "Every collection, whether public or not",
    access: "admins",
    query: z.object({
      q: shortText.optional().describe("words of the title or of the creator's name"),
      category: z.enum(categories).optional(),
      status: z.enum(collectionStatuses).optional().describe("all but the trash unless named"),
      sort: z.enum(["changed", "date", "title", "items", "deleted"]).default("changed"),
      order: z
        .enum(["asc", "desc"])
        .optional()
        .describe("titles from A on, and all else from the latest or most"),
      page: pageNumber,
      limit: pageSize,
    }),
    answer: z.array(managedCollection),
    paged: true,
  },
  counts: {
    method: "GET",
    url: "/api/photography/manage/counts",
    summary: "How many collections there are of each status",
    access: "admins",
    query: z.object({ category: z.enum(categories).optional() }),
    answer: z.object({
      all: z.number().describe("without the trash"),
      draft: z.number(),
      published: z.number(),
      trash: z.number(),
    }),
  },
  trash: {
    method: "POST",
    url: "/api/photography/trash",
    summary: "Put collections into the trash for 30 days",
    access: "admins",
    body: some,
    answer: those,
  },
  restore: {
    method: "POST",
    url: "/api/photography/restore",
    summary: "Take collections out of the trash again, as they were",
    access: "admins",
    body: some,
    answer: those,
  },
  discard: {
    method: "POST",
    url: "/api/photography/discard",
    summary: "Delete collections in the trash for good, with the media that nothing else shows",
    access: "admins",
    body: some,
    answer: those,
  },
});

export type WrittenCollection = z.output<typeof writtenCollection>;
export type WrittenItem = z.output<typeof writtenItem>;
export type ManagedCollection = z.output<typeof managedCollection>;
export type SentCollectionStatus = (typeof sentStatuses)[number];
export type CollectionStatus = (typeof collectionStatuses)[number];
export type CollectionFunctions = FunctionsOf<typeof collectionEndpoints>;
