import type { Field as Declared } from "#features/fields/field.ts";
import { noPicture } from "#features/fields/types/choices.ts";
import { RequiredLabel } from "#ui/required.tsx";
import { AlternativeText } from "../../fields/alternative-text.tsx";
import type { FormPicture } from "../../fields/form-value.ts";
import { PictureField } from "../../fields/picture.tsx";

type PicturePartFieldProps = {
  name: string;
  part: Declared;
  picture: FormPicture;
  onChange(picture: FormPicture): void;
  error: string | undefined;
};

/** A picture with its alternative text. */
export function PicturePartField({ name, part, picture, onChange, error }: PicturePartFieldProps) {
  const { url, alt, mediaId } = picture;
  return (
    <PictureField
      label={part.label}
      hint={part.hint}
      isChosen={mediaId !== ""}
      onChange={(entry) =>
        onChange(entry ? { mediaId: entry._id, alt: entry.alt, url: entry.url } : { ...noPicture, url: "" })
      }
      className="rounded-base border border-hairline bg-surface p-4"
      preview={
        mediaId && <img src={url} alt={alt} className="max-h-64 rounded-base border border-hairline" />
      }
    >
      {mediaId ? (
        <AlternativeText
          name={name}
          label={<RequiredLabel>Alternative text</RequiredLabel>}
          required
          value={alt}
          onChange={(next) => onChange({ ...picture, alt: next })}
          error={error}
        />
      ) : (
        <input type="hidden" name={name} value="" />
      )}
    </PictureField>
  );
}
