import { Link } from "react-router";
import { plural } from "#core/plural.ts";
import type { ManagedComment } from "#features/comments/contract.ts";
import { ShortDay } from "#ui/time-zone.tsx";
import { isWaiting } from "./comment-actions.tsx";

/** What helps to judge a comment: who wrote it, and what else they have written. */
export function WriterFacts({ comment }: { comment: ManagedComment }) {
  const { user, name, writer } = comment;
  if (!user || !writer) return null;
  const { isVerified, isDisabled, joinedAt, shown, accepted, waiting, removed } = writer;
  const numbers = [
    shown > 0 && `${plural(shown, "comment")} shown${accepted > 0 ? ` (${accepted} accepted)` : ""}`,
    waiting > (isWaiting(comment) ? 1 : 0) && `${waiting} waiting`,
    removed > 0 && `${removed} taken down`,
  ].filter(Boolean);
  return (
    <span className="mt-0.5 block text-meta text-muted">
      {isDisabled && <>Account disabled · </>}
      {isVerified ? "Address verified" : <strong className="text-ink">Address not verified</strong>} · joined{" "}
      <ShortDay instant={joinedAt} />
      {numbers.length > 0 && (
        <>
          {" · "}
          <Link
            to={`/manage-comments?user=${user}`}
            title={`All comments by ${name}`}
            className="underline underline-offset-4 hover:text-brand"
          >
            {numbers.join(", ")}
          </Link>
        </>
      )}
    </span>
  );
}
