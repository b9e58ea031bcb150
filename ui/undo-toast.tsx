import { X } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { m } from "#messages";
import { Button } from "./button.tsx";
import { classes } from "./classes.ts";
import { focusMain } from "./focus-main.ts";

type UndoProps = {
  message: string;
  undo(): Promise<void>;
  role?: "status";
  /** The button that was pressed before will go. */
  takesFocus?: boolean;
  className?: string;
};

/** Says what was done, and undoes it. */
export function Undo({ message, undo, role, takesFocus, className }: UndoProps) {
  const [state, setState] = useState<"busy" | "failed">();
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const failed = state === "failed";

  // The button that was pressed before has often gone with its row.
  useEffect(() => {
    if (takesFocus || document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  async function press(): Promise<void> {
    if (state === "busy") return;
    setState("busy");
    await undo().then(
      () => setState(undefined),
      () => setState("failed"),
    );
  }

  return (
    <>
      <span id={id} role={failed ? "alert" : role} className="min-w-0 wrap-anywhere">
        {failed ? m.undo.failed() : message}
      </span>
      <Button
        ref={button}
        variant="outline"
        className={classes("px-3.5!", className)}
        aria-describedby={id}
        aria-disabled={state === "busy"}
        onClick={press}
      >
        {state === "busy" ? m.undo.undoing() : m.undo.undo()}
      </Button>
    </>
  );
}

type UndoToastProps = {
  /** An alert in front of the message. */
  done?: string;
  message: string;
  undo(): Promise<void>;
  takesFocus?: boolean;
  onClose(): void;
};

/** Offers to undo what was done, until it is used, dismissed or replaced. */
export function UndoToast({ done, message, undo, takesFocus, onClose }: UndoToastProps) {
  function close(): void {
    focusMain();
    onClose();
  }

  return (
    <section
      data-offer
      aria-label={m.undo.offer()}
      onKeyDown={(event) => event.key === "Escape" && close()}
      className="no-print fixed inset-x-4 bottom-[max(1.5rem,env(safe-area-inset-bottom))] max-md:in-[:has([data-admin-menu])]:bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-60 mx-auto flex w-fit max-w-[34rem] animate-arrive items-center gap-2 rounded-base border border-s-4 border-hairline border-s-success bg-surface py-2 pe-2 ps-5 text-small font-medium shadow-soft"
    >
      <div className="flex flex-wrap items-center gap-x-4">
        {done && (
          <p role="alert" className="-me-2">
            {done}
          </p>
        )}
        <Undo role="status" message={message} undo={() => undo().then(close)} takesFocus={takesFocus} />
      </div>
      <button
        type="button"
        aria-label={m.undo.dismiss()}
        onClick={close}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-base text-muted transition-colors hover:bg-sunken hover:text-brand"
      >
        <X aria-hidden className="size-4.5" />
      </button>
    </section>
  );
}
