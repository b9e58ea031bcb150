import { sectionNames } from "#features/blogs/section-names.ts";
import type { BlogFields } from "../../articles/fields.ts";
import { tagsIn } from "../tags-field.tsx";
import { plainText } from "./plain-text.ts";

/** A form in words: what stands in each field, under the name of the field. */
export type Readable = { name: string; text: string }[];

export function readable(fields: BlogFields): Readable {
  const { title, section, subcategory, eventDate, tags, image, coverCaption, content } = fields;
  return [
    { name: "Title", text: title },
    { name: "Content type", text: sectionNames[section].all },
    { name: "Subcategory", text: subcategory },
    { name: "Event Date", text: section === "events" ? eventDate.replace("T", ", ") : "" },
    { name: "Tags", text: tagsIn(tags).join(", ") },
    { name: "Thumbnail", text: image },
    { name: "Alternative text", text: fields.coverDecorative ? "Decorative" : fields.coverAlt },
    { name: "Caption", text: coverCaption },
    { name: "Content", text: plainText(content) },
  ];
}

/** The names of the fields in which two forms differ, also where only the formatting of the text does. */
export function differingNames(one: BlogFields, other: BlogFields): string[] {
  const after = readable(other);
  return readable(one).flatMap(({ name, text }, place) => {
    const differs = name === "Content" ? one.content !== other.content : text !== after[place]?.text;
    return differs ? [name] : [];
  });
}
