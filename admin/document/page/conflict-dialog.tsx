import { Suspense, useContext, useId, useMemo, useRef, useState } from "react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { ModalDialog } from "#ui/forms/dialog.tsx";
import { clockTime } from "#ui/local-drafts/clock.ts";
import { TimeZone } from "#ui/time-zone.tsx";
import { readableFields } from "../compare.ts";
import { SideBySide } from "../differences/lazy-differences.ts";
import { useForm } from "../form-context.ts";
import { idle, type LatestSave } from "../phases.ts";

export function ConflictDialog({ theirs }: { theirs: LatestSave }) {
  const { kind, update, mineOver, keepMine, takeTheirs } = useForm();
  const { isMine, editor, savedAt } = theirs;
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const zone = useContext(TimeZone);
  const [mine] = useState(() => mineOver(theirs));
  const before = useMemo(() => readableFields(kind, mine), [kind, mine]);
  const after = useMemo(() => readableFields(kind, theirs.fields), [kind, theirs.fields]);
  const close = () => update(() => ({ phase: idle }));

  return (
    <ModalDialog
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={close}
      focus={title}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(64rem,calc(100vw-2rem))] overflow-y-auto rounded-base border border-hairline bg-surface p-0 shadow-soft backdrop:bg-[#0b100e]/60"
    >
      <div className="border-b border-hairline p-5 sm:px-8 sm:pt-7">
        <h2 ref={title} tabIndex={-1} id={`${id}-title`} className="heading text-h3 outline-none">
          {m.adminDocument.conflictTitle()}
        </h2>
        <p id={`${id}-text`} className="mt-2 text-small text-muted">
          {conflictText(theirs, savedAt && clockTime(savedAt, zone))}
        </p>
      </div>
      <div className="p-5 sm:px-8">
        <Suspense fallback={<p role="status">{m.common.loading()}</p>}>
          <SideBySide
            before={before}
            after={after}
            titles={[
              m.adminDocument.yours(),
              isMine ? m.adminDocument.yourOther() : m.adminDocument.savedBy({ editor }),
            ]}
          />
        </Suspense>
      </div>
      <div className="sticky bottom-0 grid justify-end gap-3 border-t sm:flex max-sm:grid-cols-2 max-sm:[&>:last-child]:col-span-2 border-hairline bg-surface p-5 sm:px-8">
        <Button variant="quiet" onClick={close}>
          {m.adminDocument.keepEditing()}
        </Button>
        <Button variant="outline" onClick={takeTheirs}>
          {isMine ? m.adminDocument.takeOther() : m.adminDocument.takeTheirs()}
        </Button>
        <Button onClick={keepMine}>{m.adminDocument.keepMine()}</Button>
      </div>
    </ModalDialog>
  );
}

function conflictText({ isMine, editor }: LatestSave, time: string | undefined): string {
  if (isMine) return time ? m.adminDocument.conflictMineAt({ time }) : m.adminDocument.conflictMine();
  return time
    ? m.adminDocument.conflictTheirsAt({ editor, time })
    : m.adminDocument.conflictTheirs({ editor });
}
