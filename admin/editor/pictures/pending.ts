/** A picture that was chosen for the text and is not in it yet. */
export type PendingPicture = {
  key: string;
  name: string;
  alt: string;
  /** A position in the document. */
  at: number;
  /** Undefined after the upload. */
  file?: File;
  upload: UploadState;
};

export type UploadState =
  /** `asking`: the writer is asked for the alternative text. */
  | { state: "asking" | "waiting" | "sending" }
  | { state: "failed"; because: "offline" | "signed out" | "refused"; reason: string }
  | { state: "done"; imageUrl: string };

export function isFailed({ upload }: PendingPicture): boolean {
  return upload.state === "failed";
}
