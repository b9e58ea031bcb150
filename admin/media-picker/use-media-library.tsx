import { type ComponentType, type ReactNode, useState } from "react";
import type { MediaEntry, MediaFilter } from "#features/media/library/contract.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogButtons } from "#ui/forms/dialog.tsx";
import { useQuery } from "#ui/use-query.ts";
import { Portal } from "../portal.tsx";
import type { PickerProps } from "./picker-dialog.tsx";

type Question = { kind: MediaFilter; answer(entry: MediaEntry | null): void };

/** Opens the media library to choose one file. `dialog` belongs on the page. */
export function useMediaLibrary(): {
  dialog: ReactNode;
  /** Resolves with null where nothing is chosen. */
  choose(kind: MediaFilter): Promise<MediaEntry | null>;
} {
  const [question, setQuestion] = useState<Question>();

  function close(entry: MediaEntry | null): void {
    setQuestion(undefined);
    question?.answer(entry);
  }

  return {
    dialog: question && (
      <Portal>
        <MediaPicker kind={question.kind} onChoose={close} onClose={() => close(null)} />
      </Portal>
    ),
    choose: (kind) => new Promise((answer) => setQuestion({ kind, answer })),
  };
}

/** Loads the dialog when it is opened; a failure to load it leaves the page as it is. */
function MediaPicker(props: PickerProps) {
  const { value: PickerDialog, state, stale, again } = useQuery("picker", load);
  if (PickerDialog) return <PickerDialog {...props} />;
  return (
    <Dialog
      open={state === "failed" && !stale}
      onClose={props.onClose}
      title={m.adminMedia.pickerFailed()}
      text={m.adminMedia.checkConnection()}
    >
      <DialogButtons>
        <Button variant="outline" onClick={props.onClose}>
          {m.common.cancel()}
        </Button>
        <Button onClick={again}>{m.adminMedia.tryAgain()}</Button>
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
