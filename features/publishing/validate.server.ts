import { AppError, type FieldError } from "#core/errors.ts";
import { isVisible } from "#core/fields.ts";
import { canonicalLanguage } from "#core/language.ts";
import { pick } from "#core/pick.ts";
import { labelsOf, tagErrors, tagsIn } from "#core/tags.ts";
import {
  type Field,
  type Fields,
  isPlain,
  type ListItem,
  linesIn,
  type PlainInput,
  type PlainValues,
  type SharePicture,
} from "./fields.ts";
import { instantOf } from "./parse-instant.server.ts";
import { checkList } from "./parts.server.ts";
import { storable } from "./storable.ts";

/** `complete`: readers see the document, so that nothing they need may be missing. */
type Demand = { complete: boolean; timeZone?: string };

type Value = string | string[] | ListItem[] | boolean | SharePicture | null;
type Raw = Record<string, Value | undefined>;

/**
 * The values of a document after a request: absent fields stay as `before`, or empty.
 * The kind validates pictures, items and parts itself and sanitises rich text.
 */
export function validateFields<F extends Fields>(
  fields: F,
  input: PlainInput<F>,
  before: PlainValues<F> | undefined,
  demand: Demand,
): { values: PlainValues<F>; errors: FieldError[] } {
  const errors: FieldError[] = [];
  const values: Record<string, Value> = {};
  const raw: Raw = { ...before, ...withoutUndefined(input as Raw) };
  for (const [name, field] of Object.entries(fields)) {
    if (!isPlain(field)) continue;
    const isSent = (input as Raw)[name] !== undefined;
    const result = validateField(field, raw[name] ?? "", { ...demand, values, isSent });
    values[name] = result.value;
    errors.push(...result.errors.map(({ path, ...error }) => ({ path: name + (path ?? ""), ...error })));
  }
  return { values: values as PlainValues<F>, errors };
}

/** The path of an error is that within the field. */
type Result = { value: Value; errors: (Omit<FieldError, "path"> & { path?: string })[] };
type Surroundings = Demand & { values: Record<string, unknown>; isSent: boolean };

function validateField(field: Field, raw: NonNullable<Value>, around: Surroundings): Result {
  const { only } = field;
  if (only && around.values[only.field] !== only.is) {
    const isGiven =
      around.isSent && ![false, "", field.default].includes(raw as string) && String(raw) !== "";
    return { value: emptyOf(field), errors: isGiven ? [{ msg: only.error }] : [] };
  }
  if (field.type === "list") return validateList(field, raw);
  if (typeof raw === "boolean" || field.type === "switch") return { value: raw === true, errors: [] };
  if (isSharePicture(raw) || field.type === "sharePicture")
    return { value: isSharePicture(raw) ? pick(raw, pictureKeys) : null, errors: [] };
  if (field.type === "tags") return validateTags(raw as string | string[]);
  if (field.type === "lines") return validateLines(field, raw as string | string[]);
  const text = storable(String(raw));
  if (field.type === "instant") return validateInstant(field, text, around);
  if (field.type === "language") return validateLanguage(text.trim());
  if (field.type === "richText") return { value: text, errors: [] };
  if (field.options) return validateChoice(field, text, around);
  return validateText(field, text.trim(), around);
}

function validateText(field: Field, text: string, { complete }: Surroundings): Result {
  const { label, maxLength = Number.POSITIVE_INFINITY, required } = field;
  const value = required && !isVisible(text) ? "" : text;
  if (required && complete && value === "") return { value, errors: [{ code: "required", msg: required }] };
  const msg = `The ${label.toLowerCase()} must have at most ${maxLength} characters.`;
  return { value, errors: value.length > maxLength ? [{ code: "too_long", msg }] : [] };
}

function validateChoice(field: Field, text: string, { complete, isSent }: Surroundings): Result {
  const { options = {}, default: value = "", invalid = "", optional = !complete } = field;
  if (Object.hasOwn(options, text)) return { value: text, errors: [] };
  const isLeftOut = text === "" && !isSent && optional;
  return { value, errors: isLeftOut ? [] : [{ code: "invalid", msg: invalid }] };
}

function validateLanguage(text: string): Result {
  const value = text && canonicalLanguage(text);
  if (value !== undefined) return { value, errors: [] };
  return { value: "", errors: [{ code: "invalid", msg: "Please choose a language like de or pt-BR." }] };
}

function emptyOf({ type, default: value = "" }: Field): Value {
  if (type === "instant") return null;
  if (type === "switch") return false;
  return type === "list" || type === "lines" ? [] : value;
}

function validateList({ label, item = {}, one = "item", max = 100 }: Field, raw: Value): Result {
  const list = { type: "list", label, item, one, max } as const;
  const { value, errors } = checkList(list, raw === "" ? [] : (raw as ListItem[]), "");
  return { value: value as ListItem[], errors };
}

function validateTags(raw: string | string[]): Result {
  const value = labelsOf(tagsIn(raw).map(storable));
  return { value, errors: tagErrors(value).map((msg) => ({ msg })) };
}

function validateLines(field: Field, raw: string | string[]): Result {
  const { label, maxLength = Number.POSITIVE_INFINITY, max = Number.POSITIVE_INFINITY } = field;
  const value = linesIn(storable([raw].flat().join("\n")));
  const errors: Result["errors"] = [];
  if (value.length > max) errors.push({ msg: `There can be at most ${max} ${label.toLowerCase()}.` });
  const long = value.find((line) => line.length > maxLength);
  if (long)
    errors.push({ code: "too_long", msg: `A line has at most ${maxLength} characters: ${shortened(long)}` });
  return { value, errors };
}

function shortened(line: string): string {
  return `${[...line].slice(0, 50).join("")}…`;
}

function validateInstant({ required }: Field, text: string, { timeZone }: Surroundings): Result {
  const value = instantOf(text, timeZone) ?? null;
  const isMissing = value === null && required;
  return { value, errors: isMissing ? [{ code: "required", msg: required }] : [] };
}

const pictureKeys = ["mediaId", "x", "y"] as const;

function isSharePicture(value: Value): value is SharePicture {
  return typeof value === "object" && value !== null && "mediaId" in value;
}

/** Throws if there are errors. They are sorted as the fields are. */
export function refuseErrors(errors: FieldError[], fields: Fields): void {
  const names = Object.keys(fields);
  const place = ({ path }: FieldError) => names.indexOf(path.split(".")[0] ?? "") >>> 0; // -1 comes last
  const [first, ...more] = errors.toSorted((one, other) => place(one) - place(other));
  if (first) throw new AppError("bad_request", first.msg, { errors: [first, ...more] });
}

function withoutUndefined(input: Raw): Raw {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
}
