import { pick } from "#core/pick.ts";
import { asFile } from "#ui/local-drafts/store.ts";
import type { DocumentKind } from "../document/kind.ts";
import { picturesOfText } from "../editor/pictures/document-pictures.ts";
import type { ArticleFields } from "./fields.ts";

type LocalFiles = Pick<
  DocumentKind<ArticleFields>,
  "uploads" | "missing" | "sendable" | "filesOf" | "withoutFiles" | "withFiles"
>;

const pictures = picturesOfText<ArticleFields>();
const cover = "image";

export const articlePictures: LocalFiles = {
  ...pictures,
  sendable(fields, saved) {
    const sent = pictures.sendable(fields);
    if (!saved || !fields.file) return sent;
    const coverNames = ["image", "coverId", "coverAlt", "coverDecorative", "coverCaption", "file"] as const;
    return { ...sent, ...pick(saved, coverNames) };
  },
  filesOf: (fields) => ({ ...pictures.filesOf(fields), ...(fields.file ? { [cover]: fields.file } : {}) }),
  withoutFiles: (fields) => ({ ...pictures.withoutFiles(fields), file: null }),
  withFiles: (fields, files) => ({
    ...pictures.withFiles(fields, files),
    file: asFile(files[cover], "thumbnail") ?? null,
  }),
};
