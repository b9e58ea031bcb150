import { type ReactNode, useState } from "react";
import type { MediaEntry } from "#features/media/library-contract.ts";
import { Portal } from "../portal.tsx";
import { MediaPicker } from "./media-picker.tsx";

type Question = { kind: MediaEntry["kind"]; answer(entry: MediaEntry | null): void };

/** Opens the media library to choose one file. `dialog` belongs on the page. */
export function useMediaLibrary(): {
  dialog: ReactNode;
  /** Resolves with null where nothing is chosen. */
  choose(kind: MediaEntry["kind"]): Promise<MediaEntry | null>;
} {
  const [question, setQuestion] = useState<Question>();

  function close(entry: MediaEntry | null): void {
    setQuestion(undefined);
    question?.answer(entry);
  }

  const dialog = (
    <Portal>
      <MediaPicker
        open={question !== undefined}
        kind={question?.kind}
        onChoose={close}
        onClose={() => close(null)}
      />
    </Portal>
  );
  return {
    dialog,
    choose: (kind) => new Promise((answer) => setQuestion({ kind, answer })),
  };
}
