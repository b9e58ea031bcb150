import { useState } from "react";
import type { DeskCalls } from "./calls.ts";
import { ThumbnailField } from "./thumbnail-field.tsx";
import type { UploadProgressProps } from "./upload-progress.tsx";
import { useLibrary } from "./use-library.tsx";
import type { Writing } from "./use-writing.ts";

type CoverFieldProps = {
  writing: Writing;
  calls: DeskCalls;
  /** Whether the media library is open to this member. */
  mayChoose: boolean;
  withAddress?: boolean;
  upload?: UploadProgressProps;
  error?: string;
};

/** The thumbnail of what is being written. */
export function CoverField({ writing, calls, mayChoose, withAddress, upload, error }: CoverFieldProps) {
  const { fields, file, change, setFile } = writing;
  const [refusal, setRefusal] = useState("");
  const { dialog, choose } = useLibrary(calls.media);

  async function chooseFromLibrary(): Promise<void> {
    const entry = await choose();
    if (!entry) return;
    setRefusal("");
    setFile(null);
    change({ image: entry.url, coverId: entry._id, coverAlt: entry.alt });
  }

  return (
    <>
      <ThumbnailField
        fields={fields}
        file={file}
        onChange={(some, picture) => {
          setRefusal("");
          change(some);
          setFile(picture);
        }}
        onRefuse={setRefusal}
        onLibrary={mayChoose ? chooseFromLibrary : undefined}
        withAddress={withAddress}
        upload={upload}
        error={refusal || error}
      />
      {dialog}
    </>
  );
}
