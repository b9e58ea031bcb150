import { isoWithOffset } from "#core/dates.ts";
import type { BlogCard } from "#features/blogs/contract.ts";
import type { WrittenBlog } from "#features/blogs/writing-contract.ts";
import { tagsIn } from "../document/tags-field.tsx";
import { titleFault } from "../document/title-field.tsx";

/** What is written in the fields of a blog's form. */
export type BlogFields = {
  title: string;
  section: BlogCard["section"];
  subcategory: string;
  /** As a `datetime-local` field has it, in the zone of the site. */
  eventDate: string;
  /** Tags, each followed by a comma; behind the last comma is what is being written. */
  tags: string;
  /** HTML. */
  content: string;
  /** Address of the thumbnail. */
  image: string;
  /** A picture that was chosen from the media library, in place of `image`. */
  coverId: string;
  coverAlt: string;
  /** The thumbnail needs no alternative text. */
  coverDecorative: boolean;
  coverCaption: string;
};

export const emptyFields: BlogFields = {
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
};

/** What the server calls a draft without a title. */
const untitled = "Untitled draft";

type Written = Pick<
  WrittenBlog,
  | "title"
  | "section"
  | "subcategory"
  | "eventDate"
  | "tags"
  | "content"
  | "image"
  | "coverAlt"
  | "coverCaption"
> &
  Partial<Pick<WrittenBlog, "coverDecorative">>;

/** The fields of a blog as it was saved. */
export function fieldsOf(blog: Written, timeZone: string): BlogFields {
  return {
    title: blog.title === untitled ? "" : blog.title,
    section: blog.section,
    subcategory: blog.subcategory,
    eventDate: blog.eventDate ? localTime(blog.eventDate, timeZone) : "",
    tags: blog.tags.map((tag) => `${tag},`).join(""),
    content: blog.content,
    image: blog.image ?? "",
    coverId: "",
    coverAlt: blog.coverAlt,
    coverDecorative: blog.coverDecorative ?? false,
    coverCaption: blog.coverCaption,
  };
}

/** An instant as a `datetime-local` field has it: 2026-11-20T18:30. */
export function localTime(instant: string, timeZone: string): string {
  return isoWithOffset(instant, timeZone).slice(0, 16);
}

/** Whether two forms say something different. */
export function differ(one: BlogFields, other: BlogFields): boolean {
  const [a, b] = [comparable(one), comparable(other)];
  return Object.keys(a).some((name) => a[name as keyof BlogFields] !== b[name as keyof BlogFields]);
}

function comparable(fields: BlogFields): BlogFields {
  return {
    ...fields,
    coverDecorative: fields.coverDecorative ?? false, // local drafts of earlier versions do not have it
    tags: tagsIn(fields.tags).join(),
    eventDate: fields.section === "events" ? fields.eventDate : "",
    content: isEmpty(fields.content) ? "" : fields.content,
  };
}

/** Whether there is nothing in an HTML text, also where an editor leaves an empty paragraph. */
export function isEmpty(html: string): boolean {
  return /^(\s|&nbsp;|<\/?(p|br)\b[^>]*>)*$/.test(html);
}

/**
 * What is sent of the fields. The picture is sent where it is another one than in `saved`, so that one that stays is
 * neither fetched nor checked again.
 */
export function inputOf(fields: BlogFields, saved: BlogFields) {
  const { title, section, subcategory, content, coverCaption, coverId, image, eventDate } = fields;
  const { coverAlt, coverDecorative } = fields;
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
  };
}

/** Said where something is to be published at a time, and no time is named. */
export const noTime = "Please enter the time of publishing.";

/** What is wrong with the fields before they are sent, by their names, in the words of the server. */
export function faultsOf({ title, content, section, eventDate }: BlogFields): Record<string, string> {
  const tooLong = titleFault(title);
  return {
    ...(title.trim() === "" ? { title: "Please enter a title." } : {}),
    ...(tooLong ? { title: tooLong } : {}),
    ...(section === "events" && !eventDate ? { eventDate: "Please enter the date of the event." } : {}),
    ...(isEmpty(content) ? { content: "Please enter some content." } : {}),
  };
}
