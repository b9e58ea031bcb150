import { type ComponentType, useEffect, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogButtons } from "#ui/forms/dialog.tsx";
import type { PickerProps } from "./picker-dialog.tsx";

/** Loads the dialog when it is opened; a failure to load it leaves the page as it is. */
export function MediaPicker({ open, ...rest }: PickerProps & { open: boolean }) {
  const [PickerDialog, setPickerDialog] = useState<ComponentType<PickerProps>>();
  const [failed, setFailed] = useState(false);
  const isWanted = open && !PickerDialog && !failed;

  useEffect(() => {
    if (!isWanted) return;
    load().then(
      (loaded) => setPickerDialog(() => loaded),
      () => setFailed(true),
    );
  }, [isWanted]);

  if (open && PickerDialog) return <PickerDialog {...rest} />;
  return (
    <Dialog
      open={open && failed}
      onClose={rest.onClose}
      title="The library could not be loaded"
      text="Please check your connection."
    >
      <DialogButtons>
        <Button look="outline" onClick={rest.onClose}>
          Cancel
        </Button>
        <Button onClick={() => setFailed(false)}>Try Again</Button>
      </DialogButtons>
    </Dialog>
  );
}

/** Browsers never retry a module that failed to load, so the connection is checked first. */
async function load(): Promise<ComponentType<PickerProps>> {
  const response = await fetch("/healthz", { method: "HEAD", cache: "no-store" });
  if (!response.ok) throw new Error("The site does not answer.");
  return (await import("./picker-dialog.tsx")).default;
}
