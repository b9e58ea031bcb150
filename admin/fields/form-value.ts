import type { ReactNode } from "react";
import type {
  ChosenPicture,
  Field,
  FieldNames,
  Fields,
  FieldType,
  TextType,
} from "#features/fields/field.ts";
import type { ShownSharePicture } from "#features/fields/schemas.ts";

/** An item of a list. Its key stays the same when it moves; lines are one text with line breaks. */
export type FormItem = Record<string, string>;
/** `url` is the address of the picture's file. */
export type FormPicture = ChosenPicture & { url: string };
/** A document or a file that a field names by its id. */
export type Reference = { id: string; title: string };

type TypedForms = {
  switch: boolean;
  id: string | null;
  picture: FormPicture;
  sharePicture: ShownSharePicture | null;
  reference: Reference[];
  references: Reference[];
};

/** Unknown for a field that is not known while this is written, such as one of a template. */
type FormValueOf<F extends Field> = FieldType extends F["type"]
  ? unknown
  : F["type"] extends keyof TypedForms
    ? TypedForms[F["type"]]
    : F extends { type: "group"; fields: infer Own extends Fields }
      ? FormValues<Own>
      : F extends { type: "list"; item: infer Item extends Fields }
        ? Item[keyof Item]["type"] extends TextType
          ? FormItem[]
          : (FormValues<Item> & { key: string })[]
        : F["options"] extends object
          ? keyof F["options"] & string
          : string;

/** A form's values by field: dates as in a `datetime-local` input, tags and lines as one text. */
export type FormValues<F extends Fields> = {
  -readonly [Name in FieldNames<F>]: FormValueOf<F[Name]>;
};

export type AnyForm = FormValues<Fields>;

export type InputProps<Value = unknown> = {
  /** The name of the field in the request, which is also the path of its errors. */
  name: string;
  /** The path of its uploads, if it has another one. */
  path?: string;
  field: Field;
  value: Value;
  onChange(value: Value): void;
  error: string | undefined;
  /** The errors of its items. */
  errors: Record<string, string>;
  /** Suggestions for a text. Others can be typed. */
  suggestions?: string[];
  /** A heading above says what it is. */
  isTitled?: boolean;
  className?: string;
};

/** Inputs of single fields in place of those of their types. */
export type OwnInputs = Partial<Record<string, (props: InputProps<never>) => ReactNode>>;
