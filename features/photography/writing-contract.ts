import { z } from "zod";
import { endpoints } from "#core/contract.ts";
import { cleanText, fromJson, identifier } from "#core/fields.ts";
import { inputShape, valueShape } from "#features/fields/schemas.ts";
import { documentState, references, sorts, statusCounts } from "#features/publishing/contract.ts";
import { documentEndpoints } from "#features/publishing/endpoints.ts";
import { projectFields } from "#features/publishing/projects.ts";
import { sharingFields } from "#features/publishing/sharing.ts";
import { categories, collection, collectionCard, mediaItem } from "./contract.ts";
import { collectionFields } from "./fields.ts";
import { limits } from "./limits.ts";

const maxItems = 100;

const editableItem = mediaItem.extend({
  _id: z.string().describe("of the item in this collection"),
  mediaId: z.string().describe("of the file in the media library"),
  decorative: z.boolean().describe("it needs no alternative text here"),
});

const editableCollection = collection.extend({
  ...documentState,
  ...valueShape(projectFields),
  ...valueShape(sharingFields),
  media: z.array(editableItem),
  references,
});
const managedCollection = collectionCard.extend({
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
const media = fromJson(z.array(item).max(maxItems));

const shared = documentEndpoints({
  kind: "collection",
  url: "/api/photography",
  access: "admins",
  one: "a collection",
  many: "collections",
  input: {
    ...inputShape(collectionFields),
    media: media.describe("files of the library, in their order; those sent with this call come after them"),
  },
  files: { images: limits.images, videos: limits.videos },
  editable: editableCollection,
  values: { ...valueShape(collectionFields), media: z.array(editableItem), references },
  page: collection,
  managed: managedCollection,
  filters: { category: z.enum(categories).optional() },
  sort: z.enum([...sorts, "items"]).default("changed"),
  counts: statusCounts,
});

export const collectionEndpoints = endpoints(shared);

export type EditableCollection = z.output<typeof editableCollection>;
export type EditableItem = z.output<typeof editableItem>;
export type ManagedCollection = z.output<typeof managedCollection>;
export type CollectionRevision = z.output<(typeof shared)["revision"]["answer"]>;
