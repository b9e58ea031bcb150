import { AppError, type FieldError } from "#core/errors.ts";
import { m } from "#messages";
import {
  type ColumnsOf,
  type Field,
  type Fields,
  fieldNames,
  initialOf,
  type PlainType,
  type ValuesOf,
} from "./field.ts";
import {
  choice,
  count,
  id,
  instant,
  onOff,
  picture,
  reference,
  references,
  sharePicture,
} from "./types/choices.ts";
import { language, lines, richText, tags, text } from "./types/texts.ts";
import { type Around, type Checked, type Demand, good, type TypeOfField, wrong } from "./types/type.ts";

const list: TypeOfField = {
  empty: () => [],
  isKept: true,
  column: "json",
  validate: validateList,
  words: ({ item = {} }, value) => (value as object[]).flatMap((each) => wordsIn(item, each)),
  media: ({ item = {} }, value) => (value as object[]).flatMap((each) => mediaIn(item, each)),
};

/** Fields inside a field, kept in one place. */
const group: TypeOfField = {
  empty: ({ fields = {} }) => emptyValues(fields),
  column: "json",
  validate: validateGroup,
  words: ({ fields = {} }, value) => wordsIn(fields, value as object),
  media: ({ fields = {} }, value) => mediaIn(fields, value as object),
};

export const fieldTypes: Record<PlainType, TypeOfField> = {
  text,
  longText: text,
  number: text,
  email: text,
  link: text,
  address: text,
  colour: text,
  issn: text,
  date: text,
  richText,
  language,
  choice,
  switch: onOff,
  count,
  instant,
  lines,
  tags,
  list,
  group,
  picture,
  sharePicture,
  reference,
  references,
  id,
};

/** The fields but those that a kind of document validates itself, with their types. */
function typed(fields: Fields): { name: string; field: Field; type: TypeOfField }[] {
  return fieldNames(fields).map((name) => {
    const field = fields[name] as Field;
    return { name, field, type: fieldTypes[field.type as PlainType] };
  });
}

export function emptyValues<F extends Fields>(fields: F): ValuesOf<F> {
  return mapped(fields, ({ field, type }) => initialOf(field) ?? type.empty(field)) as ValuesOf<F>;
}

/** Adds the empty values of fields that were added after the values were saved. */
export function completed<V extends object>(fields: Fields, values: V): V {
  const whole = mapped(fields, ({ name, field, type }) => {
    const value = (values as Record<string, unknown>)[name] ?? type.empty(field);
    return field.type === "group" ? completed(field.fields ?? {}, value as object) : value;
  });
  return { ...values, ...whole };
}

/**
 * The values after a request: absent fields stay as `before`, or empty. A kind of document validates covers, items
 * and bylines itself, and sanitises rich text.
 */
export function validateFields<F extends Fields>(
  fields: F,
  input: object,
  before: object | undefined,
  demand: Demand,
): { values: ValuesOf<F>; errors: FieldError[] } {
  const values: Record<string, unknown> = {};
  const errors: FieldError[] = [];
  const own = (from: object | undefined, name: string): unknown =>
    from && Object.hasOwn(from, name) ? (from as Record<string, unknown>)[name] : undefined;
  for (const { name, field, type } of typed(fields)) {
    const sent = own(input, name);
    const around = {
      ...demand,
      path: demand.path ? `${demand.path}.${name}` : name,
      isNested: demand.path !== undefined,
      isSent: sent !== undefined,
      before: own(before, name),
    };
    const raw = sent === undefined ? around.before : sent;
    const isUnused = !isUsed(field, values);
    const checked =
      isUnused && field.only?.error
        ? unused(field, around, raw)
        : type.validate(field, raw ?? undefined, isUnused ? { ...around, complete: false } : around);
    values[name] = checked.value;
    // What is saved already is only refused where readers would miss something.
    const isSaved = before !== undefined && !around.isSent;
    errors.push(...checked.errors.filter(({ code }) => !isSaved || code === "required"));
  }
  return { values: values as ValuesOf<F>, errors };
}

/** Checks a field that exists only while another has some value. */
function unused(field: Field, { path, isSent }: Around, raw: unknown): Checked {
  const { [field.type as PlainType]: type } = fieldTypes;
  const empty = type.empty(field);
  const whole = field.type === "group" ? { ...(empty as object), ...(raw as object) } : (raw ?? "");
  const isGiven = isSent && whole !== "" && JSON.stringify(whole) !== JSON.stringify(empty);
  return isGiven ? { value: empty, errors: [{ path, msg: field.only?.error?.() ?? "" }] } : good(empty);
}

export function isUsed({ only }: Field, values: object): boolean {
  if (!only) return true;
  const other = (values as Record<string, unknown>)[only.field];
  return only.is === undefined ? other !== only.not : other === only.is;
}

