import { z } from "zod";
import { endpoints } from "#core/contract.ts";
import { listView, paging, shortText } from "#core/fields.ts";
import { idOrSlug, slug } from "#features/addresses/contract.ts";
import { valuesOf } from "#features/fields/field.ts";
import { picture } from "#features/media/contract.ts";
import { documentHead } from "#features/publishing/contract.ts";
import { collectionFields } from "./fields.ts";

export const categories = valuesOf(collectionFields.category.options);

export const mediaItem = z.object({
  kind: z.enum(["image", "video"]),
  url: z.string(),
  srcset: z.string(),
  width: z.number(),
  height: z.number(),
  alt: z.string(),
  caption: z.string(),
  credit: z.string().describe("who made it"),
  poster: z.string().nullable().describe("of a video: the address of a still picture"),
  posterSrcset: z.string(),
  playable: z.boolean().describe("false: a video that browsers do not play, to be downloaded"),
  placeholder: z.string(),
  status: z.enum(["ready", "processing", "failed"]),
});

export const collectionCard = z.object({
  _id: z.string(),
  slug,
  title: z.string(),
  description: z.string(),
  excerpt: z.string().describe("plain text, 300 characters"),
  category: z.enum(categories),
  mediaType: z.enum(valuesOf(collectionFields.mediaType.options)),
  cover: picture,
  itemCount: z.number(),
  date: z.iso.datetime(),
  createdBy: z.object({ _id: z.string(), name: z.string() }),
  tags: z.array(z.string()),
  language: documentHead.language,
});

export const collection = collectionCard.extend({
  images: z.array(z.string()),
  videos: z.array(z.string()),
  media: z.array(mediaItem).describe("images first, then videos"),
  projects: documentHead.projects,
});

const collectionPage = collection.extend(documentHead);

const listed = collectionCard.extend(
  collection.pick({ images: true, videos: true, media: true }).partial().shape,
);

export const photographyEndpoints = endpoints({
  list: {
    route: "GET /api/photography/all",
    summary: "All photography collections, newest first",
    access: "anyone",
    query: z.object({
      category: z.enum(categories).optional(),
      tag: shortText.toLowerCase().optional(),
      project: idOrSlug.optional().describe("whose output they are"),
      ...paging,
      view: listView,
    }),
    answer: z.array(listed),
    paged: true,
  },
  categories: {
    route: "GET /api/photography/categories",
    summary: "The categories that have a collection",
    access: "anyone",
    answer: z.array(z.enum(categories)),
  },
  read: {
    route: "GET /api/photography/:id",
    summary: "One collection with its media",
    access: "anyone",
    params: z.object({ id: idOrSlug }),
    document: "collection",
    answer: collectionPage,
  },
  remove: {
    route: "DELETE /api/photography/:id",
    summary: "Put a collection into the trash for 30 days",
    access: "admins",
    params: z.object({ id: idOrSlug }),
    document: "collection",
    answer: z.object({ msg: z.string() }),
  },
});

export type CollectionCard = z.output<typeof listed>;
export type Collection = z.output<typeof collection>;
export type CollectionPage = z.output<typeof collectionPage>;
export type MediaItem = z.output<typeof mediaItem>;
