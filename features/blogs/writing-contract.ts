import { z } from "zod";
import { endpoints, type FunctionsOf } from "#core/contract.ts";
import { cleanText, identifier, shortText } from "#core/fields.ts";
import { decorative } from "#features/media/library-contract.ts";
import { uploadLimits } from "#features/media/limits.ts";
import {
  autosaveOptions,
  chosenId,
  documentEndpoints,
  documentState,
  inputShape,
  listOptions,
  publishOptions,
  type Revision,
  sorts,
  statusCounts,
  updateOptions,
  valueShape,
} from "#features/publishing/contract.ts";
import type { SentStatus as SentDocumentStatus } from "#features/publishing/lifecycle.ts";
import { blog, blogCard, blogPage, sections } from "./contract.ts";
import { blogFields } from "./fields.ts";

export const editableBlog = blog.omit({ comments: true, likes: true }).extend({
  ...documentState,
  coverId: z.string().nullable().describe("of the picture in the media library"),
  coverAlt: z.string(),
  coverDecorative: z.boolean().describe("it needs no alternative text"),
  coverCaption: z.string(),
});

export const managedBlog = blogCard.extend({
  ...documentState,
  ...blog.pick({ commentsClosedAt: true }).shape,
});

const counts = statusCounts.extend({
  subcategories: z.array(z.string()).describe("of all that are not in the trash, in alphabetical order"),
});

/** `image` is a URL, own or https; an empty one removes the cover. */
const cover = {
  image: z.string().max(2000).nullable().optional(),
  coverId: identifier.optional(),
  coverAlt: cleanText(1000).optional(),
  coverDecorative: decorative.optional(),
  coverCaption: cleanText(1000).optional(),
};
const text = inputShape(blogFields);
const image = {
  most: 1,
  ...uploadLimits.image,
  tooMany: "Please choose one image.",
};
const shared = documentEndpoints(
  { url: "/api/blogs", access: "members", one: "A blog", many: "blogs" },
  editableBlog,
  {
    ...valueShape(blogFields),
    ...editableBlog.pick({ image: true, coverAlt: true, coverCaption: true }).shape,
  },
);
const manageQuery = z.object({
  ...listOptions,
  sort: z.enum([...sorts, "event", "likes", "comments"]).default("changed"),
  section: z.enum(sections).optional(),
  subcategory: shortText.optional(),
  eventStatus: z.enum(["upcoming", "past"]).optional(),
});

export const writingEndpoints = endpoints({
  ...shared,
  add: {
    route: "POST /api/blogs/add",
    summary: "Write a blog: publish it, schedule it, or keep it as a draft",
    access: "admins",
    body: z.object({ _id: chosenId, ...text, ...cover, ...publishOptions }).partial(),
    files: { image },
    answer: editableBlog,
    status: 201,
  },
  update: {
    route: "PUT /api/blogs/:id",
    summary: "Change a blog, by its author or an admin; absent fields stay",
    access: "members",
    params: z.object({ id: identifier }),
    body: z
      .object({
        ...text,
        ...cover,
        ...publishOptions,
        ...updateOptions,
      })
      .partial(),
    files: { image },
    answer: editableBlog,
  },
  autosave: {
    route: "PUT /api/blogs/:id/draft",
    summary: "Save a draft while it is being written; without a version, an admin can make a new one",
    access: "members",
    params: z.object({ id: identifier }),
    body: z
      .object({
        ...text,
        ...cover,
        ...autosaveOptions,
      })
      .partial(),
    longText: true,
    answer: editableBlog,
  },
  preview: {
    route: "POST /api/blogs/preview",
    summary: "What the page of a blog would show; nothing is kept",
    access: "members",
    body: z.object({ ...text, ...cover }).partial(),
    longText: true,
    answer: blogPage,
  },
  manage: {
    route: "GET /api/blogs/manage",
    summary: "Every blog, whether public or not",
    access: "admins",
    query: manageQuery,
    answer: z.array(managedBlog),
    paged: true,
  },
  tags: {
    route: "GET /api/blogs/tags",
    summary: "Tags in use that begin with some letters, at most 8, in alphabetical order",
    access: "admins",
    query: z.object({ q: shortText }),
    answer: z.array(z.string()),
  },
  counts: {
    route: "GET /api/blogs/manage/counts",
    summary: "How many blogs there are of each status",
    access: "admins",
    query: z.object({ section: z.enum(sections).optional() }),
    answer: counts,
  },
  comments: {
    route: "PUT /api/blogs/:id/comments",
    summary: "Close the comments of a blog, or open them again",
    access: "admins",
    params: z.object({ id: identifier }),
    body: z.object({ closed: z.boolean() }),
    answer: z.object({ commentsClosedAt: z.iso.datetime().nullable() }),
  },
});

export type EditableBlog = z.output<typeof editableBlog>;
export type ManagedBlog = z.output<typeof managedBlog>;
export type ManageInput = z.output<typeof manageQuery>;
export type BlogCounts = z.output<typeof counts>;
export type WholeRevision = z.output<(typeof shared)["revision"]["answer"]>;
export type WritingFunctions = FunctionsOf<typeof writingEndpoints>;
export type BlogRevision = Revision;
export type SentStatus = SentDocumentStatus;
