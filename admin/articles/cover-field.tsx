import { useState } from "react";
import type { MediaEntry } from "#features/media/library/contract.ts";
import { Field } from "#ui/forms/field.tsx";
import type { FieldProps } from "../document/kind.ts";
import { AlternativeText } from "../fields/alternative-text.tsx";
import { PictureField } from "../fields/picture.tsx";
import { UploadProgress } from "../uploads/upload-progress.tsx";
import { type ArticleFields, noCover } from "./fields.ts";
import { PicturePreview } from "./picture-preview.tsx";

type CoverFieldProps = FieldProps<ArticleFields> & {
  /** Whether the URL of the picture can be typed. */
  hasAddress: boolean;
};

/** The thumbnail: a file of this device, a picture of the library, or a URL. */
export function CoverField({ fields, change, errors, progress, hasAddress }: CoverFieldProps) {
  const { file, image, coverAlt, coverDecorative, coverCaption } = fields;
  const [outdated, setOutdated] = useState<object>(); // errors about another picture
  const isChosen = file !== null || image !== "";

  function take(cover: Partial<ArticleFields>): void {
    setOutdated(errors);
    change(cover);
  }

  return (
    <PictureField
      path="image"
      label="Thumbnail"
      isOptional
      hint="PNG, JPG up to 10MB"
      error={errors === outdated ? undefined : (errors.image ?? errors.coverId)}
      isChosen={isChosen}
      className="@xl:grid-cols-[16rem_minmax(0,1fr)]"
      preview={<PicturePreview file={file} address={image} alt={coverAlt} />}
      onFile={(picked) => take({ image: "", coverId: "", file: picked })}
      onChange={(entry) => take(entry ? coverOf(entry) : noCover)}
    >
      {file && progress && <UploadProgress {...progress} />}
      {hasAddress ? (
        <Field
          label="Thumbnail image URL"
          name="image"
          inputMode="url"
          value={image}
          placeholder="https://"
          onChange={({ target }) => take({ image: target.value, coverId: "", file: null })}
          hint={file ? `${file.name} is uploaded with the next save.` : undefined}
        />
      ) : (
        <input type="hidden" name="image" value={image} />
      )}
      {isChosen && (
        <>
          <AlternativeText
            name="coverAlt"
            value={coverAlt}
            isDecorative={coverDecorative}
            onChange={(alt) => change({ coverAlt: alt })}
            onDecorative={(checked) => change({ coverDecorative: checked })}
          />
          <Field
            label="Caption"
            name="coverCaption"
            value={coverCaption}
            onChange={({ target }) => change({ coverCaption: target.value })}
            hint="Shown below the picture, with the name of the photographer."
          />
        </>
      )}
    </PictureField>
  );
}

function coverOf({ _id: coverId, url: image, alt: coverAlt, decorative: coverDecorative }: MediaEntry) {
  return { image, coverId, coverAlt, coverDecorative, file: null };
}
