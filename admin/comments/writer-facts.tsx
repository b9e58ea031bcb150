import { Link } from "react-router";
import { listFormat } from "#core/list-format.ts";
import type { ManagedComment } from "#features/comments/contract.ts";
import { m } from "#messages";
import { rich } from "#ui/rich.tsx";
import { ShortDay } from "#ui/time-zone.tsx";
import { isWaiting } from "./comment-actions.tsx";

/** What helps to judge a comment: who wrote it, and what else they have written. */
export function WriterFacts({ comment }: { comment: ManagedComment }) {
  const { user, name, writer } = comment;
  if (!user || !writer) return null;
  const { isVerified, isDisabled, joinedAt, shown, accepted, waiting, removed } = writer;
  const numbers = [
    shown > 0 &&
      (accepted > 0
        ? m.adminComments.shownAccepted({ shown, accepted })
        : m.adminComments.shownCount({ shown })),
    waiting > (isWaiting(comment) ? 1 : 0) && m.adminComments.waitingCount({ count: waiting }),
    removed > 0 && m.adminComments.takenDownCount({ count: removed }),
  ].filter((number) => number !== false);
  return (
    <span className="mt-0.5 block text-meta text-muted">
      {isDisabled && `${m.adminComments.accountDisabled()} · `}
      {isVerified ? (
        m.adminComments.verified()
      ) : (
        <strong className="text-ink">{m.adminComments.notVerified()}</strong>
      )}
      {" · "}
      {rich(m.adminComments.joined({ date: <ShortDay instant={joinedAt} /> }))}
      {numbers.length > 0 && (
        <>
          {" · "}
          <Link
            to={`/manage-comments?user=${user}`}
            title={m.adminComments.allBy({ name })}
            className="underline underline-offset-4 hover:text-brand"
          >
            {listFormat("unit").format(numbers)}
          </Link>
        </>
      )}
    </span>
  );
}
