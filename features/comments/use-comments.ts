import { useState } from "react";
import { useLocation } from "react-router";
import { useApi } from "#core/api.ts";
import { useSession } from "#features/members/session.ts";
import { useQuery } from "#ui/use-query.ts";
import type { Comment } from "./contract.ts";

type Commented = {
  _id: string;
  comments: Comment[];
  commentCount: number;
  olderComments: string | null;
  newerComments: boolean;
};

const maxListed = 100; // as many as an answer holds, besides those that wait

export type CommentsOfBlog = ReturnType<typeof useComments>;

/**
 * `count` includes those that are not listed. `older` is the id of the last one if there are older ones. `waiting` are
 * the member's own that nobody else sees: the page is the same for everybody, so they come separately.
 */
export function useComments(blog: Commented) {
  const api = useApi().comments;
  const { member } = useSession();
  const own = useQuery(`${member?._id} ${blog._id}`, async () =>
    member ? api.waiting({ id: blog._id }) : [],
  );
  const { comments, commentCount: count, olderComments: older, newerComments: newer } = blog;
  const page = `${blog._id} ${useLocation().search}`;
  const read = { page, comments, count, older, newer };
  // What a member has changed stays when the page is read again, which may have begun before the change.
  const [changed, setChanged] = useState<typeof read>();
  if (changed && changed.page !== page) setChanged(undefined);
  const shown = changed?.page === page ? changed : read;
  const waiting = (own.stale ? [] : (own.value ?? [])).filter(({ _id }) =>
    shown.comments.every((comment) => comment._id !== _id),
  );

  /** The newest comments from the server, and below them the older ones that were listed. */
  function show(answer: Comment[], change: 1 | 0 | -1, without?: string): void {
    own.replace(answer.filter(({ waiting }) => waiting));
    const newest = answer.filter(({ waiting }) => !waiting);
    const last = newest.length >= maxListed && newest.at(-1);
    const earlier =
      last && !shown.newer
        ? shown.comments.filter((comment) => comment._id !== without && isOlder(comment, last))
        : [];
    const list = [...newest, ...earlier];
    const count = last ? Math.max(list.length, shown.count + change) : list.length;
    const hasMore = earlier.length > 0 ? shown.older !== null : count > list.length;
    const older = hasMore ? (list.at(-1)?._id ?? null) : null;
    setChanged({ page, comments: list, count, newer: false, older });
  }

  return {
    ...shown,
    waiting,
    /** True if the comment waits for a decision. */
    async add(text: string): Promise<boolean> {
      const answer = await api.add({ id: blog._id, text });
      const known = new Set(waiting.map(({ _id }) => _id));
      const mustWait = answer.some((comment) => comment.waiting && !known.has(comment._id));
      show(answer, mustWait ? 0 : 1);
      return mustWait;
    },
    async remove(id: string) {
      const change = waiting.some(({ _id }) => _id === id) ? 0 : -1;
      show(await api.remove({ id: blog._id, commentId: id }), change, id);
    },
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
