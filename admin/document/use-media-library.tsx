import { type ReactNode, useState } from "react";
import { useApi } from "#core/api.ts";
import type { MediaEntry } from "#features/media/library-contract.ts";
import { PictureChooser } from "../media-picker/media-picker.tsx";
import { Portal } from "../portal.tsx";

type Question = { kind: MediaEntry["kind"]; answer(entry: MediaEntry | null): void };

/** Opens the media library to choose one file. `dialog` belongs on the page. */
export function useMediaLibrary(): {
  dialog: ReactNode;
  /** Resolves with null where nothing is chosen. */
  choose(kind: MediaEntry["kind"]): Promise<MediaEntry | null>;
} {
  const { media } = useApi();
  const [question, setQuestion] = useState<Question>();

  function close(entry: MediaEntry | null): void {
    setQuestion(undefined);
    question?.answer(entry);
  }

  const dialog = (
    <Portal>
      <PictureChooser
        open={question !== undefined}
        kind={question?.kind}
        calls={media}
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
