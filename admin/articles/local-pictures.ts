import type { PendingPicture } from "../editor/pictures/pending.ts";

const prefix = "picture:";

/** A pending picture without its file, which is stored beside it. */
export function keepable({ file, ...picture }: PendingPicture): PendingPicture {
  return picture.upload.state === "sending" ? { ...picture, upload: { state: "waiting" } } : picture;
}

/** The files of pending pictures, by the names under which they are stored. */
export function pictureFiles(pictures: PendingPicture[]): Record<string, Blob[]> {
  return Object.fromEntries(
    pictures.flatMap(({ key, file }) => (file ? [[prefix + key, [file]] as const] : [])),
  );
}

/** Pictures as they come back with their files; each is uploaded again, or asked about. One whose file is lost is left out. */
export function revived(pictures: PendingPicture[], files: Record<string, Blob[]>): PendingPicture[] {
  return pictures.flatMap((picture) => {
    if (picture.upload.state === "done") return [picture];
    const [blob] = files[prefix + picture.key] ?? [];
    if (!blob) return [];
    const file = blob instanceof File ? blob : new File([blob], picture.name, { type: blob.type });
    const state = picture.upload.state === "asking" ? "asking" : "waiting";
    return [{ ...picture, file, upload: { state } }];
  });
}
