import { type MouseEvent, type ReactNode, Suspense, useRef, useState } from "react";
import { useSession } from "#features/members/session.ts";
import { m } from "#messages";
import { LinkButton } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { ConfirmDialog } from "#ui/forms/confirm-dialog.tsx";
import { rich } from "#ui/rich.tsx";
import { useToast } from "#ui/toast.tsx";
import { useFocusAfterRender } from "#ui/use-focus-after-render.ts";
import { CommentItem } from "./comment-item.tsx";
import type { Comment } from "./contract.ts";
import { TakeDownDialog } from "./lazy-take-down-dialog.ts";
import type { CommentsOfBlog } from "./use-comments.ts";

type CommentsProps = Omit<CommentsOfBlog, "add"> & {
  /** The path of the article. */
  path: string;
  closed: boolean;
  children: ReactNode;
};

/** Authors delete their own comments; admins take others down. */
export function Comments({ path, closed, children, ...list }: CommentsProps) {
  const { comments, waiting, count, older, newer, remove, hide } = list;
  const { member } = useSession();
  const title = useRef<HTMLHeadingElement>(null);
  const [confirming, setConfirming] = useState<Comment>();
  const { toast, tell } = useToast();
  // A closing dialog returns the focus to a button that is gone.
  const focusTitle = useFocusAfterRender(!confirming, () => title.current?.focus());
  const items = useRef<HTMLOListElement>(null);
  const first = useRef(0);
  const [loading, setLoading] = useState(false);
  // The link goes away with the last comments.
  const focusOlder = useFocusAfterRender(!loading, () => {
    const item = items.current?.children[first.current];
    if (!(item instanceof HTMLElement)) return;
    item.tabIndex = -1;
    item.focus({ preventScroll: true });
  });
  const isOwn = ({ user }: Comment) => member !== null && user === member._id;

  /** Adds older comments below the others. A new tab has a page of its own. */
  async function showOlder(event: MouseEvent): Promise<void> {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (loading) return;
    setLoading(true);
    first.current = waiting.length + comments.length;
    try {
      await list.showOlder();
      focusOlder();
    } catch {
      tell("error", m.comments.olderFailed());
    } finally {
      setLoading(false);
    }
  }

  const close = () => setConfirming(undefined);

  function finish(message: string): void {
    focusTitle();
    close();
    tell("success", message);
  }

  return (
    <section
      id="comments"
      aria-labelledby="comments-title"
      className={classes("mx-auto max-w-[45rem]", comments.length === 0 && "no-print")}
    >
      <h2
        id="comments-title"
        ref={title}
        tabIndex={-1}
        className="heading border-t-2 border-ink pt-4 text-h3 outline-none"
      >
        {rich(
          m.comments.heading({
            count: <span className="text-muted [font-variant-numeric:tabular-nums]">({count})</span>,
          }),
        )}
      </h2>
      {children}
      {comments.length + waiting.length === 0 && !closed && (
        <p className="mt-6 text-muted">{m.comments.none()}</p>
      )}
      {newer && (
        <LinkButton variant="outline" to={`${path}#comments`} className="no-print mt-6">
          {m.comments.newest()}
        </LinkButton>
      )}
      {comments.length + waiting.length > 0 && (
        <ol ref={items} className="mt-4">
          {[...waiting, ...comments].map((comment) => (
            <CommentItem
              key={comment._id}
              comment={comment}
              removal={
                isOwn(comment)
                  ? m.comments.deleteBy({ name: comment.name })
                  : member?.role === "admin"
                    ? m.comments.takeDownBy({ name: comment.name })
                    : undefined
              }
              onRemove={() => setConfirming(comment)}
            />
          ))}
        </ol>
      )}
      {older && (
        <LinkButton
          variant="outline"
          to={`${path}?before=${older}#comments`}
          aria-disabled={loading}
          className="no-print mt-6"
          onClick={(event) => void showOlder(event)}
        >
          {m.comments.older()}
        </LinkButton>
      )}
      {confirming && !isOwn(confirming) && (
        <Suspense>
          <TakeDownDialog
            comment={confirming}
            onDone={() => {
              hide(confirming._id);
              finish(m.comments.takenDown());
            }}
            onClose={close}
          />
        </Suspense>
      )}
      {confirming && isOwn(confirming) && (
        <ConfirmDialog
          open
          title={m.comments.deleteTitle()}
          text={m.comments.deleteQuestion()}
          yes={m.common.delete()}
          busyText={m.common.deleting()}
          danger
          failure={m.comments.deleteFailed()}
          onYes={async () => {
            await remove(confirming._id);
            finish(m.comments.deleted());
          }}
          onNo={close}
        />
      )}
      {toast}
    </section>
  );
}
