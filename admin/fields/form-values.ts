import type { Fields, PlainType } from "#features/fields/field.ts";
import { emptyValues } from "#features/fields/list.ts";
import type { InvalidValues } from "#features/publishing/lifecycle.ts";
import { formOf, formTypes } from "./form-types.ts";
import type { FormValues } from "./form-value.ts";

export function emptyForm<F extends Fields>(fields: F): FormValues<F> {
  return formOf(fields, emptyValues(fields));
}

/** Adds what was typed into fields of a draft and is not valid yet. */
export function withInvalid<V extends object>(form: V, invalid: InvalidValues = {}, fields: Fields): V {
  const typed = Object.entries(invalid).map(([name, value]) => {
    const field = fields[name];
    const own = (form as Record<string, object>)[name];
    if (field?.type === "group")
      return [name, withInvalid(own ?? {}, value as InvalidValues, field.fields ?? {})];
    const isTyped = field?.type === "instant" || field?.type === "cover"; // as the form has it
    return [name, field && !isTyped ? formTypes[field.type as PlainType].of(value, field, {}) : value];
  });
  return { ...form, ...Object.fromEntries(typed) };
}

/** Adds the empty values of fields that a form does not have. */
export function completeForm<V extends object>(list: Fields, form: V): V {
  const whole: Record<string, unknown> = { ...emptyForm(list), ...form };
  for (const [name, { type, fields = {} }] of Object.entries(list))
    if (type === "group") whole[name] = completeForm(fields, whole[name] as object);
  return whole as V;
}
