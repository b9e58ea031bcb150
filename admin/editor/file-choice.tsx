import { type ComponentProps, useId } from "react";
import { FilePicker } from "#admin/media-picker/file-picker.tsx";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";

type FileChoiceProps = Pick<ComponentProps<typeof FilePicker>, "text" | "icon" | "accept"> & {
  error: string;
  onChoose(file: File): void;
  /** Lets somebody choose a file of the library. */
  onLibrary?(): void;
};

/** Asks for a file in a dialog. */
export function FileChoice({ error, onChoose, onLibrary, ...picker }: FileChoiceProps) {
  const id = useId();
  return (
    <div>
      <div className="flex flex-wrap items-center gap-3">
        <FilePicker
          {...picker}
          labelledBy=""
          describedBy={`${id}-error`}
          isInvalid={error !== ""}
          onChoose={([file]) => file && onChoose(file)}
        />
        {onLibrary && (
          <Button variant="outline" onClick={onLibrary}>
            {m.adminEditor.fromLibrary()}
          </Button>
        )}
      </div>
      {error && (
        <p role="alert" id={`${id}-error`} className="mt-2 text-meta font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
