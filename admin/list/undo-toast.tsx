import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { iconButtonLook } from "./classes.ts";
import { focusMain } from "./focus-main.ts";
import { UndoButton, undoError } from "./undo-button.tsx";

type Offer = { message: string; undo(): Promise<void>; count: number };

/** Offers to undo what was done to several rows, until it is used, dismissed or replaced. */
export function useUndo(): {
  toast: ReactNode;
  offer(message: string, undo: () => Promise<void>): void;
  dismiss(): void;
} {
  const [offered, setOffered] = useState<Offer>();
  const dismiss = () => setOffered(undefined);
  return {
    // The key of the toast beside it is a number too.
    toast: offered && <UndoToast key={`undo ${offered.count}`} offer={offered} onClose={dismiss} />,
    offer: (message, undo) => setOffered((last) => ({ message, undo, count: (last?.count ?? 0) + 1 })),
    dismiss,
  };
}

function UndoToast({ offer, onClose }: { offer: Offer; onClose(): void }) {
  const [failed, setFailed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  // The pressed button has often gone with its row.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);

  function close(): void {
    focusMain();
    onClose();
  }

  async function undo(): Promise<void> {
    setFailed(false);
    await offer.undo();
    close();
  }

  return (
    <section
      aria-label="Undo"
      onKeyDown={(event) => event.key === "Escape" && close()}
      className="no-print fixed inset-x-4 bottom-6 z-60 mx-auto flex w-fit max-w-[34rem] animate-arrive items-center gap-2 rounded-base border border-l-4 border-hairline border-l-success bg-surface py-2 pr-2 pl-5 text-small shadow-soft"
    >
      <p role={failed ? "alert" : "status"} className="mr-2 min-w-0 font-medium">
        {failed ? undoError : offer.message}
      </p>
      <UndoButton ref={button} undo={undo} onError={() => setFailed(true)} />
      <button type="button" aria-label="Dismiss" onClick={close} className={iconButtonLook}>
        <X aria-hidden className="size-4.5" />
      </button>
    </section>
  );
}
