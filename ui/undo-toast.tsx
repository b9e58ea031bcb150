import { X } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { focusMain } from "#ui/focus-main.ts";
import { compactLook, iconButtonLook } from "./classes.ts";

type UndoProps = { message: string; undo(): Promise<void>; role?: "status"; className?: string };

/** Says what was done, and undoes it. */
function Undo({ message, undo, role, className }: UndoProps) {
  const [state, setState] = useState<"busy" | "failed">();
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const failed = state === "failed";

  // The button that was pressed before has often gone with its row.
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);

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
        {failed ? "This could not be undone. Please try again." : message}
      </span>
      <Button
        ref={button}
        look="outline"
        className={classes("px-3.5!", className)}
        aria-describedby={id}
        aria-disabled={state === "busy"}
        onClick={press}
      >
        {state === "busy" ? "Undoing..." : "Undo"}
      </Button>
    </>
  );
}

type RemovedRowProps = { name: string; columns: number; undo(): Promise<void> };

/** In the place of a row that was moved to the trash. */
export function RemovedRow({ name, columns, undo }: RemovedRowProps) {
  return (
    <tr className="block border-b border-hairline bg-sunken lg:table-row">
      <td colSpan={columns} className="block py-2 pr-3 pl-10 lg:table-cell lg:h-15">
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-muted">
          <Undo message={`${name} moved to the trash.`} undo={undo} className={compactLook} />
        </span>
      </td>
    </tr>
  );
}

type UndoToastProps = { message: string; undo(): Promise<void>; onClose(): void };

/** Offers to undo what was done to several rows, until it is used, dismissed or replaced. */
export function UndoToast({ message, undo, onClose }: UndoToastProps) {
  function close(): void {
    focusMain();
    onClose();
  }

  return (
    <section
      aria-label="Undo"
      onKeyDown={(event) => event.key === "Escape" && close()}
      className="no-print fixed inset-x-4 bottom-6 z-60 mx-auto flex w-fit max-w-[34rem] animate-arrive items-center gap-2 rounded-base border border-l-4 border-hairline border-l-success bg-surface py-2 pr-2 pl-5 text-small font-medium shadow-soft"
    >
      <Undo role="status" message={message} undo={() => undo().then(close)} className="ml-2" />
      <button type="button" aria-label="Dismiss" onClick={close} className={iconButtonLook}>
        <X aria-hidden className="size-4.5" />
      </button>
    </section>
  );
}
