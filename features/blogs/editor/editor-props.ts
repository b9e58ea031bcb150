import type { ReactNode } from "react";

export type EditorProps = {
  /** The name of the field. */
  label: string;
  /**
   * HTML at the start. Later values are taken only when they are not what `onChange` has said last: a restored copy,
   * or an emptied form.
   */
  value: string;
  /** What the article is now; empty where there is nothing in it. */
  onChange(html: string): void;
  /** Uploads one picture and answers with its address. Rejects with a Refusal. `alt` is empty for a decorative one. */
  upload(file: File, alt: string): Promise<{ imageUrl: string }>;
  /** Opens the media library, where there is one. Null when nothing was chosen. */
  choose?(): Promise<{ imageUrl: string; alt: string } | null>;
  tell(kind: "info" | "success" | "error", message: string, milliseconds?: number): void;
  hint?: ReactNode;
  error?: string;
  disabled?: boolean;
};
