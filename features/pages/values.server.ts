import type { PageTable } from "#db/schema.ts";
import type { PlainValues } from "#features/publishing/fields.ts";
import { type ChosenPicture, emptyParts, type PartValues } from "#features/publishing/parts.ts";
import type { pageFields } from "./fields.ts";
import { type Template, templateOf, templates } from "./templates.ts";

export type AnyParts = { [Name in Template]: PartValues<(typeof templates)[Name]> }[Template];

/** Pages have no tags. */
export type PageValues = PlainValues<typeof pageFields> & { parts: AnyParts; tags: string[] };
/** All parts of the template, including those added to it after the page was saved. */
export function partsOf({ id, parts }: Pick<PageTable, "id" | "parts">): AnyParts {
  const shape = templates[templateOf(id)];
  const stored: Record<string, unknown> = JSON.parse(parts);
  return Object.fromEntries(
    Object.entries(emptyParts(shape)).map(([name, value]) => [name, stored[name] ?? value]),
  ) as AnyParts;
}

/** The ids of the pictures in the parts. */
export function chosenIn(parts: AnyParts): ChosenPicture[] {
  return "mapPicture" in parts && parts.mapPicture.mediaId ? [parts.mapPicture] : [];
}
