import { ImagePlus, Images, Trash2 } from "lucide-react";
import { type ChangeEvent, useId, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { Decorative } from "#ui/decorative.tsx";
import { Field } from "#ui/forms/field.tsx";
import type { BlogFields } from "./fields.ts";
import { PictureShown } from "./picture-preview.tsx";
import { UploadProgress, type UploadProgressProps } from "./upload-progress.tsx";

type ThumbnailFields = Pick<
  BlogFields,
  "image" | "coverId" | "coverAlt" | "coverDecorative" | "coverCaption"
>;

type ThumbnailFieldProps = {
  fields: ThumbnailFields;
  file: File | null;
  onChange(fields: Partial<ThumbnailFields>, file: File | null): void;
  /** Something that was chosen cannot be taken. */
  onRefuse(message: string): void;
  /** Opens the media library. */
  onLibrary?(): void;
  /** Whether the address of the picture can be written. */
  withAddress?: boolean;
  upload?: UploadProgressProps;
  error?: string;
};

/** The picture of a blog: a file of this device, a picture of the library, or an address; and what is said of it. */
export function ThumbnailField({ fields, file, onChange, onRefuse, ...rest }: ThumbnailFieldProps) {
  const { onLibrary, withAddress, upload, error } = rest;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const chosen = file !== null || fields.image !== "";
  const none = { image: "", coverId: "", coverAlt: "", coverDecorative: false, coverCaption: "" };

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const [picked] = currentTarget.files ?? [];
    currentTarget.value = ""; // so that the same file can be chosen once more
    if (!picked) return;
    // The server decides how large a picture may be.
    const isPicture = picked.type === "" || picked.type.startsWith("image/");
    if (isPicture) onChange({ image: "", coverId: "" }, picked);
    else onRefuse("Please choose an image.");
  }

  function remove(): void {
    onChange(none, null);
    input.current?.focus(); // the button that was pressed goes with the picture
  }

  return (
    <fieldset className="min-w-0">
      <legend id={`${id}-name`} className="text-small font-semibold">
        Thumbnail <span className="font-normal text-muted">(optional)</span>
      </legend>
      <div className="mt-1.5 grid gap-5 rounded-base border border-hairline bg-surface p-4 sm:grid-cols-[16rem_minmax(0,1fr)]">
        <PictureShown file={file} address={fields.image} alt={fields.coverAlt} />
        <div className="min-w-0 space-y-4">
          <div className="flex flex-wrap gap-3">
            <div className="relative">
              <input
                ref={input}
                type="file"
                id={`${id}-file`}
                accept="image/*"
                aria-labelledby={`${id}-name ${id}-choose`}
                aria-describedby={`${id}-said`}
                aria-invalid={error ? true : undefined}
                onChange={choose}
                className="peer absolute inset-0 size-full opacity-0"
              />
              <label
                id={`${id}-choose`}
                htmlFor={`${id}-file`}
                className="button relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-base border border-control px-4 py-2 text-small font-semibold peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-focus hover:border-brand hover:text-brand"
              >
                <ImagePlus aria-hidden className="size-4.5" />
                {chosen ? "Choose another image" : "Choose an image"}
              </label>
            </div>
            {onLibrary && (
              <Button look="outline" className="px-4!" onClick={onLibrary}>
                <Images aria-hidden className="size-4.5" />
                From the library
              </Button>
            )}
            {chosen && (
              <Button look="quiet" className="px-4!" onClick={remove}>
                <Trash2 aria-hidden className="size-4.5" />
                Remove
              </Button>
            )}
          </div>
          <div id={`${id}-said`} className="text-meta">
            {error && <p className="font-medium text-danger">{error}</p>}
            <p className="text-muted">PNG, JPG up to 10MB</p>
          </div>
          {upload && <UploadProgress {...upload} />}
          {withAddress && (
            <Field
              label="Thumbnail image URL"
              name="image"
              inputMode="url"
              value={fields.image}
              placeholder="https://"
              onChange={({ target }) => onChange({ image: target.value, coverId: "" }, null)}
              hint={file ? `${file.name} is uploaded with the next save.` : undefined}
            />
          )}
          {!withAddress && <input type="hidden" name="image" value={fields.image} />}
          {chosen && (
            <>
              <Field
                label="Alternative text"
                name="coverAlt"
                value={fields.coverDecorative ? "" : fields.coverAlt}
                disabled={fields.coverDecorative}
                onChange={({ target }) => onChange({ coverAlt: target.value }, file)}
                hint="What the picture shows, for people who cannot see it."
              />
              <Decorative
                checked={fields.coverDecorative}
                onChange={(coverDecorative) => onChange({ coverDecorative }, file)}
              />
              <Field
                label="Caption"
                name="coverCaption"
                value={fields.coverCaption}
                onChange={({ target }) => onChange({ coverCaption: target.value }, file)}
                hint="Stands below the picture, with the name of the photographer."
              />
            </>
          )}
        </div>
      </div>
    </fieldset>
  );
}
