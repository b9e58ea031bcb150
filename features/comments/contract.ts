import { z } from "zod";
import { endpoints } from "#core/contract.ts";
import { cleanText, identifier, paging, shortText, sortOrder } from "#core/fields.ts";
import { idOrSlug, slug } from "#features/addresses/contract.ts";

export const comment = z.object({
  _id: z.string(),
  user: z.string().nullable().describe("id of the writer; null for a former member"),
  name: z.string(),
  avatar: z.string().nullable(),
  date: z.iso.datetime(),
  text: z.string().describe("plain text"),
  waiting: z
    .literal(true)
    .optional()
    .describe("it waits for a decision, and only its writer gets it; absent from all others"),
  reply: z
    .object({ name: z.string().describe("of the institute"), date: z.iso.datetime(), text: z.string() })
    .optional()
    .describe("the reply of the institute, if there is one"),
});

const person = z.object({ _id: z.string(), name: z.string() }).nullable();
const counted = z.number();

const managedComment = comment.extend({
  blog: z.object({ _id: z.string(), slug, title: z.string() }),
  acceptedAt: z.iso.datetime().nullable().describe("an administrator has accepted it"),
  replier: person.describe("who wrote the reply"),
  writer: z
    .object({
      isVerified: z.boolean().describe("has shown that the email address is theirs"),
      isDisabled: z.boolean(),
      joinedAt: z.iso.datetime(),
      shown: counted,
      accepted: counted,
      waiting: counted,
      removed: counted,
    })
    .nullable()
    .describe("and numbers of their comments; null for a former member"),
  removedAt: z.iso.datetime().nullable().describe("readers do not see it since then"),
  removedFor: z.string().describe("why, if somebody said so; its writer can read it"),
  remover: person,
});

const newest =
  "newest first, at most 100, and the sender's own that wait; GET /api/blogs/{id}/comments has the older ones";
const some = z.object({ ids: z.array(identifier).min(1).max(100) });
const done = z.object({ ids: z.array(z.string()).describe("the ids that were changed") });
const reason = cleanText(500).default("").describe("its writer can read it");
const ofBlog = { params: z.object({ id: idOrSlug }), document: "blog" } as const;
/** What administrators do with several comments, and with one, or with those of one member. */
const ofSome = { access: "admins", body: some, answer: done } as const;
const ofOne = { access: "admins", params: z.object({ id: identifier }) } as const;

export const commentEndpoints = endpoints({
  ofBlog: {
    route: "GET /api/blogs/:id/comments",
    summary: "The comments of a blog, newest first, 100 at a time",
    access: "anyone",
    ...ofBlog,
    query: z.object({ before: identifier.optional().describe("id of a comment: those older than it") }),
    answer: z.object({
      comments: z.array(comment),
      older: z
        .string()
        .nullable()
        .describe("what to send as `before` for the next ones; null: there are none"),
    }),
  },
  waiting: {
    route: "GET /api/blogs/:id/comments/waiting",
    summary: "One's own comments on a blog that wait for a decision, newest first",
    access: "members",
    ...ofBlog,
    answer: z.array(comment),
  },
  add: {
    route: "POST /api/blogs/comment/:id",
    summary:
      "Comment on a blog, in plain text of at most 5,000 characters; it may have to wait for a decision",
    access: "members",
    ...ofBlog,
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
      state: z.enum(["all", "waiting", "shown", "removed"]).default("all"),
      sort: z.enum(["date", "article"]).default("date"),
      order: sortOrder.describe("articles from A on, dates from the latest"),
      ...paging,
    }),
    answer: z.array(managedComment),
    paged: true,
  },
  accept: {
    route: "POST /api/comments/accept",
    summary: "Show comments that wait for a decision",
    ...ofSome,
  },
  hold: {
    route: "POST /api/comments/hold",
    summary: "Let accepted comments wait again",
    ...ofSome,
  },
  takeDownSome: {
    route: "POST /api/comments/take-down",
    summary: "Take down comments; they are deleted after 30 days",
    ...ofSome,
    body: some.extend({ reason }),
  },
  putBackSome: {
    route: "POST /api/comments/put-back",
    summary: "Undo the removal of comments; those that had to wait wait again",
    ...ofSome,
  },
  acceptAll: {
    route: "PUT /api/members/:id/comments/accepted",
    summary: "Show all comments of one member that wait for a decision",
    ...ofOne,
    answer: done,
  },
  reply: {
    route: "PUT /api/comments/:id/reply",
    summary: "Reply as the institute, or change the reply; a comment that waits is accepted",
    ...ofOne,
    body: z.object({
      text: cleanText(5000),
      last: z.iso
        .datetime()
        .nullable()
        .default(null)
        .describe("the date of the reply that this one replaces; null: there was none"),
    }),
    answer: managedComment,
  },
  removeReply: {
    route: "DELETE /api/comments/:id/reply",
    summary: "Delete the reply to a comment",
    ...ofOne,
    answer: managedComment,
  },
  takeDown: {
    route: "PUT /api/comments/:id/removed",
    summary: "Take down a comment; it is deleted after 30 days",
    ...ofOne,
    body: z.object({ reason }),
    answer: managedComment,
  },
  takeDownAll: {
    route: "PUT /api/members/:id/comments/removed",
    summary: "Take down all comments of one member; they are deleted after 30 days",
    ...ofOne,
    body: z.object({ reason }),
    answer: z.object({ count: z.number().describe("how many were taken down") }),
  },
  putBack: {
    route: "DELETE /api/comments/:id/removed",
    summary: "Show a comment to readers again; one that had to wait waits again",
    ...ofOne,
    answer: managedComment,
  },
});

export type CommentPage = z.output<typeof commentEndpoints.ofBlog.answer>;
export type Comment = z.output<typeof comment>;
export type ManagedComment = z.output<typeof managedComment>;
