import type { PageTable } from "#db/schema.ts";
import type { ChosenPicture, ValuesOf } from "#features/fields/field.ts";
import { completed } from "#features/fields/list.ts";
import type { pageFields } from "./fields.ts";
import { type Template, templateOf, templates } from "./templates.ts";

export type AnyParts = { [Name in Template]: ValuesOf<(typeof templates)[Name]> }[Template];

export type TopicParts = ValuesOf<typeof templates.topic>;

/** Pages have no tags. */
export type PageValues = Omit<ValuesOf<typeof pageFields>, "parts"> & { parts: AnyParts; tags: string[] };

/** All parts of the template, including those added to it after the page was saved. */
export function partsOf({ id, template, parts }: Pick<PageTable, "id" | "template" | "parts">): AnyParts {
  return completed(templates[templateOf(id, template)], JSON.parse(parts));
}

/** The name of the picture in the parts. */
export const pictureName = (parts: AnyParts) => ("mapPicture" in parts ? "mapPicture" : "picture");

/** The picture in the parts, if one was chosen. */
export function chosenIn(parts: AnyParts): ChosenPicture[] {
  const chosen = (parts as Record<string, unknown>)[pictureName(parts)] as ChosenPicture | undefined;
  return chosen?.mediaId ? [chosen] : [];
}
