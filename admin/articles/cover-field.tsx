import { useState } from "react";
import type { FormApi } from "./calls.ts";
import type { BlogFields } from "./fields.ts";
import { ThumbnailField } from "./thumbnail-field.tsx";
import type { UploadProgressProps } from "./upload-progress.tsx";
import { useLibrary } from "./use-library.tsx";
import type { Writing } from "./use-writing.ts";

type CoverFieldProps = {
  writing: Writing;
  calls: FormApi;
  /** Whether the media library is open to this member. */
  mayChoose: boolean;
  withAddress?: boolean;
  upload?: UploadProgressProps;
  /** What the last save found wrong, by field. Another object after each save. */
  errors: Record<string, string>;
};

/** The thumbnail of what is being written. */
export function CoverField({ writing, calls, mayChoose, withAddress, upload, errors }: CoverFieldProps) {
  const { fields, file, change, setFile } = writing;
  const [refusal, setRefusal] = useState("");
  const [corrected, setCorrected] = useState<object>(); // errors that were about another picture
  const fault = errors === corrected ? undefined : (errors.image ?? errors.coverId);
  const { dialog, choose } = useLibrary(calls.media);

  async function chooseFromLibrary(): Promise<void> {
    const entry = await choose();
    if (!entry) return;
    take(null, {
      image: entry.url,
      coverId: entry._id,
      coverAlt: entry.alt,
      coverDecorative: entry.decorative,
    });
  }

  function take(picture: File | null, some: Partial<BlogFields>): void {
    setRefusal("");
    if (picture !== file || some.image !== undefined) setCorrected(errors);
    setFile(picture);
    change(some);
  }

  return (
    <>
      <ThumbnailField
        fields={fields}
        file={file}
        onChange={(some, picture) => take(picture, some)}
        onRefuse={setRefusal}
        onLibrary={mayChoose ? chooseFromLibrary : undefined}
        withAddress={withAddress}
        upload={upload}
        error={refusal || fault}
      />
      {dialog}
    </>
  );
}
