import { asFile } from "#ui/local-drafts/store.ts";
import type { DocumentKind } from "../document/kind.ts";
import { picturesOfText } from "../editor/pictures/document-pictures.ts";
import type { ArticleFields } from "./fields.ts";

type LocalFiles = Pick<
  DocumentKind<ArticleFields>,
  "uploads" | "missing" | "filesOf" | "withoutFiles" | "withFiles"
>;

const pictures = picturesOfText<ArticleFields>();
const cover = "image";

/** The thumbnail and the pictures of the text. */
export const articlePictures: LocalFiles = {
  ...pictures,
  filesOf: (fields) => ({ ...pictures.filesOf(fields), ...(fields.file ? { [cover]: fields.file } : {}) }),
  withoutFiles: (fields) => ({ ...pictures.withoutFiles(fields), file: null }),
  withFiles: (fields, files) => ({
    ...pictures.withFiles(fields, files),
    file: asFile(files[cover], "thumbnail") ?? null,
  }),
};
