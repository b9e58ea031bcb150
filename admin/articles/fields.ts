import { blogFields } from "#features/blogs/fields.ts";
import type { EditableBlog } from "#features/blogs/writing/contract.ts";
import type { ValuesOf } from "#features/fields/field.ts";
import { m } from "#messages";
import type { PendingPicture } from "../editor/pictures/pending.ts";
import { formOf, sentValues } from "../fields/form-types.ts";
import type { FormValues } from "../fields/form-value.ts";
import { emptyForm, withInvalid } from "../fields/form-values.ts";
import { localTime } from "../fields/local-time.ts";
import { isEmptyHtml } from "../fields/plain-text.ts";
import { authorInput, authorsOf, type NamedAuthor, namedAuthor, namesOf } from "./authors.ts";

export type ArticleFields = FormValues<typeof blogFields> & {
  /** Null: the account that created the document, or its person. */
  authors: NamedAuthor[] | null;
  with: NamedAuthor[];
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
  ...emptyForm(blogFields),
  authors: null,
  with: [],
  ...noCover,
  pictures: [],
};

type SavedArticle = ValuesOf<typeof blogFields> &
  Pick<EditableBlog, "image" | "coverAlt" | "coverCaption"> &
  Pick<EditableBlog, "authors" | "with"> &
  Pick<EditableBlog, "references"> &
  Partial<Pick<EditableBlog, "coverDecorative" | "user" | "invalid">>;

export function fieldsOf(blog: SavedArticle, zone: string): ArticleFields {
  const { image, coverAlt, coverDecorative = false, coverCaption } = blog;
  const cover = { ...noCover, image: image ?? "", coverAlt, coverDecorative, coverCaption };
  const byline = { authors: authorsOf(blog), with: blog.with.map(namedAuthor) };
  const eventZone = blog.timeZone || zone;
  const own = formOf(blogFields, blog, { timeZone: eventZone, references: blog.references });
  const dates = own.dates.map(({ begins = "", ...date }) => ({
    ...date,
    begins: localTime(begins, eventZone),
  }));
  return withInvalid({ ...own, dates, ...byline, ...cover, pictures: [] }, blog.invalid, blogFields);
}

export function words({ authors, with: others, coverDecorative, coverAlt, file, image }: ArticleFields) {
  return {
    authors: namesOf(authors),
    with: namesOf(others),
    image: file?.name ?? image,
    coverAlt: coverDecorative ? m.adminArticles.decorative() : coverAlt,
  };
}

export function identity({ authors, with: others, coverId, file }: ArticleFields) {
  const picked = file && [file.size, file.lastModified];
  const named = [...(authors ?? []), {}, ...(others ?? [])].map(authorInput);
  return [coverId, picked, named];
}

/** A picture is only sent where it has changed, and so is its text: one of the file stays the file's. */
export function inputOf(fields: ArticleFields, saved: ArticleFields) {
  const { coverId, image, coverAlt, coverDecorative, coverCaption, file } = fields;
  const isSame = !coverId && !file && image === saved.image && coverDecorative === saved.coverDecorative;
  return {
    ...sentValues(blogFields, fields),
    ...(fields.authors ? { authors: fields.authors.map(authorInput) } : {}),
    with: (fields.with ?? []).map(authorInput),
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
