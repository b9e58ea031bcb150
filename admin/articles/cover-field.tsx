import { useState } from "react";
import type { MediaEntry } from "#features/media/library/contract.ts";
import { m } from "#messages";
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
      label={m.adminArticles.thumbnail()}
      isOptional
      hint={m.adminArticles.thumbnailHint()}
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
          label={m.adminArticles.thumbnailUrl()}
          name="image"
          inputMode="url"
          value={image}
          placeholder="https://"
          onChange={({ target }) => take({ image: target.value, coverId: "", file: null })}
          hint={file ? m.adminArticles.uploadedWithSave({ name: file.name }) : undefined}
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
            label={m.adminArticles.captionLabel()}
            name="coverCaption"
            value={coverCaption}
            onChange={({ target }) => change({ coverCaption: target.value })}
            hint={m.adminArticles.captionHint()}
          />
        </>
      )}
    </PictureField>
  );
}

function coverOf({ _id: coverId, url: image, alt: coverAlt, decorative: coverDecorative }: MediaEntry) {
  return { image, coverId, coverAlt, coverDecorative, file: null };
}
