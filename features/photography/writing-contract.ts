import { z } from "zod";
import { endpoints, type FunctionsOf } from "#core/contract.ts";
import { cleanText, identifier } from "#core/fields.ts";
import {
  autosaveOptions,
  chosenId,
  documentEndpoints,
  documentState,
  inputShape,
  listOptions,
  publishOptions,
  sorts,
  statusCounts,
  updateOptions,
  valueShape,
} from "#features/publishing/contract.ts";
import type { DocumentStatus, SentStatus } from "#features/publishing/lifecycle.ts";
import { categories, collection, collectionCard, mediaItem } from "./contract.ts";
import { collectionFields } from "./fields.ts";
import { limits } from "./limits.ts";

const mostItems = 100;

const editableItem = mediaItem.extend({
  _id: z.string().describe("of the item in this collection"),
  mediaId: z.string().describe("of the file in the media library"),
  decorative: z.boolean().describe("it needs no alternative text here"),
});

export const editableCollection = collection.extend({ ...documentState, media: z.array(editableItem) });
export const managedCollection = collectionCard.extend({
  ...documentState,
  imageCount: z.number(),
  videoCount: z.number(),
});

/** A file that is in the library. What is absent stays, or is taken from the file. */
const item = z.object({
  id: identifier.describe("of an item of this collection, or of a file in the media library"),
  alt: cleanText(1000).optional(),
  decorative: z.boolean().optional().describe("it needs no alternative text, and has none"),
  caption: cleanText(2000).optional(),
  credit: cleanText(300).optional(),
});
const list = z.array(item).max(mostItems);

/** A form sends the list as JSON. */
const media = z.preprocess((sent: z.input<typeof list> | string): unknown => {
  if (typeof sent !== "string") return sent;
  try {
    return JSON.parse(sent);
  } catch {
    return sent; // which is no list
  }
}, list);

const fields = {
  ...inputShape(collectionFields),
  media: media.describe("files of the library, in their order; those sent with this call come after them"),
};
const files = { images: limits.images, videos: limits.videos };

const shared = documentEndpoints(
  { url: "/api/photography", access: "admins", one: "A collection", many: "collections" },
  editableCollection,
  { ...valueShape(collectionFields), media: z.array(editableItem) },
);
const manageQuery = z.object({
  ...listOptions,
  sort: z.enum([...sorts, "items"]).default("changed"),
  category: z.enum(categories).optional(),
});

export const collectionEndpoints = endpoints({
  ...shared,
  add: {
    route: "POST /api/photography/add",
    summary: "Make a collection of images and videos: publish it, schedule it, or keep it as a draft",
    access: "admins",
    body: z.object({ _id: chosenId, ...fields, ...publishOptions }).partial(),
    files,
    answer: editableCollection,
    status: 201,
  },
  update: {
    route: "PUT /api/photography/:id",
    summary: "Change a collection; what is absent stays",
    access: "admins",
    params: z.object({ id: identifier }),
    body: z.object({ ...fields, ...publishOptions, ...updateOptions }).partial(),
    files,
    answer: editableCollection,
  },
  autosave: {
    route: "PUT /api/photography/:id/draft",
    summary: "Save a draft while it is being made; without a version, it can be a new one",
    access: "admins",
    params: z.object({ id: identifier }),
    body: z.object({ ...fields, ...autosaveOptions }).partial(),
    longText: true,
    answer: editableCollection,
  },
  preview: {
    route: "POST /api/photography/preview",
    summary: "What the page of a collection would show; nothing is kept",
    access: "admins",
    body: z.object(fields).partial(),
    longText: true,
    answer: collection,
  },
  manage: {
    route: "GET /api/photography/manage",
    summary: "Every collection, whether public or not",
    access: "admins",
    query: manageQuery,
    answer: z.array(managedCollection),
    paged: true,
  },
  counts: {
    route: "GET /api/photography/manage/counts",
    summary: "How many collections there are of each status",
    access: "admins",
    query: z.object({ category: z.enum(categories).optional() }),
    answer: statusCounts,
  },
});

export type EditableCollection = z.output<typeof editableCollection>;
export type EditableItem = z.output<typeof editableItem>;
export type ManagedCollection = z.output<typeof managedCollection>;
export type ManageInput = z.output<typeof manageQuery>;
export type CollectionRevision = z.output<(typeof shared)["revision"]["answer"]>;
export type SentCollectionStatus = SentStatus;
export type CollectionStatus = DocumentStatus;
export type CollectionFunctions = FunctionsOf<typeof collectionEndpoints>;
