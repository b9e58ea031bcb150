/** A picture that was chosen for the text and is not in it yet. */
export type PendingPicture = {
  key: string;
  name: string;
  alt: string;
  /** Its position in the document. */
  at: number;
  /** Undefined once it is uploaded. */
  file?: File;
  upload: UploadState;
};

export type UploadState =
  /** `asking`: its alternative text is asked for. */
  | { state: "asking" | "waiting" | "sending" }
  /** `reason`: what the server said, or that it did not answer. */
  | { state: "failed"; because: "offline" | "signed out" | "refused"; reason: string }
  | { state: "done"; imageUrl: string };

export function newPicture(file: File, at: number): PendingPicture {
  const random = crypto.getRandomValues(new Uint32Array(2));
  return { key: random.join("-"), name: file.name, alt: "", at, file, upload: { state: "asking" } };
}

export function isFailed({ upload }: PendingPicture): boolean {
  return upload.state === "failed";
}
