import { z } from "zod";
import { endpoints } from "#core/contract.ts";
import { cleanText, identifier, pageNumber, pageSize, shortText, sortOrder } from "#core/fields.ts";
import { idOrSlug, slug } from "#features/addresses/contract.ts";

export const comment = z.object({
  _id: z.string(),
  user: z.string().nullable().describe("id of the writer; null for a former member"),
  name: z.string(),
  avatar: z.string().nullable(),
  date: z.iso.datetime(),
  text: z.string().describe("plain text"),
});

const managedComment = comment.extend({
  blog: z.object({ _id: z.string(), slug, title: z.string() }),
  removedAt: z.iso.datetime().nullable().describe("readers do not see it since then"),
  removedFor: z.string().describe("why; its writer can read it"),
  remover: z.object({ _id: z.string(), name: z.string() }).nullable(),
});

const newest = "newest first, at most 100; GET /api/blogs/{id}/comments has the older ones";

export const commentEndpoints = endpoints({
  ofBlog: {
    route: "GET /api/blogs/:id/comments",
    summary: "The comments of a blog, newest first, 100 at a time",
    access: "anyone",
    params: z.object({ id: idOrSlug }),
    document: "blog",
    query: z.object({ before: identifier.optional().describe("id of a comment: those older than it") }),
    answer: z.object({
      comments: z.array(comment),
      older: z
        .string()
        .nullable()
        .describe("what to send as `before` for the next ones; null: there are none"),
    }),
  },
  add: {
    route: "POST /api/blogs/comment/:id",
    summary: "Comment on a blog, in plain text of at most 5,000 characters",
    access: "members",
    params: z.object({ id: idOrSlug }),
    document: "blog",
    body: z.object({ text: cleanText(5000) }),
    answer: z.array(comment).describe(newest),
  },
  remove: {
    route: "DELETE /api/blogs/comment/:id/:commentId",
    summary: "Delete a comment for good, by its writer or an admin",
    access: "members",
    params: z.object({ id: idOrSlug, commentId: identifier }),
    document: "blog",
    answer: z.array(comment).describe(newest),
  },
  list: {
    route: "GET /api/comments",
    summary: "The comments of all blogs; those of blogs in the trash are left out",
    access: "admins",
    query: z.object({
      q: shortText.optional().describe("words of the text, or of the writer's name"),
      user: identifier.optional().describe("id of the writer"),
      state: z.enum(["all", "shown", "removed"]).default("all"),
      sort: z.enum(["date", "article"]).default("date"),
      order: sortOrder.describe("articles from A on, dates from the latest"),
      page: pageNumber,
      limit: pageSize,
    }),
    answer: z.array(managedComment),
    paged: true,
  },
  takeDown: {
    route: "PUT /api/comments/:id/removed",
    summary: "Take down a comment, with a reason; it is deleted after 30 days",
    access: "admins",
    params: z.object({ id: identifier }),
    body: z.object({ reason: cleanText(500) }),
    answer: managedComment,
  },
  takeDownAll: {
    route: "PUT /api/members/:id/comments/removed",
    summary: "Take down all comments of one member, with a reason; they are deleted after 30 days",
    access: "admins",
    params: z.object({ id: identifier }),
    body: z.object({ reason: cleanText(500) }),
    answer: z.object({ count: z.number().describe("how many were taken down") }),
  },
  putBack: {
    route: "DELETE /api/comments/:id/removed",
    summary: "Show a comment to readers again",
    access: "admins",
    params: z.object({ id: identifier }),
    answer: managedComment,
  },
});

export type CommentPage = z.output<typeof commentEndpoints.ofBlog.answer>;
export type Comment = z.output<typeof comment>;
export type ManagedComment = z.output<typeof managedComment>;
