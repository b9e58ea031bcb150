import { z } from "zod";
import { chosenId } from "#core/chosen-id.ts";
import { endpoints, type FunctionsOf } from "#core/contract.ts";
import {
  flag,
  identifier,
  misnamed,
  pageNumber,
  pageSize,
  shortText,
  tagsField,
  writtenText,
} from "#core/fields.ts";
import { decorative } from "#features/media/library-contract.ts";
import { uploadLimits } from "#features/media/limits.ts";
import { blog, blogCard, blogPage, sections } from "./contract.ts";

const mostAtOnce = 100;

/** A date and time: local (`2026-11-20T18:30`), in the zone of the site, or an instant with its offset. */
const when = z.string().max(40);
const version = z.coerce
  .number()
  .int()
  .min(1)
  .max(2_147_483_647) // what PostgreSQL takes for a number
  .describe("the version that was changed: 409 where there is a newer one");

const sentStatuses = ["draft", "scheduled", "published"] as const;
export const blogStatuses = [...sentStatuses, "trash"] as const;

/** What an editor needs to know of a blog besides what readers see. */
const desk = {
  version: z.number().describe("counts the saves, from 1"),
  status: z.enum(blogStatuses),
  publishedAt: z.iso.datetime().nullable().describe("null: a draft; in the future: scheduled"),
  deletedAt: z.iso.datetime().nullable().describe("in the trash since then"),
  commentsClosedAt: z.iso.datetime().nullable(),
};

export const writtenBlog = blog.omit({ comments: true, likes: true }).extend({
  ...desk,
  coverId: z.string().nullable().describe("of the picture in the media library"),
  coverAlt: z.string(),
  coverDecorative: z.boolean().describe("it needs no alternative text"),
  coverCaption: z.string(),
});

export const managedBlog = blogCard.extend({
  ...desk,
  savedAt: z.iso.datetime().describe("when it was changed last"),
});

const revision = z.object({
  version: z.number(),
  savedAt: z.iso.datetime(),
  editor: z
    .object({ _id: z.string(), name: z.string() })
    .nullable()
    .describe("null: a former member, or unknown"),
  title: z.string(),
});

const wholeRevision = revision.extend({
  content: z.string().describe("sanitised HTML"),
  section: z.enum(sections),
  subcategory: z.string(),
  tags: z.array(z.string()),
  eventDate: z.iso.datetime().nullable(),
  image: z.string().nullable(),
  coverAlt: z.string(),
  coverCaption: z.string(),
});

const counts = z.object({
  all: z.number().describe("without the trash"),
  draft: z.number(),
  scheduled: z.number(),
  published: z.number(),
  trash: z.number(),
  subcategories: z.array(z.string()).describe("of all that are not in the trash, in alphabetical order"),
});

/** The cover: a new file, an address (own or https; empty takes it away), or a picture of the library. */
const cover = {
  image: z.string().max(2000).nullable().optional(),
  coverId: identifier.optional(),
  coverAlt: writtenText(1000).optional(),
  coverDecorative: decorative.optional(),
  coverCaption: writtenText(1000).optional(),
};
const text = {
  title: writtenText(1000),
  content: z.string(),
  tags: tagsField,
  section: z.string().max(40),
  subcategory: writtenText(200),
  eventDate: when.nullable().describe("events only"),
};
const useStatus = 'Please send the status "draft", "scheduled" or "published" instead.';
const publishing = {
  draft: misnamed(useStatus),
  publish: misnamed(useStatus),
  published: misnamed(useStatus),
  status: z
    .enum(sentStatuses)
    .optional()
    .describe("a new blog is published by default; a saved one keeps its status"),
  publishAt: when.optional().describe('with the status "scheduled"'),
};
const image = {
  most: 1,
  ...uploadLimits.image,
  tooMany: "Please choose one image.",
};
const some = z.object({ ids: z.array(identifier).min(1).max(mostAtOnce) });

