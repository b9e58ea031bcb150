import { type ReactNode, useRef, useState } from "react";
import { useApi } from "#core/api.ts";
import { messageOf } from "#core/errors.ts";
import { FilePicker } from "../document/file-picker.tsx";
import { LibraryButton, RemoveButton } from "../media-picker/picture-buttons.tsx";
import { useMediaLibrary } from "../media-picker/use-media-library.tsx";
import { labels } from "./groups.ts";
import type { SettingsForm } from "./use-settings.ts";

type LibraryPictureFieldProps = {
  form: SettingsForm<"appearance">;
  field: "logoId" | "darkLogoId" | "panelId";
  hint: string;
  /** The picture as the site shows it. */
  children: ReactNode;
};

/** Chooses a picture from the library, or uploads one to it at once. */
export function LibraryPictureField({ form, field, hint, children }: LibraryPictureFieldProps) {
  const { values, errors, change } = form;
  const { media } = useApi();
  const library = useMediaLibrary();
  const input = useRef<HTMLInputElement>(null);
  const [isUploading, setUploading] = useState(false);
  const [failure, setFailure] = useState("");
  const error = failure || errors[field];

  async function upload([file]: File[]): Promise<void> {
    if (!file) return;
    setFailure("");
    if (file.type === "image/svg+xml" || file.name.toLowerCase().endsWith(".svg")) {
      setFailure(
        "SVG files can contain scripts, so they are not accepted. Please save the picture as PNG or WebP.",
      );
      return;
    }
    setUploading(true);
    await media.add({ file, decorative: true }).then(
      ({ _id, kind }) => {
        if (kind === "image") change({ [field]: _id });
        else setFailure("Please choose a picture.");
      },
      (cause) => setFailure(messageOf(cause, "The picture could not be uploaded. Please try again.")),
    );
    setUploading(false);
  }

  async function choose(): Promise<void> {
    const entry = await library.choose("image");
    if (!entry) return;
    setFailure("");
    change({ [field]: entry._id });
  }

  return (
    <div>
      <p id={`${field}-label`} className="text-small font-semibold">
        {labels.appearance[field]}
      </p>
      <div className="mt-1.5 flex flex-wrap items-center gap-3">
        {children}
        <FilePicker
          input={input}
          text={isUploading ? "Uploading..." : values[field] ? "Choose another picture" : "Choose a picture"}
          accept="image/png,image/webp,image/jpeg"
          labelledBy={`${field}-label`}
          describedBy={`${field}-notes`}
          isInvalid={Boolean(error)}
          onChoose={upload}
        />
        <LibraryButton onClick={choose} />
        {values[field] && <RemoveButton next={input} onRemove={() => change({ [field]: null })} />}
      </div>
      <div id={`${field}-notes`} className="mt-1.5 text-meta">
        {error && (
          <p role="alert" className="font-medium text-danger">
            {error}
          </p>
        )}
        <p className="text-muted">{hint}</p>
      </div>
      {library.dialog}
    </div>
  );
}
