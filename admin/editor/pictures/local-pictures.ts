import { asFile, type DraftFiles } from "#ui/local-drafts/store.ts";
import type { PendingPicture } from "./pending.ts";

const prefix = "picture:";

/** Files of pictures that are not uploaded yet, by key. */
export function pictureFiles(pictures: PendingPicture[]): Record<string, File> {
  return Object.fromEntries(
    pictures.flatMap(({ key, file }) => (file ? [[prefix + key, file] as const] : [])),
  );
}

export function withoutPictureFiles(pictures: PendingPicture[]): PendingPicture[] {
  return pictures.map(({ file, ...picture }) => ({
    ...picture,
    upload: picture.upload.state === "sending" ? { state: "waiting" as const } : picture.upload,
  }));
}

/** Uploads pictures again, or asks for their alternative text again. Drops those without a file. */
export function withPictureFiles(pictures: PendingPicture[], files: DraftFiles): PendingPicture[] {
  return pictures.flatMap((picture): PendingPicture[] => {
    if (picture.upload.state === "done") return [picture];
    const file = asFile(files[prefix + picture.key], picture.name);
    const state = picture.upload.state === "asking" ? "asking" : "waiting";
    return file ? [{ ...picture, file, upload: { state } }] : [];
  });
}
