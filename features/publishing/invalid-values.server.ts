import { isAppError } from "#core/errors.ts";
import type { Field, Fields, PlainType } from "#features/fields/field.ts";
import { fieldTypes } from "#features/fields/list.ts";
import type { InvalidValues } from "./lifecycle.ts";

type Input = Record<string, unknown>;

/** What can be left out of a draft, and shown in its form again as it was sent. A cover is one by its URL. */
const isKept = ({ type }: Field) =>
  type === "cover" || (type in fieldTypes && fieldTypes[type as PlainType].isKept);

type Options<Values> = {
  fields: Fields;
  now: string;
  before?: object;
  /** Nothing is kept: everything but the text can be left out. */
  isPreview?: boolean;
  validate(input: Input): Promise<Values>;
};

/**
 * The values of an input without what is not valid, and that as it was sent: by field, and by part. Throws if something
 * can be neither left out nor kept.
 */
export async function validValues<Values>(input: object, options: Options<Values>) {
  let sent = { ...input } as Input;
  let invalid: InvalidValues = {};
  let first: unknown;
  for (;;) {
    try {
      return { values: await options.validate(sent), invalid };
    } catch (error) {
      const wrong = isAppError(error) && error.code === "bad_request" ? error.errors : [];
      const next = withoutWrong(sent, { ...options, paths: wrong.map(({ path }) => path) });
      first ??= error; // says what is wrong with what was sent
      if (!next) throw first;
      sent = next.input;
      invalid = merged(next.invalid, invalid); // the first time is as it was sent
    }
  }
}

type Wrong = Omit<Options<unknown>, "validate"> & { paths: string[] };

/** Undefined if something cannot be left out, or if nothing would change. */
function withoutWrong(input: Input, { fields, now, before = {}, isPreview = false, paths }: Wrong) {
  const next = { ...input };
  const invalid: Input = {};
  for (const [name, inside] of Object.entries(byRoot(paths))) {
    const field = fields[name];
    if (field?.type === "richText") return undefined;
    const value = input[name] ?? (before as Input)[name] ?? "";
    const parts = field?.type === "group" && !inside.includes("") ? byRoot(inside) : undefined;
    const left = parts
      ? withoutParts(value as Input, parts)
      : field?.type === "instant" && field.required
        ? ((before as Input)[name] ?? now) // which the database wants
        : field && isKept(field) && rest(value, inside, field);
    if (!left && left !== "" && !isPreview) return undefined;
    next[name] = left || left === "" ? left : undefined;
    invalid[name] = parts
      ? Object.fromEntries(Object.keys(parts).map((part) => [part, (value as Input)[part]]))
      : value;
  }
  return Object.keys(invalid).some((name) => next[name] !== input[name])
    ? { input: next, invalid }
    : undefined;
}

/** What follows the first name of each path, by that name. */
function byRoot(paths: string[]): Record<string, string[]> {
  const found: Record<string, string[]> = Object.create(null); // a path can begin with "constructor"
  for (const path of paths) {
    const [root = "", ...inside] = path.split(".");
    found[root] = [...(found[root] ?? []), inside.join(".")];
  }
  return found;
}

function withoutParts(values: Input, wrong: Record<string, string[]>): Input | undefined {
  const left = Object.entries(wrong).map(([part, inside]) => [part, rest(values[part], inside)]);
  return left.some(([, value]) => value === undefined)
    ? undefined
    : { ...values, ...Object.fromEntries(left) };
}

/** A text or a list without what is wrong in it; undefined if nothing can be taken away. */
function rest(value: unknown, paths: string[], { maxLength, maxItems }: Partial<Field> = {}): unknown {
  if (typeof value === "string" && value !== "")
    return maxLength !== undefined && value.length > maxLength ? value.slice(0, maxLength) : "";
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const wrong = new Set(paths.map((path) => Number.parseInt(path, 10)));
  if (!wrong.has(Number.NaN)) return value.filter((_, index) => !wrong.has(index));
  return maxItems !== undefined && value.length > maxItems ? value.slice(0, maxItems) : [];
}

type Meant = Pick<Options<unknown>, "fields" | "before">;

/** What a request means for a draft: what it does not send stays, also where that is not valid. */
export function withInvalid<T extends object>(input: T, invalid: InvalidValues, { fields, before }: Meant) {
  const sent = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const values: Input = { ...before, ...sent };
  const used = Object.entries(invalid).filter(([name]) => {
    const only = fields[name]?.only;
    return !only || values[only.field] === only.is;
  });
  return merged(Object.fromEntries(used), sent) as T;
}

/** Parts are objects, and merged by part. */
export function merged<T extends object>(one: T, other: InvalidValues): T {
  const both: Input = { ...one, ...other };
  for (const [name, value] of Object.entries(one))
    if (isObject(value) && isObject(other[name])) both[name] = { ...value, ...other[name] };
  return both as T;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
