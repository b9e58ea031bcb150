import type { ReactNode } from "react";
import type { PendingPicture } from "./pictures/pending.ts";

export type EditorProps = {
  /** The name of the field. */
  label: string;
  required?: boolean;
  /**
   * HTML at the start. Later values are taken only when they are not what `onChange` has said last: a restored copy,
   * or an emptied form.
   */
  value: string;
  /** What the article is now; empty where there is nothing in it. */
  onChange(html: string): void;
  /** Pictures for this text that are not in it yet. The form uploads them. */
  pictures: PendingPicture[];
  /** Changes the list. Must be the same function in each render. */
  onPictures(change: (pictures: PendingPicture[]) => PendingPicture[]): void;
  /** Opens the media library, where there is one. Null when nothing was chosen. */
  choose?(): Promise<{ imageUrl: string; alt: string; decorative: boolean } | null>;
  /** A picture that has been uploaded before is shown as decorative. */
  onDecorative?(imageUrl: string): void;
  tell(kind: "info" | "success" | "error", message: string, milliseconds?: number): void;
  hint?: ReactNode;
  error?: string;
  disabled?: boolean;
};
