import { type ComponentType, useEffect, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogButtons } from "#ui/forms/dialog.tsx";
import type { ChoosingProps } from "./props.ts";

/**
 * The media library over a page, to choose a picture or a video that is there already. It is loaded when it is
 * needed; where that fails it says so, and nothing of the page is lost.
 */
export function PictureChooser({ open, ...rest }: ChoosingProps & { open: boolean }) {
  const [Choosing, setChoosing] = useState<ComponentType<ChoosingProps>>();
  const [failed, setFailed] = useState(false);
  const isWanted = open && !Choosing && !failed;

  useEffect(() => {
    if (!isWanted) return;
    load().then(
      (loaded) => setChoosing(() => loaded),
      () => setFailed(true),
    );
  }, [isWanted]);

  if (open && Choosing) return <Choosing {...rest} />;
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

/** Browsers never request a failed module again, so a lost connection must show before the import. */
async function load(): Promise<ComponentType<ChoosingProps>> {
  const answer = await fetch("/healthz", { method: "HEAD", cache: "no-store" });
  if (!answer.ok) throw new Error("The site does not answer.");
  return (await import("./picker-dialog.tsx")).default;
}
