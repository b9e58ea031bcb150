import { useState } from "react";
import { useApi } from "#core/api.ts";
import type { Comment } from "./contract.ts";

type Commented = { _id: string; comments: Comment[]; commentCount: number };

const mostListed = 500; // as many as an answer holds

export type CommentsOfBlog = ReturnType<typeof useComments>;

/** `count` includes those past the end of the list. */
export function useComments(blog: Commented) {
  const api = useApi().comments;
  const read = { blog, comments: blog.comments, count: blog.commentCount };
  const [changed, setChanged] = useState(read);
  const { comments, count } = changed.blog === blog ? changed : read;

  function show(list: Comment[], change: 1 | -1): void {
    const full = list.length >= mostListed;
    setChanged({ blog, comments: list, count: full ? Math.max(list.length, count + change) : list.length });
  }

  return {
    comments,
    count,
    add: async (text: string) => show(await api.add({ id: blog._id, text }), 1),
    remove: async (id: string) => show(await api.remove({ id: blog._id, commentId: id }), -1),
    hide: (id: string) =>
      setChanged({ blog, comments: comments.filter(({ _id }) => _id !== id), count: count - 1 }),
  };
}
