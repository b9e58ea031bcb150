import { Suspense } from "react";
import { plural } from "#core/plural.ts";
import type { ManagedComment } from "#features/comments/contract.ts";
import { TakeDownDialog } from "#features/comments/lazy-take-down-dialog.ts";
import type { Action, DialogProps } from "../list/list.ts";

const isDown = ({ removedAt }: ManagedComment) => removedAt !== null;
export const isWaiting = (comment: ManagedComment) => comment.waiting === true && !isDown(comment);
const ids = (rows: ManagedComment[]) => ({ ids: rows.map(({ _id }) => _id) });

export const accept: Action<ManagedComment> = {
  text: "Accept",
  slot: "accept",
  offered: isWaiting,
  all: (api, rows) => api.comments.accept(ids(rows)),
  missing: "Some comments do not wait any more.",
  undo: (api, ids) => api.comments.hold({ ids }),
  done: "accepted",
};

export const takeDown: Action<ManagedComment> = {
  text: "Take down",
  slot: "state",
  offered: (comment) => !isDown(comment),
  danger: true,
  all: (api, rows) => api.comments.takeDownSome(ids(rows)),
  missing: "Some comments were deleted or taken down already.",
  undo: (api, ids) => api.comments.putBackSome({ ids }),
  done: "taken down",
};

export const commentActions: Action<ManagedComment>[] = [
  accept,
  {
    text: "Accept all by this person",
    only: "row",
    offered: (comment) => isWaiting(comment) && (comment.writer?.waiting ?? 0) > 1,
    confirm: ([comment]) => ({
      title: "Accept all comments",
      text: `Are you sure you want to accept ${plural(comment?.writer?.waiting ?? 0, "comment")} by ${comment?.name}? Later comments by this person may appear at once.`,
      yes: "Accept all",
      busy: "Accepting...",
    }),
    each: async (api, { user }) => user && api.comments.acceptAll({ id: user }),
    done: "and the others by the same person accepted",
  },
  {
    text: "Put back",
    slot: "state",
    only: "row",
    offered: (comment) => isDown(comment),
    all: (api, rows) => api.comments.putBackSome(ids(rows)),
    missing: "It was deleted.",
    done: "put back",
  },
  takeDown,
  {
    ...takeDown,
    text: "Take down with a reason",
    slot: "reason",
    only: "row",
    dialog: TakeDownWithReason,
  },
];

function TakeDownWithReason({ rows: [comment], onDone, onClose }: DialogProps<ManagedComment>) {
  if (!comment) return null;
  const { name } = comment;
  return (
    <Suspense>
      <TakeDownDialog
        comment={comment}
        all
        onDone={(count) =>
          onDone(
            count === undefined
              ? `Comment by ${name} taken down.`
              : `${plural(count, "comment")} by ${name} taken down.`,
          )
        }
        onClose={onClose}
      />
    </Suspense>
  );
}
