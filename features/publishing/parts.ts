import { isIssn } from "#core/issn.ts";

/**
 * Structured parts of a document, such as a list of departments, declared once: validation and forms
 * follow from it. Plain data, because the browser reads it too.
 */
type TextPart = {
  type: "text" | "longText" | "email" | "link" | "issn" | "date";
  label: string;
  /** Characters. */
  maxLength: number;
  /** The error if it is missing. */
  required?: string;
  hint?: string;
  /** The normalised value of an entry, or the error. */
  parse?(text: string): { value: string } | { error: string };
};
type LinesPart = { type: "lines"; label: string; max: number; maxLength: number; hint?: string };
export type ItemPart = TextPart | LinesPart;
export type ListPart = {
  type: "list";
  label: string;
  /** The noun for an item, such as "department". */
  one: string;
  max: number;
  /** Only the item that is edited is open in the form. */
  folded?: true;
  item: Readonly<Record<string, ItemPart | ChoicePart>>;
  hint?: string;
};
type SwitchPart = { type: "switch"; label: string; hint?: string };
/** A picture from the media library with its alternative text. */
export type PicturePart = { type: "picture"; label: string; required: string; hint?: string };
/** The first option is the default. */
type ChoicePart = {
  type: "choice";
  label: string;
  options: Readonly<Record<string, string>>;
  hint?: string;
};
/** Other documents, by their ids. */
export type ReferencesPart = {
  type: "references";
  label: string;
  kind: "person" | "blog";
  /** The noun for one of them. */
  one: string;
  max: number;
  hint?: string;
};
/** One other document or file, by its id. */
export type ReferencePart = {
  type: "reference";
  label: string;
  kind: "publication" | "series" | "file";
  /** The noun for it. */
  one: string;
  hint?: string;
};
export type Part = (
  | ItemPart
  | ListPart
  | SwitchPart
  | PicturePart
  | ChoicePart
  | ReferencesPart
  | ReferencePart
) & {
  /** A heading above this part and those that follow. */
  group?: string;
};
export type Parts = Readonly<Record<string, Part>>;

export type ChosenPicture = { mediaId: string; alt: string };

type ItemValue<P extends ItemPart | ChoicePart> = P extends ChoicePart
  ? keyof P["options"] & string
  : P["type"] extends "lines"
    ? string[]
    : string;
type Value<P extends Part> = P extends ListPart
  ? { -readonly [Name in keyof P["item"]]: ItemValue<P["item"][Name]> }[]
  : P extends SwitchPart
    ? boolean
    : P extends PicturePart
      ? ChosenPicture
      : P extends LinesPart | ReferencesPart
        ? string[]
        : P extends ChoicePart
          ? keyof P["options"] & string
          : string;

export type PartValues<P extends Parts = Parts> = { -readonly [Name in keyof P]: Value<P[Name]> };

export const noPicture: ChosenPicture = { mediaId: "", alt: "" };

export function emptyParts<P extends Parts>(parts: P): PartValues<P> {
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, emptyValue(part)]),
  ) as PartValues<P>;
}

export function emptyValue(part: Part): PartValues[string] {
  const { type } = part;
  if (type === "choice") return Object.keys(part.options)[0] ?? "";
  if (type === "list" || type === "lines" || type === "references") return [];
  if (type === "picture") return noPicture;
  return type === "switch" ? false : "";
}

/** The normalised value of a text, or the error if it is not what the part asks for. */
export function parsed(part: ItemPart, text: string): { value: string; error?: string } {
  const result = "parse" in part && part.parse ? part.parse(text) : { value: text };
  return "error" in result
    ? { value: text, error: result.error }
    : { ...result, error: formatError(part.type, text) };
}

export function formatError(type: ItemPart["type"], value: string): string | undefined {
  if (type === "email" && !/^[^\s@<>"]+@[^\s@<>"]+$/.test(value))
    return "Please enter an email address, such as office@example.org.";
  if (type === "link" && !isWebAddress(value))
    return "Please enter a whole address that begins with https:// or http://.";
  if (type === "issn" && !isIssn(value))
    return "Please enter an ISSN, such as 2049-3630. Its last character is a check digit.";
  return undefined;
}

function isWebAddress(value: string): boolean {
  return /^https?:\/\/[^\s]+$/i.test(value) && URL.canParse(value);
}
