import { Heart } from "lucide-react";
import { useState } from "react";
import { plural } from "#core/plural.ts";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { useToast } from "#ui/toast.tsx";
import { useRestoreFocus } from "#ui/use-restore-focus.ts";
import type { Noun } from "./like-messages.ts";
import { useLike } from "./use-like.ts";

type LikeButtonProps = {
  blog: { _id: string; title: string; likeCount: number };
  /** The word in messages. */
  noun: Noun;
  compact?: boolean;
};

export function LikeButton({ blog, noun, compact }: LikeButtonProps) {
  const { liked, count, busy, toggle } = useLike(blog._id, blog.likeCount, noun);
  const [moved, setMoved] = useState(false);
  const { toast, tell } = useToast();
  const control = useRestoreFocus<HTMLButtonElement>(busy);

  async function press(): Promise<void> {
    const result = await toggle();
    if ("failure" in result) tell("error", result.failure);
    else setMoved(result.done === "like");
  }

  return (
    <>
      <Button
        ref={control}
        look={compact ? "quiet" : "outline"}
        className={classes("needs-script group/like", compact && "px-2.5!")}
        disabled={busy}
        aria-pressed={liked}
        aria-label={`Like ${blog.title}, ${plural(count, "like")}`}
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
        <span className={classes("tabular-nums", compact && "min-w-[2ch] text-left")}>{count}</span>
      </Button>
      {toast}
    </>
  );
}