export const writingEndpoints = endpoints({
  add: {
    method: "POST",
    url: "/api/blogs/add",
    summary: "Write a blog: publish it, schedule it, or keep it as a draft",
    access: "admins",
    body: z.object({ _id: chosenId, ...text, ...cover, ...publishing }).partial(),
    files: { image },
    answer: writtenBlog,
    status: 201,
  },
  update: {
    method: "PUT",
    url: "/api/blogs/:id",
    summary: "Change a blog, by its author or an admin; what is absent stays",
    access: "members",
    params: z.object({ id: identifier }),
    body: z
      .object({
        ...text,
        ...cover,
        ...publishing,
        version,
        draftOnly: flag.describe("409 if somebody has published or scheduled it"),
      })
      .partial(),
    files: { image },
    answer: writtenBlog,
  },
  autosave: {
    method: "PUT",
    url: "/api/blogs/:id/draft",
    summary: "Save a draft while it is being written; without a version, an admin can make a new one",
    access: "members",
    params: z.object({ id: identifier }),
    body: z
      .object({
        ...text,
        ...cover,
        version,
        newRevision: z.boolean().describe("keep the autosaved revision before it in the history"),
      })
      .partial(),
    longText: true,
    answer: writtenBlog,
  },
  read: {
    method: "GET",
    url: "/api/blogs/:id/writing",
    summary: "A blog as its author or an admin writes it, also a draft or one in the trash",
    access: "members",
    params: z.object({ id: identifier }),
    answer: writtenBlog,
  },
  preview: {
    method: "POST",
    url: "/api/blogs/preview",
    summary: "What the page of a blog would show; nothing is kept",
    access: "members",
    body: z.object({ ...text, ...cover }).partial(),
    longText: true,
    answer: blogPage,
  },
  revisions: {
    method: "GET",
    url: "/api/blogs/:id/revisions",
    summary: "Every save of a blog, the latest first",
    access: "members",
    params: z.object({ id: identifier }),
    query: z.object({ page: pageNumber, limit: pageSize }),
    answer: z.array(revision),
    paged: true,
  },
  revision: {
    method: "GET",
    url: "/api/blogs/:id/revisions/:version",
    summary: "A blog as it was saved once",
    access: "members",
    params: z.object({ id: identifier, version }),
    answer: wholeRevision,
  },
  restoreRevision: {
    method: "POST",
    url: "/api/blogs/:id/revisions/:version/restore",
    summary: "Save a blog once more as it was; the saves in between stay",
    access: "members",
    params: z.object({ id: identifier, version }),
    answer: writtenBlog,
  },
  manage: {
    method: "GET",
    url: "/api/blogs/manage",
    summary: "Every blog, whether public or not",
    access: "admins",
    query: z.object({
      q: shortText.optional().describe("words of the title or the author's name"),
      section: z.enum(sections).optional(),
      subcategory: shortText.optional(),
      status: z.enum(blogStatuses).optional().describe("all but the trash unless named"),
      eventStatus: z.enum(["upcoming", "past"]).optional(),
      sort: z.enum(["changed", "date", "title", "event", "likes", "comments", "deleted"]).default("changed"),
      order: z
        .enum(["asc", "desc"])
        .optional()
        .describe("titles from A on, and all else from the latest or most"),
      page: pageNumber,
      limit: pageSize,
    }),
    answer: z.array(managedBlog),
    paged: true,
  },
  tags: {
    method: "GET",
    url: "/api/blogs/tags",
    summary: "Tags in use that begin with some letters, at most 8, in alphabetical order",
    access: "admins",
    query: z.object({ q: shortText }),
    answer: z.array(z.string()),
  },
  counts: {
    method: "GET",
    url: "/api/blogs/manage/counts",
    summary: "How many blogs there are of each status",
    access: "admins",
    query: z.object({ section: z.enum(sections).optional() }),
    answer: counts,
  },
  trash: {
    method: "POST",
    url: "/api/blogs/trash",
    summary: "Put blogs into the trash for 30 days",
    access: "admins",
    body: some,
    answer: z.object({ ids: z.array(z.string()).describe("those that were put there") }),
  },
  restore: {
    method: "POST",
    url: "/api/blogs/restore",
    summary: "Take blogs out of the trash again, as they were",
    access: "admins",
    body: some,
    answer: z.object({ ids: z.array(z.string()) }),
  },
  discard: {
    method: "POST",
    url: "/api/blogs/discard",
    summary: "Delete blogs in the trash for good",
    access: "admins",
    body: some,
    answer: z.object({ ids: z.array(z.string()) }),
  },
  comments: {
    method: "PUT",
    url: "/api/blogs/:id/comments",
    summary: "Close the comments of a blog, or open them again",
    access: "admins",
    params: z.object({ id: identifier }),
    body: z.object({ closed: z.boolean() }),
    answer: z.object({ commentsClosedAt: z.iso.datetime().nullable() }),
  },
});

export type SentStatus = (typeof sentStatuses)[number];
export type WrittenBlog = z.output<typeof writtenBlog>;
export type ManagedBlog = z.output<typeof managedBlog>;
export type BlogCounts = z.output<typeof counts>;
export type BlogRevision = z.output<typeof revision>;
export type WholeRevision = z.output<typeof wholeRevision>;
export type WritingFunctions = FunctionsOf<typeof writingEndpoints>;
