import { blogFields } from "#features/blogs/fields.ts";
import type { EditableBlog } from "#features/blogs/writing-contract.ts";
import { emptyRecord, recordParts } from "#features/publications/record-parts.ts";
import type { PlainValues } from "#features/publishing/fields.ts";
import { isEmptyHtml, type Values } from "../document/field-list.ts";
import {
  emptyValues,
  type FieldValues,
  inputValues,
  savedValues,
  withInvalid,
} from "../document/field-values.ts";
import { localTime } from "../document/local-time.ts";
import {
  type FormParts,
  formParts,
  partErrors,
  readableParts,
  sentParts,
} from "../document/parts/form-parts.ts";
import type { PendingPicture } from "../editor/pictures/pending.ts";
import { authorInput, authorsOf, type NamedAuthor, namedAuthor, namesOf } from "./authors.ts";

export type ArticleFields = FieldValues<typeof blogFields> & {
  /** Null: the account that created the document, or its person. */
  authors: NamedAuthor[] | null;
  with: NamedAuthor[];
  /** What catalogues know about a publication. */
  record: FormParts;
  /** The URL of the thumbnail. */
  image: string;
  /** A picture of the media library, in place of `image`. */
  coverId: string;
  coverAlt: string;
  coverDecorative: boolean;
  coverCaption: string;
  /** A thumbnail that the next save uploads. */
  file: File | null;
  /** Pictures in the text that are still uploading. */
  pictures: PendingPicture[];
};

export const noCover = {
  image: "",
  coverId: "",
  coverAlt: "",
  coverDecorative: false,
  coverCaption: "",
  file: null,
};

export const emptyArticle: ArticleFields = {
  ...emptyValues(blogFields),
  authors: null,
  with: [],
  record: formParts(recordParts, emptyRecord),
  ...noCover,
  pictures: [],
};

type SavedArticle = PlainValues<typeof blogFields> &
  Pick<EditableBlog, "image" | "coverAlt" | "coverCaption"> &
  Pick<EditableBlog, "authors" | "with"> &
  Pick<EditableBlog, "record" | "recordReferences"> &
  Partial<Pick<EditableBlog, "coverDecorative" | "user" | "invalid">>;

export function fieldsOf(blog: SavedArticle, zone: string): ArticleFields {
  const { image, coverAlt, coverDecorative = false, coverCaption } = blog;
  const cover = { ...noCover, image: image ?? "", coverAlt, coverDecorative, coverCaption };
  const byline = { authors: authorsOf(blog), with: blog.with.map(namedAuthor) };
  const record = formParts(recordParts, blog.record, { references: blog.recordReferences });
  const eventZone = blog.timeZone || zone;
  const own = savedValues(blogFields, blog, eventZone);
  const dates = own.dates.map(({ begins = "", ...date }) => ({
    ...date,
    begins: localTime(begins, eventZone),
  }));
  const fields = { ...own, dates, ...byline, ...cover, record, pictures: [] };
  return withInvalid(fields, { invalid: blog.invalid, fields: blogFields, parts: recordParts });
}

export function values(fields: ArticleFields): Values {
  const { coverDecorative, coverAlt, file, image } = fields;
  const byline = { authors: namesOf(fields.authors), with: namesOf(fields.with) };
  const record = readableParts(recordParts, { ...emptyArticle.record, ...fields.record });
  return {
    ...fields,
    ...byline,
    record: isPublication(fields) ? record : record.map(({ name }) => ({ name, text: "" })),
    image: file?.name ?? image,
    coverAlt: coverDecorative ? "Decorative" : coverAlt,
  };
}

export function identity({ coverId, coverDecorative, coverAlt, file, pictures, ...fields }: ArticleFields) {
  const picked = file && [file.size, file.lastModified];
  const authors = [...(fields.authors ?? []), {}, ...(fields.with ?? [])].map(authorInput);
  return [
    ...[coverId, coverDecorative, coverAlt, picked, pictures.map(({ key }) => key), authors],
    isPublication(fields) ? recordInput(fields) : {},
  ];
}

function isPublication({ section }: Pick<ArticleFields, "section">): boolean {
  return section === "publications";
}

/** Local drafts of earlier versions of this app have no record. */
function recordInput({ record }: Pick<ArticleFields, "record">) {
  return sentParts(recordParts, { ...emptyArticle.record, ...record });
}

export function hasRecord(fields: ArticleFields): boolean {
  return JSON.stringify(recordInput(fields)) !== JSON.stringify(recordInput(emptyArticle));
}

export function errorsOf(fields: ArticleFields): Record<string, string> {
  return isPublication(fields)
    ? partErrors(recordParts, { ...emptyArticle.record, ...fields.record }, "record")
    : {};
}

/** A picture is only sent where it has changed, and so is its text: one of the file stays the file's. */
export function inputOf(fields: ArticleFields, saved: ArticleFields) {
  const { coverId, image, coverAlt, coverDecorative, coverCaption, file } = fields;
  const isSame = !coverId && !file && image === saved.image && coverDecorative === saved.coverDecorative;
  return {
    ...inputValues(blogFields, fields),
    ...(fields.authors ? { authors: fields.authors.map(authorInput) } : {}),
    with: (fields.with ?? []).map(authorInput),
    ...(isPublication(fields) ? { record: recordInput(fields) } : {}),
    ...(isSame && coverAlt === saved.coverAlt ? {} : { coverAlt: coverDecorative ? "" : coverAlt }),
    coverCaption,
    ...(coverId || coverDecorative !== saved.coverDecorative ? { coverDecorative } : {}),
    ...(coverId ? { coverId } : image === saved.image ? {} : { image }),
    ...(file ? { files: { image: [file] } } : {}),
  };
}

/** An emptied form is not saved over the server's text. */
export function canAutosave({ title, content }: ArticleFields): boolean {
  return title.trim() !== "" || !isEmptyHtml(content);
}