function validateGroup({ fields = {} }: Field, raw: unknown, around: Around): Checked {
  const { path, complete, timeZone, isSent, before } = around;
  const input = isSent ? (raw as object) : {};
  const unknown = Object.keys(input).filter((name) => !Object.hasOwn(fields, name));
  const demand = { path, complete, timeZone };
  const { values, errors } = validateFields(
    fields,
    input,
    { ...emptyValues(fields), ...(before as object) },
    demand,
  );
  const misnamed = unknown.map((name) => ({
    path: `${path}.${name}`,
    msg: m.adminFields.unknownPart({ name }),
  }));
  return { value: values, errors: [...misnamed, ...errors] };
}

function validateList(field: Field, raw: unknown = [], around: Around): Checked {
  if (!Array.isArray(raw) || raw.some((item) => typeof item !== "object"))
    return wrong(field, [], around, m.adminFields.notAList);
  const { path: root, complete, timeZone } = around;
  const { label, item: fields = {}, one = "item", maxItems = 100, distinct, tooLong } = field;
  const errors: FieldError[] = [];
  if (raw.length > maxItems)
    errors.push({
      path: root,
      code: "too_long",
      msg: tooLong?.() ?? m.adminFields.tooManyItems({ kind: one, label: label(), count: maxItems }),
    });
  const value = raw.slice(0, maxItems).map((item: object, index) => {
    const path = `${root}.${index}`;
    const checked = validateFields(fields, item, emptyValues(fields), { path, complete, timeZone });
    errors.push(...checked.errors);
    const unknown = Object.keys(item).find((name) => !Object.hasOwn(fields, name));
    if (unknown)
      errors.push({ path: `${path}.${unknown}`, msg: m.adminFields.unknownField({ name: unknown }) });
    return checked.values as Record<string, unknown>;
  });
  if (distinct) {
    const all = value.map((item) => item[distinct.field]);
    for (const [index, each] of all.entries())
      if (all.indexOf(each) < index)
        errors.push({ path: `${root}.${index}.${distinct.field}`, msg: distinct.error() });
  }
  return { value, errors };
}

/** Throws if there are errors. They are sorted as the fields are. */
export function refuseErrors(errors: FieldError[], fields: Fields): void {
  const names = Object.keys(fields);
  const position = ({ path }: FieldError) => names.indexOf(path.split(".")[0] ?? "") >>> 0; // -1 comes last
  const [first, ...more] = errors.toSorted((one, other) => position(one) - position(other));
  if (first) throw new AppError("bad_request", first.msg, { errors: [first, ...more] });
}

/** The values of columns that hold fields. */
export function valuesOfColumns<F extends Fields>(fields: F, columns: object): ValuesOf<F> {
  return mapped(fields, ({ name, field, type }) => {
    const value = (columns as Record<string, unknown>)[columnName(name, type)];
    if (value === undefined) return undefined;
    if (type.column === "flag") return value === 1;
    if (type.column === "json") return JSON.parse(String(value));
    return value ?? type.empty(field);
  }) as ValuesOf<F>;
}

/** The values as columns. */
export function columnsOf<F extends Fields>(fields: F, values: ValuesOf<F>): ColumnsOf<F> {
  const columns = typed(fields).flatMap(({ name, field, type }) => {
    const value: unknown = (values as Record<string, unknown>)[name];
    const hasTable = field.type === "tags" || (field.type === "references" && field.kind === "project");
    if (value === undefined || hasTable) return [];
    const isOptional = type.column === "id" || field.unique || field.type === "date";
    const plain = type.column === "flag" ? Number(value) : isOptional ? value || null : value;
    return [[columnName(name, type), type.column === "json" ? JSON.stringify(value) : plain]];
  });
  return Object.fromEntries(columns);
}

const columnName = (name: string, { column }: TypeOfField) => (column === "id" ? `${name}Id` : name);

/** The words of all fields by which readers find a document. */
export function wordsIn(fields: Fields, values: object): string[] {
  return read(fields, values, ({ field, type }, value) => type.words?.(field, value));
}

/** The same of those fields that are searched. */
export function searchedWords(fields: Fields, values: object): string[] {
  return read(fields, values, ({ field, type }, value) =>
    field.searched ? type.words?.(field, value) : undefined,
  );
}

/** The media files that the values show, without share pictures and those in rich text. */
export function mediaIn(fields: Fields, values: object): string[] {
  return read(fields, values, ({ field, type }, value) => type.media?.(field, value)).filter(Boolean);
}

function read(
  fields: Fields,
  values: object,
  of: (each: ReturnType<typeof typed>[number], value: unknown) => string[] | undefined,
): string[] {
  return typed(fields).flatMap((each) => {
    const value = (values as Record<string, unknown>)[each.name];
    return value === undefined ? [] : (of(each, value) ?? []);
  });
}

/** Converts values by field, and leaves out those for which there is nothing. */
function mapped(fields: Fields, convert: (each: ReturnType<typeof typed>[number]) => unknown): object {
  const entries = typed(fields).map((each) => [each.name, convert(each)]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
