import { noPicture, type PicturePart } from "#features/publishing/parts.ts";
import { RequiredLabel } from "#ui/required.tsx";
import { AlternativeText } from "../../fields/alternative-text.tsx";
import { PictureField } from "../../fields/picture.tsx";
import type { FormPicture } from "./form-parts.ts";

type PicturePartFieldProps = {
  name: string;
  part: PicturePart;
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
