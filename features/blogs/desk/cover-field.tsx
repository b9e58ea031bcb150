import { useState } from "react";
import type { DeskCalls } from "./calls.ts";
import { ThumbnailField } from "./thumbnail-field.tsx";
import type { UploadProgressProps } from "./upload-progress.tsx";
import type { Writing } from "./use-writing.ts";

type CoverFieldProps = {
  writing: Writing;
  calls: DeskCalls;
  withAddress?: boolean;
  upload?: UploadProgressProps;
  error?: string;
};

/** The thumbnail of what is being written. */
export function CoverField({ writing, withAddress, upload, error }: CoverFieldProps) {
  const { fields, file, change, setFile } = writing;
  const [refusal, setRefusal] = useState("");

  return (
    <ThumbnailField
      fields={fields}
      file={file}
      onChange={(some, picture) => {
        setRefusal("");
        change(some);
        setFile(picture);
      }}
      onRefuse={setRefusal}
      withAddress={withAddress}
      upload={upload}
      error={refusal || error}
    />
  );
}
