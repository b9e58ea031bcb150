import type { PageTable } from "#db/schema.ts";
import type { ChosenPicture, Fields, ValuesOf } from "#features/fields/field.ts";
import { emptyValues } from "#features/fields/list.ts";
import type { pageFields } from "./fields.ts";
import { type Template, templateOf, templates } from "./templates.ts";

export type AnyParts = { [Name in Template]: ValuesOf<(typeof templates)[Name]> }[Template];

export type TopicParts = ValuesOf<typeof templates.topic>;

/** Pages have no tags. */
export type PageValues = Omit<ValuesOf<typeof pageFields>, "parts"> & { parts: AnyParts; tags: string[] };

/** All parts of the template, including those added to it after the page was saved. */
export function partsOf({ id, template, parts }: Pick<PageTable, "id" | "template" | "parts">): AnyParts {
  const shape: Fields = templates[templateOf(id, template)];
  const stored = withSections(JSON.parse(parts));
  return Object.fromEntries(
    Object.entries(emptyValues(shape)).map(([name, value]) => [name, stored[name] ?? value]),
  ) as AnyParts;
}

/** The fixed parts that the about page had before 2026-11-26, as sections. */
function withSections(stored: Record<string, unknown>): Record<string, unknown> {
  if (!("vision" in stored)) return stored;
  const text = (name: string) => String(stored[name] ?? "");
  const section = (layout: string, title: string, name: string) =>
    text(name) ? [{ layout, title, text: text(name) }] : [];
  const areas = (stored.focusAreas ?? []) as object[];
  const approaches = ["academic", "activist"].flatMap((name) =>
    text(`${name}Title`) ? [{ layout: "half", title: text(`${name}Title`), text: text(`${name}Text`) }] : [],
  );
  const hasStrategy = text("strategy") !== "" || approaches.length > 0;
  const sections = [
    ...section("half", "Vision", "vision"),
    ...section("half", "Ideology", "ideology"),
    ...(areas.length > 0 ? [{ layout: "heading", title: "Focus Areas", text: "" }] : []),
    ...areas.map((area) => ({ layout: "area", ...area })),
    ...section("band", "Objective", "objective"),
    ...(hasStrategy ? [{ layout: "heading", title: "Strategy", text: text("strategy") }] : []),
    ...approaches,
  ];
  return { ...stored, sections };
}

/** The name of the picture in the parts. */
export const pictureName = (parts: AnyParts) => ("mapPicture" in parts ? "mapPicture" : "picture");

/** The picture in the parts, if one was chosen. */
export function chosenIn(parts: AnyParts): ChosenPicture[] {
  const chosen = (parts as Record<string, unknown>)[pictureName(parts)] as ChosenPicture | undefined;
  return chosen?.mediaId ? [chosen] : [];
}
