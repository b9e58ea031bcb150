import { type ReactNode, useId, useRef, useState } from "react";
import { FilePicker } from "#admin/media-picker/file-picker.tsx";
import type { MediaEntry } from "#features/media/library/contract.ts";
import { m } from "#messages";
import { classes } from "#ui/classes.ts";
import { OptionalLabel } from "#ui/required.tsx";
import { useForm } from "../document/form-context.ts";
import { useMember } from "../guard.tsx";
import { LibraryButton, RemoveButton } from "../media-picker/picture-buttons.tsx";
import { useMediaLibrary } from "../media-picker/use-media-library.tsx";
import { type FieldUpload, uploadsIn, withPicture } from "../uploads/field-uploads.ts";
import { pendingFile } from "../uploads/upload.ts";
import { UploadProgress } from "../uploads/upload-progress.tsx";

type PictureFieldProps = {
  /** Of the field in the form, which gets the picture. */
  path: string;
  label: string;
  isOptional?: boolean;
  hint?: ReactNode;
  error?: string;
  isChosen: boolean;
  /** Takes pictures of the library. Unless given, the field of the form gets them. */
  onChange?(picture: MediaEntry | null): void;
  /** How the site shows it. */
  preview?: ReactNode;
  /** Takes files of this device. Unless given, they are uploaded to the library at once. */
  onFile?(file: File): void;
  /** New pictures are marked as decorative. */
  isDecorative?: boolean;
  className?: string;
  /** More about the picture, such as its texts. */
  children?: ReactNode;
};

// With this list, iPhones convert HEIC to JPEG.
const accept = "image/jpeg,image/png,image/webp,image/gif,image/avif";

/** A picture that is chosen from the media library, or uploaded. Authors have no library. */
export function PictureField(props: PictureFieldProps) {
  const { path, label, hint, error, isChosen, onChange, preview, onFile, className, children } = props;
  const { kind, fields, change } = useForm();
  const { member } = useMember();
  const library = useMediaLibrary();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState("");
  const id = useId();
  const hasLibrary = member.role === "admin";
  const pending = uploadsIn(fields).find((each) => each.path === path);
  const failure = refused || (pending?.upload.state === "stopped" ? pending.upload.reason : "");
  const problem = failure || error;

  function take(entry: MediaEntry | null): void {
    setRefused("");
    if (onChange) onChange(entry);
    else change((now) => withPicture(kind, now, path, entry));
  }

  function chooseFile([file]: File[]): void {
    if (!file) return;
    const wrong = problemWith(file);
    setRefused(wrong);
    if (wrong) return;
    if (onFile) onFile(file);
    else setUploads({ ...pendingFile(file), path, isDecorative: props.isDecorative === true });
  }

  function setUploads(...next: FieldUpload[]): void {
    change((now) => ({ uploads: [...uploadsIn(now).filter((each) => each.path !== path), ...next] }));
  }

  async function chooseFromLibrary(): Promise<void> {
    const entry = await library.choose("image");
    if (entry) take(entry);
  }

  return (
    <fieldset className="min-w-0">
      <legend id={`${id}-name`} className="text-small font-semibold">
        {props.isOptional ? <OptionalLabel>{label}</OptionalLabel> : label}
      </legend>
      <div className={classes("mt-1.5 grid gap-4", className)}>
        {preview}
        <div className="min-w-0 space-y-4">
          <div className="flex flex-wrap gap-3">
            {(hasLibrary || onFile) && (
              <FilePicker
                input={input}
                text={isChosen ? m.adminFields.chooseAnotherImage() : m.adminFields.chooseImage()}
                accept={accept}
                labelledBy={`${id}-name`}
                describedBy={`${id}-notes`}
                isInvalid={Boolean(problem)}
                onChoose={chooseFile}
              />
            )}
            {hasLibrary && <LibraryButton onClick={chooseFromLibrary} />}
            {!hasLibrary && !onFile && !isChosen && (
              <p className="text-meta text-muted">{m.adminFields.onlyAdminChooses()}</p>
            )}
            {(isChosen || pending) && <RemoveButton next={input} onRemove={() => take(null)} />}
          </div>
          <div id={`${id}-notes`} className="text-meta">
            {problem && (
              <p role={failure ? "alert" : undefined} className="font-medium text-danger">
                {problem}
              </p>
            )}
            {hint && <p className="text-muted">{hint}</p>}
          </div>
          {pending?.upload.state === "sending" && (
            <UploadProgress {...pending.upload} onCancel={() => setUploads()} />
          )}
          {children}
        </div>
      </div>
      {library.dialog}
    </fieldset>
  );
}

/** The server decides what a picture is, and how large it may be. */
function problemWith({ name, type }: File): string {
  if (type === "image/svg+xml" || name.toLowerCase().endsWith(".svg")) return m.adminFields.noSvg();
  return type === "" || type.startsWith("image/") ? "" : m.adminUploads.notImage();
}
