import { z } from "zod";
import { comment } from "#features/blogs/contract.ts";
import { calls, type FunctionsOf } from "#visit/contract.ts";
import { identifier, writtenText } from "#visit/fields.ts";

export const commentCalls = calls({
  add: {
    method: "POST",
    url: "/api/blogs/comment/:id",
    summary: "Comment on a blog, in plain text of at most 5,000 characters",
    who: "members",
    params: z.object({ id: identifier }),
    body: z.object({ text: writtenText(5000) }),
    answer: z.array(comment).describe("newest first, at most 500"),
  },
  remove: {
    method: "DELETE",
    url: "/api/blogs/comment/:id/:commentId",
    summary: "Take a comment away, by its writer or an admin",
    who: "members",
    params: z.object({ id: identifier, commentId: identifier }),
    answer: z.array(comment).describe("newest first, at most 500"),
  },
});

export type CommentFunctions = FunctionsOf<typeof commentCalls>;
