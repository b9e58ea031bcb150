import { asFile, type DraftFiles } from "#ui/local-drafts/store.ts";
import type { PendingPicture } from "../editor/pictures/pending.ts";
import type { ArticleFields } from "./fields.ts";

const cover = "image";
const prefix = "picture:";

export function filesOf({ file, pictures }: ArticleFields): Record<string, File> {
  const pending = pictures.flatMap(({ key, file: each }) => (each ? [[prefix + key, each] as const] : []));
  return { ...(file ? { [cover]: file } : {}), ...Object.fromEntries(pending) };
}

export function withoutFiles(fields: ArticleFields): ArticleFields {
  const pictures = fields.pictures.map(({ file, ...picture }) => ({
    ...picture,
    upload: picture.upload.state === "sending" ? { state: "waiting" as const } : picture.upload,
  }));
  return { ...fields, file: null, pictures };
}

/** Pictures are uploaded again, or wait for their alternative text again. One without its file is dropped. */
export function withFiles(fields: ArticleFields, files: DraftFiles): ArticleFields {
  const pictures = fields.pictures.flatMap((picture): PendingPicture[] => {
    if (picture.upload.state === "done") return [picture];
    const file = asFile(files[prefix + picture.key], picture.name);
    const state = picture.upload.state === "asking" ? "asking" : "waiting";
    return file ? [{ ...picture, file, upload: { state } }] : [];
  });
  return { ...fields, file: asFile(files[cover], "thumbnail") ?? null, pictures };
}
