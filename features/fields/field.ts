import type { Message } from "#core/message.ts";

/**
 * A field of a document, of an item of a list or of a group of fields, declared once: validation, columns, revisions,
 * differences, search words and forms follow from it. Plain data, because the browser reads it too;
 * `types/` has what each type means.
 */
export type Field = {
  type: FieldType;
  label: Message;
  /** Shown below the field: what to enter, and what it is for. */
  hint?: Message;
  /** The group or card of the form that shows it. In a group of fields, a heading above it and those that follow. */
  group?: string | Message;
  /** The error on publishing without it, or without a picture's alternative text. Drafts may lack it. */
  required?: Message;
  /**
   * The field exists only while another has this value, or another value than `not`. Without an error, a value that is
   * not used is kept.
   */
  only?: { field: string; is?: string; not?: string | null; error?: Message };
  /** The most characters; of lines, in each. */
  maxLength?: number;
  /** The most lines, items or references. */
  maxItems?: number;
  /** The error for a text that is longer, or for more lines or items, if it has words of its own. */
  tooLong?: Message;
  /** What an item or a reference is. */
  one?: ItemNoun;
  /** Of a count. */
  min?: number;
  max?: number;
  /** Of a list: no two items have the same value of this field. */
  distinct?: { field: string; error: Message };
  /** The fields of an item, if it is a list. */
  item?: Fields;
  /** Only the item that is edited is open in the form. */
  folded?: true;
  /** The fields of a group. */
  fields?: Fields;
  /** The labels of a choice, by value. */
  options?: Readonly<Record<string, Message>>;
  /** Of a choice: what its options mean, by value. The form shows all of them. */
  hints?: Readonly<Record<string, Message>>;
  /** The option of a new form, and of a request without one if `optional`. Default: the first option. */
  default?: string;
  optional?: true;
  /** Of a setting that older programs do not send: without it, the saved value stays. */
  isNew?: true;
  /** The value at first, or a function that returns it, if it is not the empty one of the type. */
  initial?: unknown;
  /** The error for an unknown option, a date that cannot be read, or a count that is not within its limits. */
  invalid?: Message;
  /** The keyboard of phones. */
  inputMode?: "tel";
  /** The normalised value of a text or of one line, or the error. */
  parse?(text: string): { value: string } | { error: string };
  /** No two documents have the same text. Without one, its column is null. */
  unique?: true;
  /** Of a picture beside words that say the same, such as a logo: it has no alternative text. */
  isDecorative?: true;
  /** Of a reference or an id: what it refers to. */
  kind?: "person" | "blog" | "publication" | "series" | "project" | "file" | "picture";
  /** Readers find the document by its words, as by those of the title and the rich text. */
  searched?: true;
  /** Of settings: each language of the site can have its own, in a list also for single fields of the items. */
  translated?: true;
  /** The page of the document gets its value as it is; of a plain kind, so do its lists. */
  shown?: true;
  /** A duplicate of a document has it empty. */
  isOwn?: true;
  /** Translations need not follow when it changes. */
  untranslated?: true;
  /** Says something about a cover, and is validated with it. */
  of?: string;
};

export type Fields = Readonly<Record<string, Field>>;

export function groupOf(group: Field["group"]): string | undefined {
  return typeof group === "function" ? group() : group;
}

/** The cases of the messages about items. */
export type ItemNoun =
  | "article"
  | "card"
  | "date"
  | "department"
  | "document"
  | "erratum"
  | "funder"
  | "item"
  | "language"
  | "line"
  | "link"
  | "office"
  | "partner"
  | "person"
  | "project"
  | "publication"
  | "question"
  | "section"
  | "series";

/** An address is a page of this site, a URL, an email address or a telephone number. */
export type TextType =
  | "text"
  | "longText"
  | "number"
  | "email"
  | "link"
  | "address"
  | "colour"
  | "issn"
  | "date";
/** Types that each kind of document validates itself: pictures with texts of their own, media files and authors. */
type OwnType = "cover" | "items" | "byline";
export type PlainType =
  | TextType
  | "richText"
  | "language"
  | "choice"
  | "switch"
  | "count"
  | "instant"
  | "lines"
  | "tags"
  | "list"
  | "group"
  | "picture"
  | "sharePicture"
  | "reference"
  | "references"
  | "id";
