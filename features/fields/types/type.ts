import type { FieldError } from "#core/errors.ts";
import type { Field } from "../field.ts";

/** `complete`: readers see the document, so that nothing they need may be missing. */
export type Demand = {
  complete: boolean;
  timeZone?: string;
  /** Where the fields are in the request, such as `parts`; by default at its top. */
  path?: string;
};

export type Around = Demand & {
  /** The path of the field, as errors name it. */
  path: string;
  /** It is in a group or in an item of a list: its label alone does not say which one it is. */
  isNested: boolean;
  isSent: boolean;
  before: unknown;
};

export type Checked = { value: unknown; errors: FieldError[] };

/** What a type of field means. Everything that depends on the type asks here, but its schemas and its input in forms. */
export type TypeOfField = {
  empty(field: Field): unknown;
  /** `raw` is undefined if there is no value yet. */
  validate(field: Field, raw: unknown, around: Around): Checked;
  /** Kept in a JSON column, as 0 or 1, or as an id in a column that has it in its name. Otherwise as it is. */
  column?: "json" | "flag" | "id";
  /** A draft keeps what is not valid as it was sent. */
  isKept?: true;
  /** The words by which readers find a document. */
  words?(field: Field, value: unknown): string[];
  /** The media files that it shows. */
  media?(field: Field, value: unknown): string[];
};

export function good(value: unknown): Checked {
  return { value, errors: [] };
}

export function bad(value: unknown, error: FieldError): Checked {
  return { value, errors: [error] };
}

type Wrong = (values: { label: string }) => string;

export function wrong({ label }: Field, empty: unknown, { path }: Around, message: Wrong): Checked {
  return bad(empty, { path, code: "invalid", msg: message({ label: label() }) });
}
