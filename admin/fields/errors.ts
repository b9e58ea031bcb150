import { type Field, type Fields, linesIn } from "#features/fields/field.ts";
import { parsed } from "#features/fields/formats.ts";
import { isUsed } from "#features/fields/list.ts";
import { m } from "#messages";
import type { AnyForm, FormItem, FormPicture } from "./form-value.ts";
import { isEmptyHtml } from "./plain-text.ts";

/** Errors that stop publishing, by the names of inputs. */
export function errorsIn(fields: Fields, form: object, path = ""): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = (form as AnyForm)[name];
    const at = path + name;
    if (!isUsed(field, form)) continue;
    if (field.type === "group")
      Object.assign(errors, errorsIn(field.fields ?? {}, value as object, `${at}.`));
    else if (field.type === "list")
      for (const [index, item] of (value as FormItem[]).entries())
        Object.assign(errors, errorsIn(field.item ?? {}, item, `${at}.${index}.`));
    else {
      const error =
        field.type === "picture" ? pictureError(field, value as FormPicture) : textError(field, value);
      if (error) errors[at] = error;
    }
  }
  return errors;
}

function pictureError({ required }: Field, { mediaId, alt }: FormPicture): string | undefined {
  return mediaId && alt.trim() === "" ? required?.() : undefined;
}

function textError(field: Field, value: unknown): string | undefined {
  if (value !== undefined && typeof value !== "string") return undefined;
  if (field.type === "count") {
    const { min = 0, max = Number.POSITIVE_INFINITY, invalid } = field;
    const isWithin = Number(value) >= min && Number(value) <= max;
    return isWithin ? undefined : invalid?.();
  }
  const { type, label, required, maxLength = Number.POSITIVE_INFINITY } = field;
  const text = value ?? "";
  const isEmpty = type === "richText" ? isEmptyHtml(text) : text.trim() === "";
  if (isEmpty) return required?.();
  const parts = type === "lines" ? linesIn(text) : [text];
  const length = Math.max(0, ...parts.map((part) => part.length));
  if (length > maxLength) return tooLong(label(), length, maxLength);
  return parts.map((part) => parsed(field, part.trim()).error).find(Boolean);
}

export function tooLong(label: string, length: number, maxLength: number): string {
  return m.adminFields.removeCharacters({ label: label.toLowerCase(), maxLength, count: length - maxLength });
}

/** Says how much room is left, if it is little. */
export function nearLimit(left: number, maxLength: number): string | undefined {
  const isLittle = maxLength > 50 && left >= 0 && left < Math.min(50, maxLength / 4);
  return isLittle ? m.adminFields.charactersLeft({ left, maxLength }) : undefined;
}
