import { FileText } from "lucide-react";
import { useId, useRef, useState } from "react";
import { useApi } from "#core/api.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { FileDialog } from "../editor/files/file-dialog.tsx";
import { libraryFiles } from "../editor/files/library-files.ts";
import { useMember } from "../guard.tsx";
import { RemoveButton } from "../media-picker/picture-buttons.tsx";
import { useMediaLibrary } from "../media-picker/use-media-library.tsx";
import { Portal } from "../portal.tsx";
import type { InputProps, Reference } from "./form-value.ts";

/** A PDF that is uploaded, or chosen from the media library. */
export function FileInput({ name, field, value: [chosen], onChange, error }: InputProps<Reference[]>) {
  const { media } = useApi();
  const library = useMediaLibrary();
  const hasLibrary = useMember().member.role === "admin";
  const [isOpen, setOpen] = useState(false);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const id = useId();

  return (
    <fieldset name={name} className="min-w-0" aria-describedby={`${id}-notes`}>
      <legend className="text-small font-semibold">{field.label()}</legend>
      <div id={`${id}-notes`} className="mt-1 text-meta text-muted">
        {error && <p className="font-medium text-danger">{error}</p>}
        {field.hint?.()}
      </div>
      {chosen && (
        <p className="mt-3 flex gap-2.5 text-small">
          <FileText aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
          <bdi className="min-w-0 wrap-anywhere">{chosen.title}</bdi>
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          ref={chooseButton}
          variant="outline"
          aria-invalid={error ? true : undefined}
          onClick={() => setOpen(true)}
        >
          {chosen ? m.adminFields.replaceFile() : m.adminFields.addPdf()}
        </Button>
        {chosen && <RemoveButton next={chooseButton} onRemove={() => onChange([])} />}
      </div>
      <Portal>
        {isOpen && (
          <FileDialog
            pdfOnly
            question={{ file: null }}
            files={libraryFiles(media, hasLibrary ? library.choose : undefined, "pdf")}
            onInsert={({ _id: id, name: title }) => {
              onChange([{ id, title }]);
              setOpen(false);
            }}
            onSkip={() => setOpen(false)}
          />
        )}
      </Portal>
      {library.dialog}
    </fieldset>
  );
}
