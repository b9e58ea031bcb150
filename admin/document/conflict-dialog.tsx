import { lazy, Suspense, useId, useLayoutEffect, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { clockTime } from "#ui/local-drafts/clock.ts";
import type { BlogFields } from "../articles/fields.ts";

const SideBySide = lazy(async () => ({
  default: (await import("./differences/side-by-side.tsx")).SideBySide,
}));

/** What somebody else has saved since this text was opened. */
export type Theirs = {
  fields: BlogFields;
  version: number;
  savedAt: string;
  editor: string;
  isMine: boolean;
};

type ConflictDialogProps = {
  mine: BlogFields;
  theirs: Theirs;
  onKeepMine(): void;
  onTakeTheirs(): void;
  /** Neither, for now. */
  onClose(): void;
};

/** Shows two texts of the same article, of which only one can stay, and asks which. */
export function ConflictDialog({ mine, theirs, onKeepMine, onTakeTheirs, onClose }: ConflictDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();

  // Closed before it is taken away, it gives the focus back.
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
        onClose();
      }}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(64rem,calc(100vw-2rem))] overflow-y-auto rounded-base border border-hairline bg-surface p-0 font-sans text-body text-ink shadow-soft backdrop:bg-[#0b100e]/60"
    >
      <div className="border-b border-hairline p-5 sm:px-8 sm:pt-7">
        <h2 ref={title} tabIndex={-1} id={`${id}-title`} className="heading text-h3 outline-none">
          A newer version has been saved
        </h2>
        <p id={`${id}-text`} className="mt-2 text-small text-muted">
          {theirs.isMine ? "You saved it in another tab or on another device" : `${theirs.editor} saved it`}{" "}
          at {clockTime(theirs.savedAt, new Date())}. Nothing has been lost or overwritten. The differences
          are marked.
        </p>
      </div>
      <div className="p-5 sm:px-8">
        <Suspense fallback={<p role="status">Loading...</p>}>
          <SideBySide
            mine={mine}
            theirs={theirs.fields}
            theirName={theirs.isMine ? "Your other version" : `Saved by ${theirs.editor}`}
          />
        </Suspense>
      </div>
      <div className="sticky bottom-0 grid justify-end gap-3 border-t sm:flex max-sm:grid-cols-2 max-sm:[&>:last-child]:col-span-2 border-hairline bg-surface p-5 sm:px-8">
        <Button look="quiet" onClick={onClose}>
          Keep editing
        </Button>
        <Button look="outline" onClick={onTakeTheirs}>
          Take theirs
        </Button>
        <Button onClick={onKeepMine}>Keep mine</Button>
      </div>
    </dialog>
  );
}
