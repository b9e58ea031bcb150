import { asFile, type DraftFiles } from "#ui/local-drafts/store.ts";
import { pictureFiles, withoutPictureFiles, withPictureFiles } from "../editor/pictures/local-pictures.ts";
import type { ArticleFields } from "./fields.ts";

const cover = "image";

export function filesOf({ file, pictures }: ArticleFields): Record<string, File> {
  return { ...(file ? { [cover]: file } : {}), ...pictureFiles(pictures) };
}

export function withoutFiles(fields: ArticleFields): ArticleFields {
  return { ...fields, file: null, pictures: withoutPictureFiles(fields.pictures) };
}

export function withFiles(fields: ArticleFields, files: DraftFiles): ArticleFields {
  const pictures = withPictureFiles(fields.pictures, files);
  return { ...fields, file: asFile(files[cover], "thumbnail") ?? null, pictures };
}
