import { Suspense, useId, useLayoutEffect, useMemo, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { clockTime } from "#ui/local-drafts/clock.ts";
import { SideBySide } from "./differences/lazy-differences.ts";
import { readableFields } from "./field-list.ts";
import { useForm } from "./form-context.ts";
import type { Conflict } from "./use-save.ts";

/** Shows two versions of a document, and asks which one to keep. */
export function ConflictDialog({ conflict }: { conflict: Conflict }) {
  const { kind, state, saving } = useForm();
  const { fields, isMine, editor, savedAt } = conflict;
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const before = useMemo(() => readableFields(kind, state.fields), [kind, state.fields]);
  const after = useMemo(() => readableFields(kind, fields), [kind, fields]);

  // A dialog gives the focus back when it is closed, and not when it is removed.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    title.current?.focus();
    return () => shown?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        saving.closeConflict();
      }}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(64rem,calc(100vw-2rem))] overflow-y-auto rounded-base border border-hairline bg-surface p-0 font-sans text-body text-ink shadow-soft backdrop:bg-[#0b100e]/60"
    >
      <div className="border-b border-hairline p-5 sm:px-8 sm:pt-7">
        <h2 ref={title} tabIndex={-1} id={`${id}-title`} className="heading text-h3 outline-none">
          A newer version has been saved
        </h2>
        <p id={`${id}-text`} className="mt-2 text-small text-muted">
          {isMine ? "You saved it in another tab or on another device" : `${editor} saved it`}
          {savedAt && ` at ${clockTime(savedAt)}`}. Nothing has been lost or overwritten. The differences are
          marked.
        </p>
      </div>
      <div className="p-5 sm:px-8">
        <Suspense fallback={<p role="status">Loading...</p>}>
          <SideBySide
            before={before}
            after={after}
            titles={["Yours", isMine ? "Your other version" : `Saved by ${editor}`]}
          />
        </Suspense>
      </div>
      <div className="sticky bottom-0 grid justify-end gap-3 border-t sm:flex max-sm:grid-cols-2 max-sm:[&>:last-child]:col-span-2 border-hairline bg-surface p-5 sm:px-8">
        <Button look="quiet" onClick={saving.closeConflict}>
          Keep editing
        </Button>
        <Button look="outline" onClick={saving.takeTheirs}>
          Take theirs
        </Button>
        <Button onClick={saving.keepMine}>Keep mine</Button>
      </div>
    </dialog>
  );
}
