import type { UploadOptions } from "#core/contract.ts";
import type { LinkedFile } from "#features/media/library/contract.ts";
import type { EmbedAttributes } from "./blocks/embed.ts";
import type { PendingPicture } from "./pictures/pending.ts";

export type EditorProps = {
  label: string;
  /** The language of the text; empty: the site's. */
  language: string;
  /** A document can be published without a text. */
  optional?: boolean;
  /** HTML. A value other than the latest of `onChange` replaces the document. */
  value: string;
  /** Called with an empty text if there is no visible content. */
  onChange(html: string): void;
  /** Pictures for this text that are not in it yet. The form uploads them. */
  pictures: PendingPicture[];
  /** Must be stable between renders. */
  onPictures(change: (pictures: PendingPicture[]) => PendingPicture[]): void;
  /** Opens the media library; null if nothing was chosen. */
  choose?(): Promise<{ imageUrl: string; alt: string; decorative: boolean } | null>;
  /** Uploads a file into the library, or lets administrators choose one. Null for a picture or a video. */
  files: {
    upload(file: File, options: UploadOptions): Promise<LinkedFile | null>;
    choose?(): Promise<LinkedFile | null>;
  };
  /** Opens the media library for a video; null if nothing was chosen. */
  chooseVideo?(): Promise<EmbedAttributes | null>;
  /** Called when a picture of the library is marked as decorative. */
  onDecorative?(imageUrl: string): void;
  error?: string;
};
