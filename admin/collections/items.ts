import { newId } from "#core/ids.ts";
import type { MediaEntry } from "#features/media/library/contract.ts";
import type { EditableItem } from "#features/photography/writing-contract.ts";
import { m } from "#messages";
import { stopped, type Upload, type Uploadable } from "../uploads/upload.ts";

export type Kind = "image" | "video";
export type MediaType = "images" | "videos" | "mixed";

export type ItemTexts = { alt: string; decorative: boolean; caption: string; credit: string };

/** A picture or video of a collection, uploaded or not yet. */
export type CollectionItem = Uploadable & {
  kind: Kind;
  bytes: number;
  /** The URL of a small picture; null for a local file. */
  picture: string | null;
  /** Says whether a video can be watched. */
  status: "ready" | "processing" | "failed";
  /** `id` is that of the file in the media library. */
  upload: Upload<{ id: string }>;
  texts: ItemTexts;
  /** Its writer has said that it is published without an alternative text. */
  isBlank?: true;
};

type LibraryItem = Pick<MediaEntry, "_id" | "status" | "url" | "srcset" | "poster" | "alt" | "decorative"> & {
  kind: Kind;
};

/** Whether a collection can have it. */
export function isVisual<Entry extends Pick<MediaEntry, "kind">>(
  entry: Entry,
): entry is Entry & { kind: Kind } {
  return entry.kind === "image" || entry.kind === "video";
}

const noTexts: ItemTexts = { alt: "", decorative: false, caption: "", credit: "" };

export function fromSaved({ mediaId, caption, credit, ...media }: EditableItem): CollectionItem {
  const item = fromLibrary({ ...media, _id: mediaId });
  return { ...item, texts: { ...item.texts, caption, credit } };
}

export function fromLibrary(entry: LibraryItem): CollectionItem {
  const { _id, kind, status, url, srcset, poster, alt, decorative } = entry;
  return {
    key: _id,
    kind,
    name: alt || (kind === "image" ? m.adminCollections.anImage() : m.adminCollections.aVideo()),
    bytes: 0,
    picture: kind === "video" ? poster : srcset.split(" ")[0] || url,
    status,
    upload: { state: "done", id: _id },
    texts: { ...noTexts, alt, decorative },
  };
}

/** A file to upload, unless it is refused. */
export function fromFile(file: File, kind: Kind, error?: string): CollectionItem {
  return {
    key: newId(),
    kind,
    name: file.name,
    bytes: file.size,
    file,
    picture: null,
    status: "ready",
    upload: error ? stopped("refused", error) : { state: "waiting" },
    texts: noTexts,
  };
}

/** A refused file takes no place in the collection. */
export function isAccepted({ upload }: CollectionItem): boolean {
  return upload.state !== "stopped" || upload.because !== "refused";
}

/** A picture that needs an alternative text, and has none. */
export function lacksText({ kind, texts: { alt, decorative } }: CollectionItem): boolean {
  return kind === "image" && !decorative && alt.trim() === "";
}

export function countOf(items: CollectionItem[], kind: Kind): number {
  return items.filter((item) => item.kind === kind && isAccepted(item)).length;
}

/** Moves an item to the position of another. */
export function moved(items: CollectionItem[], key: string, target: string): CollectionItem[] {
  const from = items.findIndex((item) => item.key === key);
  const to = items.findIndex((item) => item.key === target);
  const item = items[from];
  return item && to >= 0 ? items.toSpliced(from, 1).toSpliced(to, 0, item) : items;
}
