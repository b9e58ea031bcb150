import { z } from "zod";
import { endpoints } from "#core/contract.ts";
import { cleanText, flag, identifier, shortText } from "#core/fields.ts";
import { idOrSlug } from "#features/addresses/contract.ts";
import { bylineInput } from "#features/bylines/contract.ts";
import { eventFields } from "#features/events/fields.ts";
import { inputShape, valueShape } from "#features/fields/schemas.ts";
import { decorative } from "#features/media/library/contract.ts";
import { uploadLimits } from "#features/media/limits.ts";
import { documentState, references, sorts, statusCounts } from "#features/publishing/contract.ts";
import { documentEndpoints } from "#features/publishing/endpoints.ts";
import { projectFields } from "#features/publishing/projects.ts";
import { sharingFields } from "#features/publishing/sharing.ts";
import { m } from "#messages";
import { blog, blogCard, blogPage, sections } from "../contract.ts";
import { blogFields } from "../fields.ts";

const editor = z
  .object({ _id: z.string(), name: z.string() })
  .describe("the account that created it, even if others are its authors");

const editableBlog = blog.omit({ comments: true, likes: true }).extend({
  ...documentState,
  ...valueShape({ ...eventFields, ...projectFields, ...sharingFields }),
  editor,
  record: valueShape(blogFields).record.describe("of a publication; empty for others"),
  references: references.describe("what the record and the projects refer to"),
  coverId: z.string().nullable().describe("of the picture in the media library"),
  coverAlt: z.string(),
  coverDecorative: z.boolean().describe("it needs no alternative text"),
  coverCaption: z.string(),
});

const managedBlog = blogCard.extend({
  ...documentState,
  editor,
  ...blog.pick({ commentsClosedAt: true }).shape,
  guests: z
    .object({
      taken: z.number(),
      waiting: z.number(),
      capacity: z.number().nullable().describe("null: no limit"),
    })
    .nullable()
    .describe("places of those who registered; null: there is no registration"),
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
const image = { max: 1, ...uploadLimits.image, tooMany: m.adminArticles.oneImage };
const shared = documentEndpoints({
  kind: "blog",
  url: "/api/blogs",
  access: "members",
  one: "a blog",
  many: "blogs",
  input: { ...inputShape(blogFields), ...bylineInput, ...cover },
  files: { image },
  editable: editableBlog,
  values: {
    ...valueShape(blogFields),
    ...editableBlog.pick({
      authors: true,
      with: true,
      image: true,
      user: true,
      coverAlt: true,
      coverDecorative: true,
      coverCaption: true,
      record: true,
      references: true,
    }).shape,
  },
  page: blogPage,
  managed: managedBlog,
  filters: {
    section: z.enum(sections).optional(),
    subcategory: shortText.optional(),
    eventStatus: z.enum(["upcoming", "past"]).optional(),
    registration: flag.optional().describe("only events for which guests register"),
  },
  sort: z.enum([...sorts, "event", "likes", "comments"]).default("changed"),
  counts,
});

export const writingEndpoints = endpoints({
  ...shared,
  tags: {
    route: "GET /api/blogs/tags",
    summary: "Tags in use that begin with some letters, at most 8, in alphabetical order",
    access: "admins",
    query: z.object({ q: shortText }),
    answer: z.array(z.string()),
  },
  comments: {
    route: "PUT /api/blogs/:id/comments",
    summary: "Close the comments of a blog, or open them again",
    access: "admins",
    params: z.object({ id: idOrSlug }),
    document: "blog",
    body: z.object({ closed: z.boolean() }),
    answer: z.object({ commentsClosedAt: z.iso.datetime().nullable() }),
  },
});

export type EditableBlog = z.output<typeof editableBlog>;
export type ManagedBlog = z.output<typeof managedBlog>;
export type BlogCounts = z.output<typeof counts>;
export type SentCover = z.output<z.ZodObject<typeof cover>>;
export type WholeRevision = z.output<(typeof shared)["revision"]["answer"]>;
