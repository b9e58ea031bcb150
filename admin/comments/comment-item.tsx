import { Link } from "react-router";
import type { ManagedComment } from "#features/comments/contract.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { LinkedText } from "#ui/linked-text.tsx";
import { Moment, ShortDay } from "#ui/time-zone.tsx";

type ManagedItemProps = {
  comment: ManagedComment;
  busy: boolean;
  onTakeDown(): void;
  onPutBack(): void;
};

/** A comment as an admin sees it: on what, and why it was taken down where it was. */
export function ManagedItem({ comment, busy, onTakeDown, onPutBack }: ManagedItemProps) {
  const { name, removedAt } = comment;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 border-b border-hairline py-4 lg:grid-cols-[auto_minmax(0,1fr)_auto]">
      <Avatar
        key={comment.avatar}
        name={name}
        src={comment.avatar}
        className={classes("size-10", removedAt !== null && "opacity-60 grayscale")}
      />
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span dir="auto" className="font-semibold">
            {name}
          </span>
          <Moment instant={comment.date} className="text-meta text-muted" />
        </p>
        <p className="text-meta text-muted">
          on{" "}
          <Link
            dir="auto"
            to={`/blogs/${comment.blog._id}#comments`}
            className="text-brand underline underline-offset-4 hover:text-ink"
          >
            {comment.blog.title}
          </Link>
        </p>
        <p dir="auto" className="mt-2 max-w-[45rem] whitespace-pre-line">
          <LinkedText text={comment.text} />
        </p>
        {removedAt !== null && (
          <div className="mt-4 max-w-[45rem] border-l-4 border-l-danger bg-sunken px-4 py-3 text-small">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Badge look="neutral">Taken down</Badge>
              <span className="text-muted">
                <ShortDay instant={removedAt} />
                {comment.remover && ` by ${comment.remover.name}`}
              </span>
            </p>
            <p className="mt-2 whitespace-pre-line">{comment.removedFor}</p>
          </div>
        )}
      </div>
      <div className="col-start-2 lg:col-start-3">
        <Button
          look="outline"
          aria-disabled={busy}
          aria-label={`${removedAt === null ? "Take down" : "Put back"}: comment by ${name}`}
          onClick={removedAt === null ? onTakeDown : onPutBack}
        >
          {removedAt === null ? "Take down" : busy ? "Putting back..." : "Put back"}
        </Button>
      </div>
    </li>
  );
}
