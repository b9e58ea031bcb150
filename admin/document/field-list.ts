import { plainText } from "./differences/plain-text.ts";
import type { ReadableField } from "./kind.ts";
import { tagsIn } from "./tags.ts";

export type Field = {
  label: string;
  type: "text" | "longText" | "richText" | "choice" | "tags" | "instant" | "picture" | "items";
  /** Characters. */
  longest?: number;
  /** What readers would miss without it. Drafts may lack it. */
  required?: string;
  /** Labels of a choice, by value. */
  options?: Record<string, string>;
  only?: { field: string; is: string };
};

export type FieldList = Record<string, Field>;

/** The values of a form by field; all but items are strings, tags as `TagsField` has them, HTML where it is rich. */
type Values = Record<string, unknown>;

export function readableFields(list: FieldList, values: Values): ReadableField[] {
  return Object.entries(list).map(([name, field]) => ({
    name: field.label,
    text: isUsed(field, values) ? readable(field, String(values[name] ?? "")) : "",
  }));
}

function readable({ type, options }: Field, value: string): string {
  if (type === "richText") return plainText(value);
  if (type === "tags") return tagsIn(value).join(", ");
  if (type === "choice") return options?.[value] ?? value;
  return type === "instant" ? value.replace("T", ", ") : value;
}

/** The fields with equal values for what is equal, whatever an editor or a field makes of it. */
export function normalized(list: FieldList, values: Values): Values {
  const entries = Object.entries(list).map(([name, field]) => {
    const value = values[name];
    if (!isUsed(field, values)) return [name, ""];
    if (field.type === "tags") return [name, tagsIn(String(value)).join()];
    return [name, field.type === "richText" && isEmptyHtml(String(value)) ? "" : value];
  });
  return Object.fromEntries(entries);
}

/** What stops it from being published, by field. */
export function fieldErrors(list: FieldList, values: Values): Record<string, string> {
  const used = Object.entries(list).filter(([, field]) => isUsed(field, values));
  return Object.fromEntries(
    used.flatMap(([name, { type, label, required, longest = Number.POSITIVE_INFINITY }]) => {
      const value = String(values[name] ?? "");
      const isEmpty = type === "richText" ? isEmptyHtml(value) : value.trim() === "";
      if (required && isEmpty) return [[name, required]];
      return value.length > longest ? [[name, tooLong(label, value.length, longest)]] : [];
    }),
  );
}

export function tooLong(label: string, length: number, longest: number): string {
  return `The ${label.toLowerCase()} can have at most ${longest} characters: remove ${length - longest}.`;
}

function isUsed({ only }: Field, values: Values): boolean {
  return !only || values[only.field] === only.is;
}

/** Also true for the empty paragraph that an editor leaves. */
export function isEmptyHtml(html: string): boolean {
  return /^(\s|&nbsp;|<\/?(p|br)\b[^>]*>)*$/.test(html);
}
