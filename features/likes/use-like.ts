import { useEffect, useState } from "react";
import { useApi } from "#core/api.ts";
import { isAppError } from "#core/errors.ts";
import { useSession } from "#features/members/session.ts";
import { askToLogIn, failureOf, type Liking, type Noun } from "./like-messages.ts";
import { known, learn, recount, useOwnLikes } from "./own-likes.ts";

type Like = {
  liked: boolean;
  count: number;
  busy: boolean;
  /** Resolves with the error message, or with what was done. */
  toggle(): Promise<{ failure: string } | { done: Liking }>;
};

export function useLike(id: string, pageCount: number, noun: Noun): Like {
  const { likes, blogs } = useApi();
  const { member } = useSession();
  const own = useOwnLikes(likes.mine);
  const [busy, setBusy] = useState(false);

  useEffect(() => recount(id, pageCount), [id, pageCount]);

  async function toggle(): ReturnType<Like["toggle"]> {
    if (!member) return { failure: askToLogIn[noun] };
    setBusy(true);
    const { blogs: before } = await known(member._id, likes.mine);
    const liking: Liking = before.has(id) ? "unlike" : "like";
    try {
      const answer = await likes[liking]({ id });
      learn(member._id, id, liking === "like", Math.max(answer.likes.length, answer.likeCount));
      return { done: liking };
    } catch (error) {
      if (isAppError(error) && error.status === 401) return { failure: askToLogIn[noun] };
      await reload(member._id);
      return { failure: failureOf(liking, noun, isAppError(error) ? error.code : undefined) };
    } finally {
      setBusy(false);
    }
  }

  /** After an error, shows what the server has. */
  async function reload(owner: string): Promise<void> {
    try {
      const blog = await blogs.read({ id });
      learn(
        owner,
        id,
        blog.likes.some(({ user }) => user === owner),
        blog.likeCount,
      );
    } catch {
      // The page stays unchanged.
    }
  }

  return { liked: own.blogs.has(id), count: own.counts.get(id) ?? pageCount, busy, toggle };
}
