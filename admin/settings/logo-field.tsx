import { useRef, useState } from "react";
import { useApi } from "#core/api.ts";
import { messageOf } from "#core/errors.ts";
import { Logo } from "#ui/logo.tsx";
import { FilePicker } from "../document/file-picker.tsx";
import { LibraryButton, RemoveButton } from "../media-picker/picture-buttons.tsx";
import { useMediaLibrary } from "../media-picker/use-media-library.tsx";
import { labels } from "./groups.ts";
import { useLogo } from "./use-logo.ts";
import type { SettingsForm } from "./use-settings.ts";

/** Chooses a picture from the library, or uploads one to it at once. */
export function LogoField({ form }: { form: SettingsForm<"appearance"> }) {
  const { values, errors, change } = form;
  const { media } = useApi();
  const library = useMediaLibrary();
  const logo = useLogo(values.logoId);
  const input = useRef<HTMLInputElement>(null);
  const [isUploading, setUploading] = useState(false);
  const [failure, setFailure] = useState("");
  const error = failure || errors.logoId;

  async function upload([file]: File[]): Promise<void> {
    if (!file) return;
    setFailure("");
    if (file.type === "image/svg+xml" || file.name.toLowerCase().endsWith(".svg")) {
      setFailure(
        "SVG files can contain scripts, so they are not accepted. Please save the logo as PNG or WebP.",
      );
      return;
    }
    setUploading(true);
    await media.add({ file, decorative: true }).then(
      ({ _id, kind }) => {
        if (kind === "image") change({ logoId: _id });
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
    change({ logoId: entry._id });
  }

  return (
    <div>
      <p id="logo-label" className="text-small font-semibold">
        {labels.appearance.logoId}
      </p>
      <div className="mt-1.5 flex flex-wrap items-center gap-3">
        <span className="flex h-14 min-w-14 items-center justify-center rounded-base border border-hairline bg-surface px-2">
          <Logo className="size-9" picture={values.logoId ? logo : null} />
        </span>
        <FilePicker
          input={input}
          text={isUploading ? "Uploading..." : values.logoId ? "Choose another picture" : "Choose a picture"}
          accept="image/png,image/webp,image/jpeg"
          labelledBy="logo-label"
          describedBy="logo-notes"
          isInvalid={Boolean(error)}
          onChoose={upload}
        />
        <LibraryButton onClick={choose} />
        {values.logoId && <RemoveButton next={input} onRemove={() => change({ logoId: null })} />}
      </div>
      <div id="logo-notes" className="mt-1.5 text-meta">
        {error && (
          <p role="alert" className="font-medium text-danger">
            {error}
          </p>
        )}
        <p className="text-muted">
          PNG or WebP, best with a transparent background and at least 512 pixels wide. The site’s icons and
          link previews use it.
        </p>
      </div>
      {library.dialog}
    </div>
  );
}
