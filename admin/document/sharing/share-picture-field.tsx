import type { ShownSharePicture } from "#features/fields/schemas.ts";
import { sharingFields } from "#features/publishing/sharing.ts";
import { PictureField } from "../../fields/picture.tsx";
import { FocalPoint } from "../focal-point.tsx";

type SharePictureFieldProps = {
  value: ShownSharePicture | null;
  onChange(value: ShownSharePicture | null): void;
  error: string | undefined;
};

const cardShape = 1200 / 630;

export function SharePictureField({ value, onChange, error }: SharePictureFieldProps) {
  return (
    <PictureField
      path="shareImage"
      label={sharingFields.shareImage.label}
      hint="Shown where a link to this page is shared, in place of the picture of the page itself."
      error={error}
      isChosen={value !== null}
      preview={
        value && (
          <FocalPoint
            key={value.mediaId}
            picture={value}
            crop={cardShape}
            name="share card"
            onChange={(point) => onChange({ ...value, ...point })}
          />
        )
      }
    />
  );
}
