import { type RefObject, useState } from "react";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";

type UndoButtonProps = {
  ref: RefObject<HTMLButtonElement | null>;
  undo(): Promise<void>;
  onError(): void;
  className?: string;
  describedBy?: string;
};

export const undoError = "This could not be undone. Please try again.";

export function UndoButton({ ref, undo, onError, className, describedBy }: UndoButtonProps) {
  const [busy, setBusy] = useState(false);

  async function press(): Promise<void> {
    if (busy) return;
    setBusy(true);
    await undo().catch(onError);
    setBusy(false);
  }

  return (
    <Button
      ref={ref}
      look="outline"
      className={classes("px-3.5!", className)}
      aria-describedby={describedBy}
      aria-disabled={busy}
      onClick={press}
    >
      {busy ? "Undoing..." : "Undo"}
    </Button>
  );
}
