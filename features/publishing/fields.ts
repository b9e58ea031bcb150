import type { ItemPart } from "./parts.ts";

/**
 * A field of a kind of document, declared once: validation, revisions, differences and forms follow from it.
 * Plain data, because the browser reads it too.
 */
export type Field = {
  label: string;
  type:
    | "text"
    | "longText"
    | "richText"
    | "choice"
    | "switch"
    | "tags"
    | "lines"
    | "list"
    | "instant"
    | "sharePicture"
    | "language"
    | Structured;
  /** The most characters; of a list of lines, in each line. */
  maxLength?: number;
  /** The most lines or items. */
  max?: number;
  /** Of a list: the texts of an item by name, and the noun for one, such as "date". */
  item?: Readonly<Record<string, Exclude<ItemPart, { type: "lines" }>>>;
  one?: string;
  /** Shown below the field: what to enter, and what it is for. */
  hint?: string;
  /** The error on publishing without it. Drafts may lack it. */
  required?: string;
  /** Of a choice: labels by value. */
  options?: Readonly<Record<string, string>>;
  /** Of a choice: also what a request without it means, if `optional`. */
  default?: string;
  optional?: true;
  /** The error for an unknown option. */
  invalid?: string;
  /** The field exists only while another has this value. */
  only?: { field: string; is: string; error: string };
  /** Readers find the document by its words, as by those of the title and the rich text. */
  searched?: true;
  /** Its text is an address on the web. */
  isAddress?: true;
  /** The group or card of the form that shows it. Fields without one are shown with the title. */
  group?: string;
  /** Says something about a picture, and is validated with it. */
  of?: string;
};

/** Types that each kind validates itself. */
type Structured = "picture" | "items" | "byline" | "parts";

export type Fields = Readonly<Record<string, Field>>;

/** A picture in the media library and its focal point, in percent from the left and from the top. */
export type SharePicture = { mediaId: string; x: number; y: number };

export type ListItem = Record<string, string>;

/** Values of fields that are not texts. */
type TypedValues = {
  tags: string[];
  lines: string[];
  list: ListItem[];
  instant: string | null;
  switch: boolean;
  sharePicture: SharePicture | null;
};

type Value<F extends Field> = F["type"] extends keyof TypedValues
  ? TypedValues[F["type"]]
  : F["options"] extends object
    ? keyof F["options"] & string
    : string;

export type PlainNames<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { type: Structured } | { of: string } ? never : Name;
}[keyof F];

/** The validated values of all fields but pictures, items, bylines and parts. */
export type PlainValues<F extends Fields> = { -readonly [Name in PlainNames<F>]: Value<F[Name]> };

/** The same as a request sends them. */
export type PlainInput<F extends Fields> = {
  [Name in PlainNames<F>]?: F[Name]["type"] extends keyof TypedValues
    ? TypedValues[F[Name]["type"]] | (F[Name]["type"] extends "tags" | "lines" ? string : never)
    : string;
};

/** The values as columns of the kind's table, which has no tags. */
export type PlainColumns<F extends Fields> = {
  [Name in Exclude<PlainNames<F>, "tags">]: F[Name]["type"] extends "switch"
    ? 0 | 1
    : F[Name]["type"] extends "lines" | "list"
      ? string
      : PlainValues<F>[Name];
};

/** The names of all fields but pictures, items, bylines and parts. */
export function plainNames<F extends Fields>(fields: F): PlainNames<F>[] {
  return Object.keys(fields).filter((name) => isPlain(fields[name] as Field)) as PlainNames<F>[];
}

/** The lines of a text, trimmed, without empty ones and duplicates. */
export function linesIn(text: string): string[] {
  const lines = text.split(/[\n\r]+/).map((line) => line.trim());
  return [...new Set(lines)].filter(Boolean);
}

export function isPlain({ type, of }: Field): boolean {
  return !["picture", "items", "byline", "parts"].includes(type) && of === undefined;
}

/** The words of the fields by which readers find a document. */
export function searchedWords<F extends Fields>(fields: F, values: PlainValues<F>): string[] {
  return plainNames(fields).flatMap((name) => (fields[name]?.searched ? String(values[name]) : []));
}

/** The values of a choice, in their order. */
export function valuesOf<Options extends object>(options: Options) {
  return Object.keys(options) as [keyof Options & string, ...(keyof Options & string)[]];
}
