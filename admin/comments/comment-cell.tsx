import type { ManagedComment } from "#features/comments/contract.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { classes } from "#ui/classes.ts";
import { LinkedText } from "#ui/linked-text.tsx";
import { ShortDay } from "#ui/time-zone.tsx";

/** A comment, its writer, and why it was taken down. */
export function CommentCell({ comment }: { comment: ManagedComment }) {
  const { name, avatar, text, removedAt, removedFor, remover } = comment;
  return (
    <span className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 lg:py-2">
      <Avatar
        key={avatar}
        name={name}
        src={avatar}
        className={classes("size-10", removedAt !== null && "opacity-60 grayscale")}
      />
      <span className="min-w-0">
        <span dir="auto" className="block font-semibold">
          {name}
        </span>
        <span dir="auto" className="mt-1 block max-w-[45rem] whitespace-pre-line">
          <LinkedText text={text} />
        </span>
        {removedAt !== null && (
          <span className="mt-3 block max-w-[45rem] border-l-4 border-l-danger bg-sunken px-4 py-3 text-small">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Badge look="neutral">Taken down</Badge>
              <span className="text-muted">
                <ShortDay instant={removedAt} />
                {remover && ` by ${remover.name}`}
              </span>
            </span>
            <span className="mt-2 block whitespace-pre-line">{removedFor}</span>
          </span>
        )}
      </span>
    </span>
  );
}
