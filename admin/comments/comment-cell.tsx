import { use, useState } from "react";
import type { ManagedComment } from "#features/comments/contract.ts";
import { m } from "#messages";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { LinkedText } from "#ui/linked-text.tsx";
import { rich } from "#ui/rich.tsx";
import { ShortDay } from "#ui/time-zone.tsx";
import { compactLook } from "../list/classes.ts";
import { accept, isWaiting, takeDown } from "./comment-actions.tsx";
import { ListContext } from "./list-context.ts";
import { Reply } from "./reply.tsx";
import { ReplyForm } from "./reply-form.tsx";
import { WriterFacts } from "./writer-facts.tsx";

export function CommentCell({ comment }: { comment: ManagedComment }) {
  const { name, avatar, text, removedAt } = comment;
  const list = use(ListContext);
  const [isReplying, setReplying] = useState(false);
  const waits = isWaiting(comment);
  const isDown = removedAt !== null;
  const control = (key: string, text: string) => ({
    "aria-label": m.adminComments.actionOn({ action: text, name }),
    "aria-keyshortcuts": key,
    children: text,
  });
  const small = `px-3! sm:px-3.5! ${compactLook}`;
  return (
    <article
      data-comment
      tabIndex={-1}
      aria-label={m.adminComments.commentBy({ name })}
      className="grid gap-x-3.5 sm:grid-cols-[auto_minmax(0,1fr)] rounded-base lg:py-2"
    >
      <Avatar
        key={avatar}
        name={name}
        src={avatar}
        className={classes("size-10 max-sm:hidden", isDown && "opacity-60 grayscale")}
      />
      <div className="max-w-[45rem] min-w-0">
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 max-lg:pe-8">
          <span dir="auto" className="min-w-0 font-semibold">
            {name}
          </span>
          {waits && <Badge variant="ochre">{m.adminComments.waiting()}</Badge>}
        </span>
        <WriterFacts comment={comment} />
        <span dir="auto" className="mt-2 block whitespace-pre-line">
          <LinkedText text={text} />
        </span>
        {isDown && <Removal {...comment} />}
        {comment.reply && !isReplying && <Reply comment={comment} onEdit={() => setReplying(true)} />}
        {isReplying && <ReplyForm comment={comment} onClose={() => setReplying(false)} />}
        {!isReplying && !isDown && (
          <span className={classes("flex flex-wrap gap-2", waits ? "mt-3" : "mt-1")}>
            {waits && (
              <Button
                className={small}
                onClick={() => list?.run(accept, comment)}
                {...control("a", m.adminComments.accept())}
              />
            )}
            {!comment.reply && (
              <Button
                variant={waits ? "outline" : "quiet"}
                className={classes(small, !waits && "-ms-3 sm:-ms-3.5")}
                onClick={() => setReplying(true)}
                {...control("r", m.adminComments.reply())}
              />
            )}
            {waits && (
              <Button
                variant="outline"
                className={`hover:border-danger! hover:text-danger! ${small}`}
                onClick={() => list?.run(takeDown, comment)}
                {...control("t", m.adminComments.takeDown())}
              />
            )}
          </span>
        )}
      </div>
    </article>
  );
}

function Removal({ removedAt, removedFor, remover }: ManagedComment) {
  const date = <ShortDay instant={removedAt ?? ""} />;
  return (
    <span className="mt-3 block border-s-4 border-s-danger bg-sunken px-4 py-3 text-small">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge variant="neutral">{m.adminComments.takenDown()}</Badge>
        <span className="text-muted">
          {remover ? rich(m.adminComments.takenDownBy({ date, name: remover.name })) : date}
        </span>
      </span>
      {removedFor && <span className="mt-2 block whitespace-pre-line">{removedFor}</span>}
    </span>
  );
}
