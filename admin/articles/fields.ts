import type { BlogCard } from "#features/blogs/contract.ts";
import type { EditableBlog } from "#features/blogs/writing-contract.ts";
import { isEmptyHtml, type Values } from "../document/field-list.ts";
import { localTime } from "../document/local-time.ts";
import { tagsIn, tagsText } from "../document/tags.ts";
import type { PendingPicture } from "../editor/pictures/pending.ts";

export type ArticleFields = {
  title: string;
  section: BlogCard["section"];
  subcategory: string;
  /** As a `datetime-local` field has it, in the site's zone. */
  eventDate: string;
  /** As the field of tags has them. */
  tags: string;
  /** HTML. */
  content: string;
  /** The URL of the thumbnail. */
  image: string;
  /** A picture of the media library, in place of `image`. */
  coverId: string;
  coverAlt: string;
  coverDecorative: boolean;
  coverCaption: string;
  /** A thumbnail that the next save uploads. */
  file: File | null;
  /** Pictures of the text that are being uploaded. */
  pictures: PendingPicture[];
};

export const emptyArticle: ArticleFields = {
  title: "",
  section: "programmes",
  subcategory: "",
  eventDate: "",
  tags: "",
  content: "",
  image: "",
  coverId: "",
  coverAlt: "",
  coverDecorative: false,
  coverCaption: "",
  file: null,
  pictures: [],
};

type SavedArticle = Pick<
  EditableBlog,
  "title" | "section" | "subcategory" | "eventDate" | "tags" | "content"
> &
  Pick<EditableBlog, "image" | "coverAlt" | "coverCaption"> &
  Partial<Pick<EditableBlog, "coverDecorative">>;

export function fieldsOf(blog: SavedArticle, timeZone: string): ArticleFields {
  return {
    ...emptyArticle,
    title: blog.title,
    section: blog.section,
    subcategory: blog.subcategory,
    eventDate: blog.eventDate ? localTime(blog.eventDate, timeZone) : "",
    tags: tagsText(blog.tags),
    content: blog.content,
    image: blog.image ?? "",
    coverAlt: blog.coverAlt,
    coverDecorative: blog.coverDecorative ?? false,
    coverCaption: blog.coverCaption,
  };
}

export function values(fields: ArticleFields): Values {
  const { coverDecorative, coverAlt, file, image } = fields;
  return { ...fields, image: file?.name ?? image, coverAlt: coverDecorative ? "Decorative" : coverAlt };
}

export function identity({ coverId, coverDecorative, coverAlt, file, pictures }: ArticleFields): unknown {
  const picked = file && [file.size, file.lastModified];
  return [coverId, coverDecorative, coverAlt, picked, pictures.map(({ key }) => key)];
}

/** A picture is only sent where it has changed: one that stays is not fetched and checked again. */
export function inputOf(fields: ArticleFields, saved: ArticleFields) {
  const { title, section, subcategory, content, coverCaption, coverId, image, eventDate } = fields;
  const { coverAlt, coverDecorative, file } = fields;
  return {
    title,
    section,
    subcategory,
    content,
    coverAlt: coverDecorative ? "" : coverAlt,
    coverCaption,
    ...(coverId || coverDecorative !== saved.coverDecorative ? { coverDecorative } : {}),
    tags: tagsIn(fields.tags).join(", "),
    ...(section === "events" && eventDate ? { eventDate } : {}),
    ...(coverId ? { coverId } : image === saved.image ? {} : { image }),
    ...(file ? { files: { image: [file] } } : {}),
  };
}

/** An emptied form is not saved over the server's text, and an event needs a date. */
export function canAutosave({ title, content, section, eventDate }: ArticleFields): boolean {
  const isEmpty = title.trim() === "" && isEmptyHtml(content);
  return !isEmpty && (section !== "events" || eventDate !== "");
}
