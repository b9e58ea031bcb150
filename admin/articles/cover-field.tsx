import { useId, useRef, useState } from "react";
import { Decorative } from "#ui/decorative.tsx";
import { Field } from "#ui/forms/field.tsx";
import { FilePicker } from "../document/file-picker.tsx";
import type { FieldProps } from "../document/kind.ts";
import { LibraryButton, RemoveButton } from "../media-picker/picture-buttons.tsx";
import { useMediaLibrary } from "../media-picker/use-media-library.tsx";
import { type ArticleFields, noCover } from "./fields.ts";
import { PicturePreview } from "./picture-preview.tsx";
import { UploadProgress } from "./upload-progress.tsx";

type CoverFieldProps = FieldProps<ArticleFields> & {
  hasLibrary: boolean;
  /** Whether the URL of the picture can be typed. */
  hasAddress: boolean;
};

/** The thumbnail: a file of this device, a picture of the library, or a URL. */
export function CoverField({ fields, change, errors, progress, hasLibrary, hasAddress }: CoverFieldProps) {
  const { file, image } = fields;
  const [fileError, setFileError] = useState("");
  const [outdated, setOutdated] = useState<object>(); // errors about another picture
  const error = fileError || (errors === outdated ? undefined : (errors.image ?? errors.coverId));
  const library = useMediaLibrary();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isChosen = file !== null || image !== "";

  function take(cover: Partial<ArticleFields>): void {
    setFileError("");
    setOutdated(errors);
    change(cover);
  }

  function chooseFile([picked]: File[]): void {
    // The server decides how large a picture may be.
    const isPicture = !picked || picked.type === "" || picked.type.startsWith("image/");
    if (!isPicture) setFileError("Please choose an image.");
    else if (picked) take({ image: "", coverId: "", file: picked });
  }

  async function chooseFromLibrary(): Promise<void> {
    const entry = await library.choose("image");
    if (!entry) return;
    const { _id: coverId, url, alt: coverAlt, decorative: coverDecorative } = entry;
    take({ image: url, coverId, coverAlt, coverDecorative, file: null });
  }

  return (
    <fieldset className="min-w-0">
      <legend id={`${id}-name`} className="text-small font-semibold">
        Thumbnail <span className="font-normal text-muted">(optional)</span>
      </legend>
      <div className="mt-1.5 grid gap-4 @xl:grid-cols-[16rem_minmax(0,1fr)]">
        <PicturePreview file={file} address={image} alt={fields.coverAlt} />
        <div className="min-w-0 space-y-4">
          <div className="flex flex-wrap gap-3">
            <FilePicker
              input={input}
              text={isChosen ? "Choose another image" : "Choose an image"}
              accept="image/*"
              labelledBy={`${id}-name`}
              describedBy={`${id}-notes`}
              isInvalid={Boolean(error)}
              onChoose={chooseFile}
            />
            {hasLibrary && <LibraryButton onClick={chooseFromLibrary} />}
            {isChosen && <RemoveButton next={input} onRemove={() => take(noCover)} />}
          </div>
          <div id={`${id}-notes`} className="text-meta">
            {error && <p className="font-medium text-danger">{error}</p>}
            <p className="text-muted">PNG, JPG up to 10MB</p>
          </div>
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
          {isChosen && <CoverTexts fields={fields} change={change} />}
        </div>
      </div>
      {library.dialog}
    </fieldset>
  );
}

function CoverTexts({ fields, change }: Pick<FieldProps<ArticleFields>, "fields" | "change">) {
  const { coverAlt, coverDecorative, coverCaption } = fields;
  return (
    <>
      <Field
        label="Alternative text"
        name="coverAlt"
        value={coverDecorative ? "" : coverAlt}
        disabled={coverDecorative}
        onChange={({ target }) => change({ coverAlt: target.value })}
        hint="What the picture shows, for people who cannot see it."
      />
      <Decorative checked={coverDecorative} onChange={(checked) => change({ coverDecorative: checked })} />
      <Field
        label="Caption"
        name="coverCaption"
        value={coverCaption}
        onChange={({ target }) => change({ coverCaption: target.value })}
        hint="Shown below the picture, with the name of the photographer."
      />
    </>
  );
}
