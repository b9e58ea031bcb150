import { Clock, CornerDownRight, Trash2 } from "lucide-react";
import { m } from "#messages";
import { Avatar } from "#ui/avatar.tsx";
import { classes } from "#ui/classes.ts";
import { LinkedText } from "#ui/linked-text.tsx";
import { rich } from "#ui/rich.tsx";
import { Day } from "#ui/time-zone.tsx";
import type { Comment } from "./contract.ts";

type CommentItemProps = {
  comment: Comment;
  /** Describes the button that removes it. */
  removal?: string;
  onRemove(): void;
};

export function CommentItem({ comment, removal, onRemove }: CommentItemProps) {
  return (
    <li
      className={classes(
        "flex gap-4 border-b border-hairline py-6 last:border-0",
        comment.waiting && "no-print",
      )}
    >
      <Avatar
        key={comment.avatar}
        name={comment.name}
        src={comment.avatar}
        sizes="2.5rem"
        className="size-10"
      />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span dir="auto" className="font-semibold">
            {comment.name}
          </span>
          <Day instant={comment.date} className="text-meta text-muted" />
        </p>
        <p dir="auto" className="mt-1.5 whitespace-pre-line">
          <LinkedText text={comment.text} />
        </p>
        {comment.waiting && (
          <p className="mt-3 flex items-start gap-2 text-small text-muted">
            <Clock aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
            <span>
              {rich(
                m.comments.waiting({
                  strong: (text) => <strong className="font-semibold text-ink">{text}</strong>,
                }),
              )}
            </span>
          </p>
        )}
        {comment.reply && <Reply {...comment.reply} />}
      </div>
      {removal && (
        <button
          type="button"
          aria-label={removal}
          onClick={onRemove}
          className="no-print -mt-2 -me-2.5 inline-flex size-11 shrink-0 items-center justify-center rounded-base text-muted hover:bg-sunken hover:text-danger"
        >
          <Trash2 aria-hidden className="size-4.5" />
        </button>
      )}
    </li>
  );
}

/** What the institute says to it. */
function Reply({ name, date, text }: NonNullable<Comment["reply"]>) {
  return (
    <div className="mt-4 border-s-4 border-brand ps-4">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="flex items-baseline gap-2">
          <CornerDownRight aria-hidden className="size-4 shrink-0 translate-y-0.5 text-brand" />
          <span>
            {rich(
              m.comments.replyBy({
                hidden: (text) => <span className="sr-only">{text}</span>,
                name: (
                  <span dir="auto" className="font-semibold">
                    {name}
                  </span>
                ),
              }),
            )}
          </span>
        </span>
        <Day instant={date} className="text-meta text-muted" />
      </p>
      <p dir="auto" className="mt-1.5 whitespace-pre-line">
        <LinkedText text={text} />
      </p>
    </div>
  );
}
