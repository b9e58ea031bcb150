import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { iconButtonLook } from "./classes.ts";

type Offer = { message: string; undo(): Promise<void>; count: number };

/**
 * Says what has been done, with a button that undoes it. It stays until it is used, dismissed, or something else is
 * offered, and takes the focus, because what was pressed has often gone with its row. `otherwise` is said where it
 * cannot be undone, `after` gets the focus when it goes.
 */
export function useUndo({ otherwise, after }: { otherwise: string; after(): void }): {
  notice: ReactNode;
  offer(message: string, undo: () => Promise<void>): void;
  dismiss(): void;
} {
  const [offered, setOffered] = useState<Offer>();
  const dismiss = () => setOffered(undefined);
  return {
    notice: offered && (
      <UndoNotice
        // A notice beside it has a number for a key too.
        key={`undo ${offered.count}`}
        offer={offered}
        otherwise={otherwise}
        onClose={() => {
          dismiss();
          after();
        }}
      />
    ),
    offer: (message, undo) => setOffered((last) => ({ message, undo, count: (last?.count ?? 0) + 1 })),
    dismiss,
  };
}

type UndoNoticeProps = { offer: Offer; otherwise: string; onClose(): void };

function UndoNotice({ offer, otherwise, onClose }: UndoNoticeProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => button.current?.focus({ preventScroll: true }), []);

  async function undo(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setFailure("");
    try {
      await offer.undo();
      onClose();
    } catch {
      setFailure(otherwise);
      setBusy(false);
    }
  }

  return (
    <section
      aria-label="Undo"
      onKeyDown={(event) => event.key === "Escape" && onClose()}
      className="no-print fixed inset-x-4 bottom-6 z-60 mx-auto flex w-fit max-w-[34rem] animate-arrive items-center gap-2 rounded-base border border-l-4 border-hairline border-l-success bg-surface py-2 pr-2 pl-5 text-small shadow-soft"
    >
      <p role={failure ? "alert" : "status"} className="mr-2 min-w-0 font-medium">
        {failure || offer.message}
      </p>
      <Button ref={button} look="outline" className="px-3.5!" aria-disabled={busy} onClick={undo}>
        {busy ? "Undoing..." : "Undo"}
      </Button>
      <button type="button" aria-label="Dismiss" onClick={onClose} className={iconButtonLook}>
        <X aria-hidden className="size-4.5" />
      </button>
    </section>
  );
}
