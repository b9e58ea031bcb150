import { type ComponentProps, type ReactNode, useRef, useState } from "react";
import { isAppError } from "#core/errors.ts";
import { useSession } from "#features/members/session.ts";
import { ConfirmDialog } from "#ui/forms/confirm-dialog.tsx";
import { useToast } from "#ui/toast.tsx";
import { useFocusAfterRender } from "#ui/use-focus-after-render.ts";
import { CommentItem } from "./comment-item.tsx";
import type { Comment } from "./contract.ts";
import type { CommentsOfBlog } from "./use-comments.ts";
import { useTakingDown } from "./use-take-down.tsx";

type CommentsProps = Pick<CommentsOfBlog, "comments" | "count" | "remove" | "takeDown"> & {
  closed: boolean;
  children: ReactNode;
};

export function Comments({ comments, count, remove, takeDown, closed, children }: CommentsProps) {
  const { member } = useSession();
  const title = useRef<HTMLHeadingElement>(null);
  const focusTitle = () => title.current?.focus();
  const removing = useRemoving(remove, focusTitle);
  const takingDown = useTakingDown(takeDown, focusTitle);

  /** Authors delete their own comments; admins take others down, with a reason. */
  function wayOut(comment: Comment): Pick<ComponentProps<typeof CommentItem>, "onRemove" | "onTakeDown"> {
    if (!member) return {};
    if (comment.user === member._id) return { onRemove: () => removing.ask(comment) };
    return member.role === "admin" ? { onTakeDown: () => takingDown.ask(comment) } : {};
  }

  return (
    <section id="comments" aria-labelledby="comments-title" className="mx-auto max-w-[45rem]">
      <h2
        id="comments-title"
        ref={title}
        tabIndex={-1}
        className="heading border-t-2 border-ink pt-4 text-h3 outline-none"
      >
        Comments <span className="text-muted tabular-nums">({count})</span>
      </h2>
      {children}
      {comments.length === 0 && !closed && <p className="mt-6 text-muted">No comments yet.</p>}
      {comments.length > 0 && (
        <ol className="mt-4">
          {comments.map((comment) => (
            <CommentItem key={comment._id} comment={comment} {...wayOut(comment)} />
          ))}
        </ol>
      )}
      {comments.length < count && (
        <p className="mt-6 text-meta text-muted">The newest {comments.length} comments are shown.</p>
      )}
      {removing.dialog}
      {takingDown.dialog}
    </section>
  );
}

function useRemoving(remove: CommentsProps["remove"], done: () => void) {
  const [confirming, setConfirming] = useState<Comment>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");
  const { toast, tell } = useToast();
  // A closing dialog returns the focus to a button that is gone.
  const focusElsewhere = useFocusAfterRender(!confirming, done);

  async function yes(id: string): Promise<void> {
    setBusy(true);
    setFailure("");
    try {
      await remove(id);
      focusElsewhere();
      setConfirming(undefined);
      tell("success", "Comment deleted");
    } catch (error) {
      setFailure((isAppError(error) && error.message) || "Failed to delete the comment. Please try again.");
    } finally {
      setBusy(false);
    }
  }

  const dialog = (
    <>
      <ConfirmDialog
        open={confirming !== undefined}
        title="Delete comment"
        text="Are you sure you want to delete this comment? This action cannot be undone."
        yes="Delete"
        busyText="Deleting..."
        danger
        busy={busy}
        failure={failure}
        onYes={() => confirming && yes(confirming._id)}
        onNo={() => setConfirming(undefined)}
      />
      {toast}
    </>
  );
  return {
    dialog,
    ask(comment: Comment) {
      setFailure("");
      setConfirming(comment);
    },
  };
}
