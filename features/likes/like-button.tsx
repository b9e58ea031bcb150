import { Heart } from "lucide-react";
import { useEffect, useState } from "react";
import { useApi } from "#core/api.ts";
import { type ErrorCode, isAppError } from "#core/errors.ts";
import type { Message } from "#core/message.ts";
import { useSession } from "#features/members/session.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { useToast } from "#ui/toast.tsx";
import { useRestoreFocus } from "#ui/use-restore-focus.ts";
import { known, learn, recount, useOwnLikes } from "./own-likes.ts";

type LikeButtonProps = {
  blog: { _id: string; title: string; likeCount: number };
  /** The word in messages. */
  noun: Noun;
  compact?: boolean;
};

export function LikeButton({ blog: { _id: id, title, likeCount }, noun, compact }: LikeButtonProps) {
  const { likes, blogs } = useApi();
  const { member } = useSession();
  const own = useOwnLikes(likes.mine);
  const [busy, setBusy] = useState(false);
  const [moved, setMoved] = useState(false);
  const { toast, tell } = useToast();
  const control = useRestoreFocus<HTMLButtonElement>(busy);
  const count = own.counts.get(id)?.count ?? likeCount;

  useEffect(() => recount(id, likeCount), [id, likeCount]);

  async function press(): Promise<void> {
    if (!member) return tell("error", askToLogIn[noun]());
    setBusy(true);
    const before = await known(member._id, likes.mine);
    const liking = before.blogs.has(id) ? "unlike" : "like";
    try {
      const { likes: likers, likeCount } = await likes[liking]({ id });
      const liked = liking === "like";
      learn({ owner: member._id, blog: id, liked, count: Math.max(likers.length, likeCount) });
      setMoved(liked);
    } catch (error) {
      const { status, code, message } = isAppError(error) ? error : {};
      if (status !== 401) await showSaved(member._id);
      tell("error", status === 401 ? askToLogIn[noun]() : failureOf(liking, noun, code, message));
    }
    setBusy(false);
  }

  async function showSaved(owner: string): Promise<void> {
    const saved = await blogs.read({ id }).catch(() => undefined);
    if (!saved) return; // the page stays unchanged
    const liked = saved.likes.some(({ user }) => user === owner);
    learn({ owner, blog: id, liked, count: saved.likeCount });
  }

  return (
    <>
      <Button
        ref={control}
        variant={compact ? "quiet" : "outline"}
        className={classes("needs-script group/like", compact && "px-2.5!")}
        disabled={busy}
        aria-pressed={own.blogs.has(id)}
        aria-label={m.likes.label({ title, count })}
        onClick={press}
      >
        <Heart
          aria-hidden
          onAnimationEnd={() => setMoved(false)}
          className={classes(
            "size-4.5 group-aria-pressed/like:fill-accent group-aria-pressed/like:text-accent",
            moved && "animate-like",
          )}
        />
        <span className={classes("[font-variant-numeric:tabular-nums]", compact && "min-w-[2ch] text-start")}>
          {count}
        </span>
      </Button>
      {toast}
    </>
  );
}

type Liking = "like" | "unlike";

type Noun = "post" | "publication";

const askToLogIn: Record<Noun, Message> = {
  post: m.likes.logInForPost,
  publication: m.likes.logInForPublication,
};

function failureOf(liking: Liking, noun: Noun, code?: ErrorCode, msg = ""): string {
  if (code === "unverified") return msg;
  if (code === "already_liked") return m.likes.alreadyLiked({ noun });
  if (code === "not_liked") return m.likes.notLiked({ noun });
  return liking === "like" ? m.likes.likeFailed({ noun }) : m.likes.unlikeFailed({ noun });
}