export type FieldType = PlainType | OwnType;

/** A picture in the media library and its focal point, in percent from the left and from the top. */
export type SharePicture = { mediaId: string; x: number; y: number };
/** A picture in the media library with its alternative text. */
export type ChosenPicture = { mediaId: string; alt: string };

/** Values that are not texts. */
type TypedValues = {
  tags: string[];
  lines: string[];
  references: string[];
  instant: string | null;
  switch: boolean;
  count: number;
  /** Null: none. */
  id: string | null;
  picture: ChosenPicture;
  sharePicture: SharePicture | null;
};

/** Unknown for a field that is not known while this is written, such as one of a template. */
type ValueOf<F extends Field> = FieldType extends F["type"]
  ? unknown
  : F["type"] extends keyof TypedValues
    ? TypedValues[F["type"]]
    : F extends { type: "list"; item: infer Item extends Fields }
      ? ValuesOf<Item>[]
      : F extends { type: "group"; fields: infer Own extends Fields }
        ? ValuesOf<Own>
        : F["options"] extends object
          ? keyof F["options"] & string
          : string;

export type FieldNames<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { type: OwnType } | { of: string } ? never : Name;
}[keyof F];

/** The validated values of all fields but those that a kind validates itself. */
export type ValuesOf<F extends Fields> = { -readonly [Name in FieldNames<F>]: ValueOf<F[Name]> };

export type ItemInput = Record<string, string | string[] | boolean | number | ChosenPicture>;
/** What a request sends of a group. Its fields are checked later, as they depend on the document. */
export type GroupInput = Record<string, string | boolean | string[] | ItemInput[] | ChosenPicture>;

type InputOf<F extends Field> = F["type"] extends "list"
  ? ItemInput[]
  : F["type"] extends "group"
    ? GroupInput
    : F["type"] extends "tags" | "lines"
      ? string | string[]
      : F["type"] extends keyof TypedValues
        ? TypedValues[F["type"]]
        : string;

/** The same values as a request sends them. */
export type InputsOf<F extends Fields> = { [Name in FieldNames<F>]?: InputOf<F[Name]> };

type ColumnOf<F extends Field> = F["type"] extends "switch"
  ? 0 | 1
  : F extends { type: "reference" | "date" } | { unique: true }
    ? string | null
    : F["type"] extends "lines" | "list" | "group" | "references" | "picture"
      ? string
      : ValueOf<F>;

type ColumnName<F extends Fields, Name extends keyof F> = F[Name] extends
  | { type: "tags" }
  | { type: "references"; kind: "project" }
  ? never
  : F[Name]["type"] extends "reference"
    ? `${Name & string}Id`
    : Name;

/** The values as columns. Tags and projects have tables of their own. */
export type ColumnsOf<F extends Fields> = {
  [Name in FieldNames<F> as ColumnName<F, Name>]: ColumnOf<F[Name]>;
};

/** The names of all fields but those that a kind validates itself. */
export function fieldNames<F extends Fields>(fields: F): FieldNames<F>[] {
  const names = Object.keys(fields).filter((name) => {
    const { type, of } = fields[name] as Field;
    return !["cover", "items", "byline"].includes(type) && of === undefined;
  });
  return names as FieldNames<F>[];
}

type ShownNames<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { shown: true } ? Name : never;
}[keyof F];

export type ShownFields<F extends Fields> = Pick<F, ShownNames<F>>;

/** The fields whose values the page of a document gets as they are. */
export function shownFieldsOf<F extends Fields>(fields: F): ShownFields<F> {
  return Object.fromEntries(Object.entries(fields).filter(([, { shown }]) => shown)) as ShownFields<F>;
}

export function initialOf({ initial }: Field): unknown {
  return typeof initial === "function" ? initial() : initial;
}

/** The values of a choice, in their order. */
export function valuesOf<Options extends object>(options: Options) {
  return Object.keys(options) as [keyof Options & string, ...(keyof Options & string)[]];
}

/** The lines of a text, trimmed, without empty ones and duplicates. */
export function linesIn(text: string): string[] {
  const lines = text.split(/[\n\r]+/).map((line) => line.trim());
  return [...new Set(lines)].filter(Boolean);
}
