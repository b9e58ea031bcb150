import { Trash2 } from "lucide-react";
import { type ComponentProps, lazy, Suspense, useState } from "react";
import { Button } from "#ui/button.tsx";
import type { DeleteDialogProps } from "./delete-dialog.tsx";

// Readers do not load it.
const DeleteDialog = lazy(async () => ({ default: (await import("./delete-dialog.tsx")).DeleteDialog }));

type DeleteButtonProps = ComponentProps<typeof Button> &
  Omit<DeleteDialogProps, "open" | "onClose"> & { compact?: boolean };

export function DeleteButton({ compact, ...props }: DeleteButtonProps) {
  const { title, question, note, failure, removed, onDelete, onDeleted, ...button } = props;
  const [dialog, setDialog] = useState<"open" | "closed">();
  return (
    <>
      <Button {...button} onClick={() => setDialog("open")}>
        <Trash2 aria-hidden className="size-4.5" />
        {!compact && "Delete"}
      </Button>
      {dialog && (
        <Suspense>
          <DeleteDialog
            title={title}
            question={question}
            note={note}
            failure={failure}
            removed={removed}
            onDelete={onDelete}
            onDeleted={onDeleted}
            open={dialog === "open"}
            onClose={() => setDialog("closed")}
          />
        </Suspense>
      )}
    </>
  );
}
