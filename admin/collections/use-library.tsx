import { type ReactNode, useState } from "react";
import type { MediaFunctions } from "#features/media/library-contract.ts";
import { limits } from "#features/photography/limits.ts";
import { PictureChooser } from "../media-picker/media-picker.tsx";
import { countOf } from "./chosen-files.ts";
import { fromLibrary, type Kind } from "./items.ts";
import type { CollectionFormState } from "./use-collection-form.ts";

type LibraryOptions = {
  form: CollectionFormState;
  calls: Pick<MediaFunctions, "list">;
  /** What was chosen cannot be taken, or has been. */
  tell(kind: "info" | "error", message: string): void;
};

/** The media library as a place to choose from: what is there already is not uploaded twice. */
export function useLibrary({ form, calls, tell }: LibraryOptions): {
  open(kind: Kind): void;
  chooser: ReactNode;
} {
  const [kind, setKind] = useState<Kind>();
  const chooser = (
    <PictureChooser
      open={kind !== undefined}
      kind={kind}
      calls={calls}
      onClose={() => setKind(undefined)}
      onChoose={(entry) => {
        setKind(undefined);
        const name = entry.kind === "image" ? "images" : "videos";
        if (form.items.some(({ upload }) => upload.state === "done" && upload.id === entry._id))
          return tell("info", "This file is in the collection already.");
        if (countOf(form.items, entry.kind) >= limits[name].most) return tell("error", limits[name].tooMany);
        form.setItems((items) => [...items, fromLibrary(entry)]);
      }}
    />
  );
  return { open: setKind, chooser };
}
