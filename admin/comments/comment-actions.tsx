import { Suspense } from "react";
import type { ManagedComment } from "#features/comments/contract.ts";
import { TakeDownDialog } from "#features/comments/lazy-take-down-dialog.ts";
import { m } from "#messages";
import type { Action, DialogProps } from "../list/list.ts";

const isDown = ({ removedAt }: ManagedComment) => removedAt !== null;
export const isWaiting = (comment: ManagedComment) => comment.waiting === true && !isDown(comment);
const ids = (rows: ManagedComment[]) => ({ ids: rows.map(({ _id }) => _id) });

export const accept: Action<ManagedComment> = {
  text: m.adminComments.accept,
  slot: "accept",
  offered: isWaiting,
  all: (api, rows) => api.comments.accept(ids(rows)),
  missing: m.adminComments.notWaiting,
  undo: (api, ids) => api.comments.hold({ ids }),
  undone: m.adminComments.restored,
  done: m.adminComments.accepted,
};

export const takeDown: Action<ManagedComment> = {
  text: m.adminComments.takeDown,
  slot: "state",
  offered: (comment) => !isDown(comment),
  danger: true,
  all: (api, rows) => api.comments.takeDownSome(ids(rows)),
  missing: m.adminComments.alreadyDown,
  undo: (api, ids) => api.comments.putBackSome({ ids }),
  undone: m.adminComments.restored,
  done: m.adminComments.takeDownDone,
};

export const commentActions: Action<ManagedComment>[] = [
  accept,
  {
    text: m.adminComments.acceptAll,
    only: "row",
    offered: (comment) => isWaiting(comment) && (comment.writer?.waiting ?? 0) > 1,
    confirm: ([comment], { name }) => ({
      title: m.adminComments.acceptAllTitle(),
      text: m.adminComments.acceptAllQuestion({ count: comment?.writer?.waiting ?? 0, name }),
      yes: m.adminComments.acceptAllYes(),
      busy: m.adminComments.accepting(),
    }),
    each: async (api, { user }) => user && api.comments.acceptAll({ id: user }),
    done: m.adminComments.allAccepted,
  },
  {
    text: m.adminComments.putBack,
    slot: "state",
    only: "row",
    offered: (comment) => isDown(comment),
    all: (api, rows) => api.comments.putBackSome(ids(rows)),
    missing: m.adminComments.deletedMeanwhile,
    done: m.adminComments.putBackDone,
  },
  takeDown,
  {
    ...takeDown,
    text: m.adminComments.takeDownReason,
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
              ? m.adminComments.oneDown({ name })
              : m.adminComments.allDown({ count, name }),
          )
        }
        onClose={onClose}
      />
    </Suspense>
  );
}
