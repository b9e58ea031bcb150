import { FileText } from "lucide-react";
import { useId, useRef } from "react";
import type { ReferencePart } from "#features/publishing/parts.ts";
import { LibraryButton, RemoveButton } from "../../media-picker/picture-buttons.tsx";
import { useMediaLibrary } from "../../media-picker/use-media-library.tsx";
import type { Reference } from "./form-parts.ts";

type FilePartFieldProps = {
  name: string;
  part: ReferencePart;
  chosen: Reference | undefined;
  onChange(chosen: Reference[]): void;
  error: string | undefined;
};

/** A PDF of the media library. */
export function FilePartField({ name, part, chosen, onChange, error }: FilePartFieldProps) {
  const library = useMediaLibrary();
  const chooseButton = useRef<HTMLButtonElement>(null);
  const id = useId();

  async function choose(): Promise<void> {
    const entry = await library.choose("pdf");
    if (entry) onChange([{ id: entry._id, title: entry.name }]);
  }

  return (
    <fieldset name={name} className="min-w-0" aria-describedby={`${id}-notes`}>
      <legend className="text-small font-semibold">{part.label}</legend>
      <div id={`${id}-notes`} className="mt-1 text-meta text-muted">
        {error && <p className="font-medium text-danger">{error}</p>}
        {part.hint}
      </div>
      {chosen && (
        <p className="mt-3 flex gap-2.5 text-small">
          <FileText aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
          <bdi className="min-w-0 wrap-anywhere">{chosen.title}</bdi>
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <LibraryButton ref={chooseButton} aria-invalid={error ? true : undefined} onClick={choose}>
          {chosen ? "Choose another file" : "Choose from the library"}
        </LibraryButton>
        {chosen && <RemoveButton next={chooseButton} onRemove={() => onChange([])} />}
      </div>
      {library.dialog}
    </fieldset>
  );
}
