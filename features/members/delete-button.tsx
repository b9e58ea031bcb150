import { Trash2 } from "lucide-react";
import { type ComponentProps, lazy, Suspense, useState } from "react";
import { Button } from "#ui/button.tsx";
import type { DeleteDialogProps } from "./delete-dialog.tsx";

// Readers do not load it.
const DeleteDialog = lazy(async () => ({ default: (await import("./delete-dialog.tsx")).DeleteDialog }));

type DeleteButtonProps = ComponentProps<typeof Button> & {
  deletion: Omit<DeleteDialogProps, "open" | "onClose">;
  compact?: boolean;
};

export function DeleteButton({ deletion, compact, ...button }: DeleteButtonProps) {
  const [dialog, setDialog] = useState<"open" | "closed">();
  return (
    <>
      <Button {...button} onClick={() => setDialog("open")}>
        <Trash2 aria-hidden className="size-4.5" />
        {!compact && "Delete"}
      </Button>
      {dialog && (
        <Suspense>
          <DeleteDialog {...deletion} open={dialog === "open"} onClose={() => setDialog("closed")} />
        </Suspense>
      )}
    </>
  );
}
