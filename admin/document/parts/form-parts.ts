import { newId } from "#core/ids.ts";
import type { PartsInput } from "#features/publishing/part-shapes.ts";
import {
  type ChosenPicture,
  emptyValue,
  type ItemPart,
  type Part,
  type Parts,
  type PartValues,
  parsed,
} from "#features/publishing/parts.ts";
import { tooLong } from "../field-list.ts";
import type { ReadableField } from "../kind.ts";

/** An item of a list. Its key stays the same when it moves; lines are one text with line breaks. */
export type FormItem = { key: string; values: Record<string, string> };
/** `url` is the address of the picture's file. */
export type FormPicture = ChosenPicture & { url: string };
export type Reference = { id: string; title: string };
export type FormPart = string | boolean | FormPicture | FormItem[] | Reference[];
/** A form's values of a document's parts. */
export type FormParts = Record<string, FormPart>;

/** What a form shows of pictures and documents that parts name by their ids. */
type Named = { pictures?: Record<string, string>; references?: Reference[] };

export function formParts(parts: Parts, values: PartValues, named: Named = {}): FormParts {
  return mapped(parts, (part, name) => formPart(part, values[name], named));
}

function formPart(part: Part, value: unknown, { pictures = {}, references = [] }: Named): FormPart {
  if (part.type === "references" || part.type === "reference")
    return [value as string | string[]]
      .flat()
      .flatMap((id) => references.find((each) => each.id === id) ?? []);
  if (part.type === "list")
    return (value as Record<string, unknown>[]).map((item) => ({
      key: newId(),
      values: mapped(part.item, (of, name) => formText(of.type, item[name])),
    }));
  if (part.type === "picture") {
    const picture = value as ChosenPicture;
    return { ...picture, url: pictures[picture.mediaId] ?? "" };
  }
  return part.type === "switch" ? value === true : formText(part.type, value);
}

function formText(type: Part["type"], value: unknown): string {
  return type === "lines" ? (value as string[]).join("\n") : String(value ?? "");
}

/** The parts as a request sends them. */
export function sentParts(parts: Parts, values: FormParts): PartsInput {
  return mapped(parts, (part, name) => {
    const value = values[name];
    if (part.type === "list")
      return (value as FormItem[]).map((item) =>
        mapped(part.item, (of, each) => sentText(of.type, item.values[each] ?? "")),
      );
    if (part.type === "references") return (value as Reference[]).map(({ id }) => id);
    if (part.type === "reference") return (value as Reference[])[0]?.id ?? "";
    if (part.type === "picture") {
      const { mediaId, alt } = value as FormPicture;
      return { mediaId, alt };
    }
    return part.type === "switch" ? value === true : sentText(part.type, String(value));
  });
}

function sentText(type: Part["type"], text: string): string | string[] {
  return type === "lines" ? text.split("\n").filter((line) => line.trim() !== "") : text;
}

/** The parts in words, for comparing two versions. */
export function readableParts(parts: Parts, values: FormParts): ReadableField[] {
  return Object.entries(parts).map(([name, part]) => ({
    name: part.label,
    text: part.type === "choice" ? (part.options[String(values[name])] ?? "") : readable(part, values[name]),
  }));
}

function readable(part: Part, value: FormPart | undefined): string {
  if (Array.isArray(value))
    return value
      .map((each) => ("values" in each ? `${textsIn(part, each.values)}\n` : each.title))
      .join("\n");
  if (typeof value === "object") return value.mediaId && (value.alt || value.mediaId);
  return typeof value === "boolean" ? (value ? "Yes" : "No") : (value ?? "");
}

function textsIn(part: Part, values: Record<string, string>): string {
  const item = part.type === "list" ? part.item : {};
  const words = Object.entries(values).map(([name, value]) => {
    const of = item[name];
    return of?.type === "choice" ? of.options[value] : value;
  });
  return words.filter(Boolean).join("\n");
}

/** Errors that prevent publishing, by input name. */
export function partErrors(parts: Parts, values: FormParts, root = "parts"): Record<string, string> {
  const errors: Record<string, string> = {};
  const check = (part: ItemPart, text: string, path: string) => {
    const { label, maxLength } = part;
    const length = part.type === "lines" ? 0 : text.length;
    if ("required" in part && part.required && text.trim() === "") errors[path] = part.required;
    else if (length > maxLength) errors[path] = tooLong(label, length, maxLength);
    const invalid = text.trim() && parsed(part, text.trim()).error;
    if (invalid) errors[path] = invalid;
  };
  for (const [name, part] of Object.entries(parts)) {
    const value = values[name];
    if (part.type === "list") {
      for (const [index, item] of (value as FormItem[]).entries())
        for (const [each, of] of Object.entries(part.item))
          if (of.type !== "choice") check(of, item.values[each] ?? "", `${root}.${name}.${index}.${each}`);
    } else if (part.type === "picture") {
      const { mediaId, alt } = value as FormPicture;
      if (mediaId && alt.trim() === "") errors[`${root}.${name}`] = part.required;
    } else if (!["switch", "choice", "references", "reference"].includes(part.type))
      check(part as ItemPart, String(value), `${root}.${name}`);
  }
  return errors;
}

export function newItem({ item }: Extract<Part, { type: "list" }>): FormItem {
  return { key: newId(), values: mapped(item, (of) => (of.type === "choice" ? String(emptyValue(of)) : "")) };
}

function mapped<From, To>(
  from: Readonly<Record<string, From>>,
  convert: (each: From, name: string) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(from).map(([name, each]) => [name, convert(each, name)]));
}
