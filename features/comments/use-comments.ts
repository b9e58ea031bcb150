import { useState } from "react";
import { useApi } from "#core/api.ts";
import type { Comment } from "./contract.ts";

type Commented = {
  _id: string;
  comments: Comment[];
  commentCount: number;
  olderComments: string | null;
  newerComments: boolean;
};

const maxListed = 100; // as many as an answer holds

export type CommentsOfBlog = ReturnType<typeof useComments>;

/** `count` includes those that are not listed. `older` is the id of the last one if there are older ones. */
export function useComments(blog: Commented) {
  const api = useApi().comments;
  const { comments, commentCount: count, olderComments: older, newerComments: newer } = blog;
  const read = { blog, comments, count, older, newer };
  const [changed, setChanged] = useState(read);
  const shown = changed.blog === blog ? changed : read;

  /** The newest comments from the server, and below them the older ones that were listed. */
  function show(newest: Comment[], change: 1 | -1, without?: string): void {
    const last = newest.length >= maxListed && newest.at(-1);
    const earlier =
      last && !shown.newer
        ? shown.comments.filter((comment) => comment._id !== without && isOlder(comment, last))
        : [];
    const list = [...newest, ...earlier];
    const count = last ? Math.max(list.length, shown.count + change) : list.length;
    const hasMore = earlier.length > 0 ? shown.older !== null : count > list.length;
    const older = hasMore ? (list.at(-1)?._id ?? null) : null;
    setChanged({ blog, comments: list, count, newer: false, older });
  }

  return {
    ...shown,
    add: async (text: string) => show(await api.add({ id: blog._id, text }), 1),
    remove: async (id: string) => show(await api.remove({ id: blog._id, commentId: id }), -1, id),
    hide: (id: string) =>
      setChanged({
        ...shown,
        comments: shown.comments.filter(({ _id }) => _id !== id),
        count: shown.count - 1,
      }),
    async showOlder() {
      const more = await api.ofBlog({ id: blog._id, before: shown.older ?? undefined });
      setChanged({ ...shown, comments: [...shown.comments, ...more.comments], older: more.older });
    },
  };
}

function isOlder(one: Comment, other: Comment): boolean {
  return one.date < other.date || (one.date === other.date && one._id < other._id);
}
