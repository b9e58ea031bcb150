import { Trash2 } from "lucide-react";
import { type ComponentProps, lazy, Suspense, useState } from "react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import type { DeleteDialogProps } from "./delete-dialog.tsx";

// Readers do not load it.
const DeleteDialog = lazy(async () => ({ default: (await import("./delete-dialog.tsx")).DeleteDialog }));

type DeleteButtonProps = ComponentProps<typeof Button> & {
  dialog: Omit<DeleteDialogProps, "open" | "onClose">;
  compact?: boolean;
};

export function DeleteButton({ compact, dialog, ...button }: DeleteButtonProps) {
  const [state, setState] = useState<"open" | "closed">();
  return (
    <>
      <Button {...button} onClick={() => setState("open")}>
        <Trash2 aria-hidden className="size-4.5" />
        {!compact && m.common.delete()}
      </Button>
      {state && (
        <Suspense>
          <DeleteDialog {...dialog} open={state === "open"} onClose={() => setState("closed")} />
        </Suspense>
      )}
    </>
  );
}
