import { useRef } from "react";
import type { ShownSharePicture } from "#features/fields/schemas.ts";
import { sharingFields } from "#features/publishing/sharing.ts";
import { useNotes } from "#ui/forms/field.tsx";
import { LibraryButton, RemoveButton } from "../../media-picker/picture-buttons.tsx";
import { useMediaLibrary } from "../../media-picker/use-media-library.tsx";
import { FocalPoint } from "../focal-point.tsx";

type SharePictureFieldProps = {
  value: ShownSharePicture | null;
  onChange(value: ShownSharePicture | null): void;
  error: string | undefined;
  /** Only administrators can use the library. */
  hasLibrary: boolean;
};

const cardShape = 1200 / 630;
const hint = "Shown where a link to this page is shared, in place of the picture of the page itself.";

export function SharePictureField({ value, onChange, error, hasLibrary }: SharePictureFieldProps) {
  const library = useMediaLibrary();
  const { id, described, notes } = useNotes({ hint, error });
  const button = useRef<HTMLButtonElement>(null);

  async function choose(): Promise<void> {
    const entry = await library.choose("image");
    if (entry) onChange({ mediaId: entry._id, url: entry.url, alt: entry.alt, x: 50, y: 50 });
  }

  return (
    <fieldset className="min-w-0" aria-describedby={described}>
      <legend id={id} className="text-small font-semibold">
        {sharingFields.shareImage.label}
      </legend>
      {value && (
        <FocalPoint
          key={value.mediaId}
          picture={value}
          crop={cardShape}
          name="share card"
          onChange={(point) => onChange({ ...value, ...point })}
        />
      )}
      <div className="mt-2 flex flex-wrap gap-3">
        {hasLibrary ? (
          <LibraryButton
            ref={button}
            onClick={choose}
            aria-invalid={error ? true : undefined}
            aria-describedby={described}
          >
            {value ? "Choose another picture" : "Choose from the library"}
          </LibraryButton>
        ) : (
          !value && <p className="text-meta text-muted">An administrator can choose one.</p>
        )}
        {value && <RemoveButton next={button} onRemove={() => onChange(null)} />}
      </div>
      {notes}
      {library.dialog}
    </fieldset>
  );
}
