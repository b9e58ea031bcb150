import { type ReactNode, useCallback, useRef, useState } from "react";
import type { MediaEntry, MediaFunctions } from "#features/media/library-contract.ts";
import { PictureChooser } from "../media-picker/media-picker.tsx";
import { Portal } from "../portal.tsx";

/** A way to ask for a picture of the media library. `dialog` belongs somewhere on the page. */
export function useLibrary(calls: Pick<MediaFunctions, "list">): {
  dialog: ReactNode;
  /** Null where none was chosen. */
  choose(): Promise<MediaEntry | null>;
} {
  const [open, setOpen] = useState(false);
  const answer = useRef<(entry: MediaEntry | null) => void>(null);

  const choose = useCallback(() => {
    setOpen(true);
    return new Promise<MediaEntry | null>((resolve) => {
      answer.current = resolve;
    });
  }, []);

  function close(entry: MediaEntry | null): void {
    setOpen(false);
    answer.current?.(entry);
    answer.current = null;
  }

  const dialog = (
    <Portal>
      <PictureChooser open={open} kind="image" calls={calls} onChoose={close} onClose={() => close(null)} />
    </Portal>
  );
  return { dialog, choose };
}
