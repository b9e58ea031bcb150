import type { WrittenItem } from "#features/photography/writing-contract.ts";

export type Kind = "image" | "video";

/** What is said of a picture or video. `decorative`: it says nothing that the words do not. */
export type Flash = { alt: string; decorative: boolean; caption: string; credit: string };

/** Why a file is not uploaded; those that are `refused` or `missing` are not tried again. */
export type Obstacle = "refused" | "missing" | "lost" | "signed out" | "called off" | "failed";

export type UploadState =
  | { state: "waiting" }
  | { state: "sending"; sent: number; of: number }
  | { state: "stopped"; because: Obstacle; reason: string }
  /** `id` is that of the file in the media library. */
  | { state: "done"; id: string };

/** A picture or video of a collection on its desk, uploaded or not yet. */
export type FormItem = {
  key: string;
  kind: Kind;
  /** Of the file, or what an item without one is called. */
  name: string;
  bytes: number;
  /** Chosen on this device. */
  file?: File;
  /** Address of a small picture; null where there is none but that of the file. */
  picture: string | null;
  /** Of a video: whether it can be watched. */
  preparing: "ready" | "processing" | "failed";
  upload: UploadState;
  said: Flash;
};

/** A medium of the library as it is shown when it is chosen again. */
export type LibraryEntry = {
  _id: string;
  kind: Kind;
  status: "ready" | "processing" | "failed";
  url: string;
  srcset: string;
  poster: string | null;
  alt: string;
  decorative: boolean;
};

const unsaid: Flash = { alt: "", decorative: false, caption: "", credit: "" };

/** An item of a saved collection. */
export function itemOf({ mediaId, alt, decorative, caption, credit, ...media }: WrittenItem): FormItem {
  const item = fromLibrary({ ...media, _id: mediaId, alt, decorative });
  return { ...item, said: { alt, decorative, caption, credit } };
}

/** An item of what is in the media library already. */
export function fromLibrary({ _id, kind, status, url, srcset, poster, ...said }: LibraryEntry): FormItem {
  const { alt, decorative } = said;
  return {
    key: _id,
    kind,
    name: alt || (kind === "image" ? "Image" : "Video"),
    bytes: 0,
    picture: kind === "video" ? poster : smallest(srcset) || url,
    preparing: status,
    upload: { state: "done", id: _id },
    said: { ...unsaid, alt, decorative },
  };
}

/** An item of a file that was chosen and will be uploaded, unless there is a reason why not. */
export function fromFile(file: File, kind: Kind, refusal?: string): FormItem {
  return {
    key: newKey(),
    kind,
    name: file.name,
    bytes: file.size,
    file,
    picture: null,
    preparing: "ready",
    upload: refusal ? { state: "stopped", because: "refused", reason: refusal } : { state: "waiting" },
    said: unsaid,
  };
}

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16)).join("");
}

function smallest(srcset: string): string {
  return srcset.split(" ")[0] ?? "";
}

/** Whether a collection of this media type shows this kind. */
export function isIn(mediaType: "images" | "videos" | "mixed", kind: Kind): boolean {
  return mediaType === "mixed" || mediaType === (kind === "image" ? "images" : "videos");
}

/** Whether it takes a place in the collection: what was refused does not. */
export function counts({ upload }: FormItem): boolean {
  return upload.state !== "stopped" || upload.because !== "refused";
}

export function isPending({ upload: { state } }: FormItem): boolean {
  return state === "waiting" || state === "sending";
}

/** Whether it makes sense to try again. */
export function canRetry({ upload, file }: FormItem): boolean {
  return upload.state === "stopped" && file !== undefined && upload.because !== "refused";
}

/** The items with one of them moved among those of its kind, to the place of another. */
export function placed(items: FormItem[], key: string, at: string): FormItem[] {
  const from = items.findIndex((item) => item.key === key);
  const to = items.findIndex((item) => item.key === at);
  const moving = items[from];
  if (!moving || to < 0) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, moving);
}
