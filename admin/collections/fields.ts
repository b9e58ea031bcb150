import type { Category } from "#features/photography/category-labels.ts";
import type { CollectionCard } from "#features/photography/contract.ts";
import { nothingSelected } from "#features/photography/limits.ts";
import type { WrittenCollection } from "#features/photography/writing-contract.ts";
import { tagsIn } from "../document/tags-field.tsx";
import { titleFault } from "../document/title-field.tsx";
import { type FormItem, isIn, itemOf } from "./items.ts";

export type MediaType = CollectionCard["mediaType"];

/** What is written of a collection. */
export type CollectionFields = {
  title: string;
  description: string;
  category: Category;
  /** Tags, each followed by a comma; behind the last comma is what is being written. */
  tags: string;
  mediaType: MediaType;
};

/** What is on the page: the words, and the media in their order. */
export type CollectionText = { fields: CollectionFields; items: FormItem[] };

export const emptyText: CollectionText = {
  fields: { title: "", description: "", category: "general", tags: "", mediaType: "images" },
  items: [],
};

/** A collection as it was saved. */
export function textOf({
  title,
  description,
  category,
  tags,
  mediaType,
  media,
}: WrittenCollection): CollectionText {
  const fields = { title, description, category, tags: tags.map((tag) => `${tag},`).join(""), mediaType };
  return { fields, items: media.map(itemOf) };
}

/** What is sent of it. Files have been uploaded before; what the media type does not show is left out. */
export function inputOf({ fields, items }: CollectionText) {
  const { title, description, category, mediaType } = fields;
  const media = items.flatMap(({ kind, upload, said }) => {
    if (upload.state !== "done" || !isIn(mediaType, kind)) return [];
    const { alt, decorative, caption, credit } = said;
    return [{ id: upload.id, alt: decorative ? "" : alt, decorative, caption, credit }];
  });
  return { title, description, category, mediaType, tags: tagsIn(fields.tags).join(", "), media };
}

/** Whether two texts say something different. */
export function differ(one: CollectionText, other: CollectionText): boolean {
  return comparable(one) !== comparable(other);
}

function comparable({ fields, items }: CollectionText): string {
  const media = items.map(({ key, upload, said }) => [upload.state === "done" ? upload.id : key, said]);
  return JSON.stringify([{ ...fields, tags: tagsIn(fields.tags) }, media]);
}

/** What is wrong before anything is sent, by the names of the fields, in the words of the server. */
export function faultsOf({ fields: { title, mediaType }, items }: CollectionText): Record<string, string> {
  const errors: Record<string, string> = {};
  const tooLong = titleFault(title);
  if (tooLong) errors.title = tooLong;
  if (title.trim() === "") errors.title = "Please enter a title.";
  const path = mediaType === "videos" ? "videos" : "images";
  if (items.length === 0) errors[path] = nothingSelected;
  else if (!items.some(({ kind }) => isIn(mediaType, kind)))
    errors[path] = `Please select at least one ${mediaType === "videos" ? "video" : "image"}`;
  return errors;
}
