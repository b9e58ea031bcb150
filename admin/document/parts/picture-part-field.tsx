import { useId, useRef } from "react";
import type { Field as Declared } from "#features/fields/field.ts";
import { noPicture } from "#features/fields/types/choices.ts";
import { Field } from "#ui/forms/field.tsx";
import { RequiredLabel } from "#ui/required.tsx";
import type { FormPicture } from "../../fields/form-value.ts";
import { LibraryButton, RemoveButton } from "../../media-picker/picture-buttons.tsx";
import { useMediaLibrary } from "../../media-picker/use-media-library.tsx";

type PicturePartFieldProps = {
  name: string;
  part: Declared;
  picture: FormPicture;
  onChange(picture: FormPicture): void;
  error: string | undefined;
};

/** A picture from the media library with its alternative text. */
export function PicturePartField({ name, part, picture, onChange, error }: PicturePartFieldProps) {
  const library = useMediaLibrary();
  const chooseButton = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isChosen = picture.mediaId !== "";

  async function choose(): Promise<void> {
    const entry = await library.choose("image");
    if (entry) onChange({ mediaId: entry._id, alt: entry.alt, url: entry.url });
  }

  return (
    <fieldset className="min-w-0" aria-describedby={`${id}-hint`}>
      <legend className="text-small font-semibold">{part.label}</legend>
      <p id={`${id}-hint`} className="mt-1 text-meta text-muted">
        {part.hint}
      </p>
      <div className="mt-3 grid gap-4 rounded-base border border-hairline bg-surface p-4">
        {isChosen && (
          <img src={picture.url} alt={picture.alt} className="max-h-64 rounded-base border border-hairline" />
        )}
        <div className="flex flex-wrap gap-3">
          <LibraryButton ref={chooseButton} onClick={choose}>
            {isChosen ? "Choose another picture" : "Choose from the library"}
          </LibraryButton>
          {isChosen && (
            <RemoveButton next={chooseButton} onRemove={() => onChange({ ...noPicture, url: "" })} />
          )}
        </div>
        {isChosen ? (
          <Field
            name={name}
            label={<RequiredLabel>Alternative text</RequiredLabel>}
            required
            value={picture.alt}
            onChange={({ target }) => onChange({ ...picture, alt: target.value })}
            hint="What the picture shows, for people who cannot see it."
            error={error}
          />
        ) : (
          <input type="hidden" name={name} value="" />
        )}
      </div>
      {library.dialog}
    </fieldset>
  );
}
