import { Trash2 } from "lucide-react";
import { Avatar } from "#ui/avatar.tsx";
import { LinkedText } from "#ui/linked-text.tsx";
import { Day } from "#ui/time-zone.tsx";
import type { Comment } from "./contract.ts";

type CommentItemProps = {
  comment: Comment;
  /** How the member may remove it. */
  removal?: "Delete" | "Take down";
  onRemove(): void;
};

export function CommentItem({ comment, removal, onRemove }: CommentItemProps) {
  return (
    <li className="flex gap-4 border-b border-hairline py-6 last:border-0">
      <Avatar key={comment.avatar} name={comment.name} src={comment.avatar} className="size-10" />
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
      </div>
      {removal && (
        <button
          type="button"
          aria-label={`${removal} comment by ${comment.name}`}
          onClick={onRemove}
          className="no-print -mt-2 -mr-2.5 inline-flex size-11 shrink-0 items-center justify-center rounded-base text-muted hover:bg-sunken hover:text-danger"
        >
          <Trash2 aria-hidden className="size-4.5" />
        </button>
      )}
    </li>
  );
}
