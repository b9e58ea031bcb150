import { useState } from "react";
import { useApi } from "#core/api.ts";
import type { Comment, CommentFunctions } from "./contract.ts";

type Commented = { _id: string; comments: Comment[]; commentCount: number };

const mostListed = 500; // as many as an answer holds

export type CommentsOfBlog = {
  comments: Comment[];
  /** All comments, including those past the end of the list. */
  count: number;
  add(text: string): Promise<void>;
  remove(id: string): Promise<void>;
  takeDown: CommentFunctions["takeDown"];
};

export function useComments(blog: Commented): CommentsOfBlog {
  const { comments: calls } = useApi();
  const read = { blog, comments: blog.comments, count: blog.commentCount };
  const [answered, setAnswered] = useState(read);
  const { comments, count } = answered.blog === blog ? answered : read;

  function show(list: Comment[], change: 1 | -1): void {
    const full = list.length >= mostListed;
    setAnswered({ blog, comments: list, count: full ? Math.max(list.length, count + change) : list.length });
  }

  return {
    comments,
    count,
    add: async (text) => show(await calls.add({ id: blog._id, text }), 1),
    remove: async (id) => show(await calls.remove({ id: blog._id, commentId: id }), -1),
    async takeDown(input) {
      const taken = await calls.takeDown(input);
      setAnswered({ blog, comments: comments.filter(({ _id }) => _id !== input.id), count: count - 1 });
      return taken;
    },
  };
}
