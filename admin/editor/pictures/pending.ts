import type { Upload, Uploadable } from "../../uploads/upload.ts";

/** A picture that was chosen for the text and is not in it yet. */
export type PendingPicture = Uploadable & {
  alt: string;
  /** A position in the document. */
  at: number;
  upload:
    | Upload
    /** The writer is asked for the alternative text. */
    | { state: "asking" }
    /** The editor inserts it next. */
    | { state: "arrived"; imageUrl: string };
};
