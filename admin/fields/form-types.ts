import { newId } from "#core/ids.ts";
import { withCommas } from "#core/list-format.ts";
import { pick } from "#core/pick.ts";
import {
  type Field,
  type Fields,
  fieldNames,
  type InputsOf,
  linesIn,
  type PlainType,
  type ValuesOf,
} from "#features/fields/field.ts";
import { isUsed } from "#features/fields/list.ts";
import type { ShownSharePicture } from "#features/fields/schemas.ts";
import { noPicture } from "#features/fields/types/choices.ts";
import type { MediaEntry } from "#features/media/library/contract.ts";
import { m } from "#messages";
import type { FormItem, FormPicture, FormValues, Reference } from "./form-value.ts";
import { localTime } from "./local-time.ts";
import { namesById } from "./names.ts";
import { isEmptyHtml, plainText } from "./plain-text.ts";
import { tagsIn, tagsText } from "./tags.ts";

/** What a form shows of a document besides its values. */
export type Shown = {
  timeZone?: string;
  /** Addresses of the pictures, by their ids. */
  pictures?: Record<string, string>;
  references?: Reference[];
};

/** What a form has of a type of field. */
type FormType = {
  of(value: unknown, field: Field, shown: Shown): unknown;
  /** The value as a request sends it; undefined for an item of a list that is left out. */
  sent(value: unknown, field: Field, isNested: boolean): unknown;
  /** The value in words, for the differences between two versions. */
  words(value: unknown, field: Field): string;
  /** The same for values that readers see as equal; by default, what is sent. */
  comparable?(value: unknown): unknown;
  /** The value for a picture of the library, or for none. */
  chosen?(picture: MediaEntry | null, field: Field): unknown;
};

const text: FormType = {
  of: (value) => value ?? "",
  sent: (value) => value,
  words: (value) => String(value ?? ""),
};

const reference: FormType = {
  of: (value, _, { references = [] }) =>
    [value as string | string[]].flat().flatMap((id) => references.find((each) => each.id === id) ?? []),
  sent: (value) => (value as Reference[])[0]?.id ?? "",
  words: (value) => (value as Reference[]).map(({ title }) => title).join("\n"),
};

export const formTypes: Record<PlainType, FormType> = {
  text,
  longText: text,
  number: text,
  email: text,
  link: text,
  address: text,
  colour: text,
  issn: text,
  date: text,
  language: text,
  richText: {
    ...text,
    words: (value) => plainText(String(value ?? "")),
    comparable: (value) => (isEmptyHtml(String(value)) ? "" : value),
  },
  choice: { ...text, words: (value, { options }) => options?.[String(value)]?.() ?? String(value ?? "") },
  switch: {
    of: (value) => value === true,
    sent: (value) => value,
    words: (value) => (value ? m.common.yes() : m.common.no()),
  },
  count: {
    of: (value) => String(value ?? ""),
    sent: (value) => Math.trunc(Number(value)) || 0,
    words: (value) => String(value),
  },
  instant: {
    of: (value, _, { timeZone = "UTC" }) => (value ? localTime(String(value), timeZone) : ""),
    sent: (value) => value,
    words: (value) => String(value ?? "").replace("T", ", "),
  },
  lines: {
    of: (value) => [value as string | string[]].flat().join("\n"),
    sent: (value, _, isNested) =>
      isNested
        ? String(value)
            .split("\n")
            .filter((line) => line.trim() !== "")
        : value,
    words: (value) => String(value ?? ""),
    comparable: (value) => linesIn(String(value)),
  },
  tags: {
    of: (value) => (Array.isArray(value) ? tagsText(value) : value),
    sent: (value) => tagsIn(String(value)).join(", "),
    words: (value) => withCommas(tagsIn(String(value))),
  },
  list: {
    of: (value, { item = {} }, shown) =>
      (value as object[]).map((each) => ({ key: newId(), ...each, ...formOf(item, each as never, shown) })),
    sent: (value, field) => (value as FormItem[]).map((item) => sentItem(item, field)).filter(Boolean),
    words: (value, field) => (value as FormItem[]).map((item) => itemWords(item, field)).join("\n"),
  },
  group: {
    of: (value, { fields = {} }, shown) => formOf(fields, value as never, shown),
    sent: (value, { fields = {} }) => sentValues(fields, value as never, true),
    words: () => "", // each of its fields has its own
  },
  picture: {
    of: (value, _, { pictures = {} }) => ({
      ...(value as FormPicture),
      url: pictures[(value as FormPicture).mediaId] ?? "",
    }),
    sent: (value) => pick(value as FormPicture, ["mediaId", "alt"]),
    words(value) {
      const { mediaId, alt } = value as FormPicture;
      return mediaId && (alt || mediaId);
    },
    chosen: (entry, { isDecorative }) =>
      entry
        ? { mediaId: entry._id, alt: isDecorative ? "" : entry.alt, url: entry.url }
        : { ...noPicture, url: "" },
  },
  sharePicture: {
    of: (value) => value ?? null,
    sent: (value) => value && pick(value as ShownSharePicture, ["mediaId", "x", "y"]),
    words(value) {
      if (!value) return "";
      const { alt, mediaId, x, y } = value as ShownSharePicture;
      return m.adminFields.pictureAt({ name: alt || mediaId, x, y });
    },
    chosen: (entry) => entry && { mediaId: entry._id, url: entry.url, alt: entry.alt, x: 50, y: 50 },
  },
  reference,
  references: { ...reference, sent: (value) => (value as Reference[]).map(({ id }) => id) },
  id: {
    of: (value) => value ?? null,
    sent: (value) => value,
    words(value, { kind }) {
      if (!value) return "";
      const name = namesById.get(String(value));
      if (name) return name;
      return kind === "picture"
        ? m.adminFields.unknownPicture({ id: String(value) })
        : m.adminFields.unknownArticle({ id: String(value) });
    },
    chosen: (entry) => entry?._id ?? null,
  },
};

const typeOf = (field: Field): FormType => formTypes[field.type as PlainType];

/** Undefined if nothing is entered, unless something has to be. The item's key is only for the form. */
function sentItem({ key, ...item }: FormItem, { item: fields = {} }: Field): object | undefined {
  const isEntered = (name: string, field: Field) =>
    !["id", "state"].includes(name) &&
    !["switch", "count"].includes(field.type) &&
    typeOf(field).words(item[name], field).trim() !== "";
  const isEmpty = !Object.entries(fields).some(([name, field]) => isEntered(name, field));
  const isNeeded = Object.values(fields).some(({ required }) => required);
  return isEmpty && !isNeeded ? undefined : sentValues(fields, item as never, true);
}

/** Describes an item on one line, unless it has long texts. Its id is not for people. */
function itemWords(item: FormItem, { item: fields = {} }: Field): string {
  const isLong = Object.values(fields).some(({ type }) => type === "longText" || type === "lines");
  const words = Object.entries(fields).flatMap(([name, field]) => {
    if (field.type === "switch") return item[name] ? field.label().toLowerCase() : [];
    return name === "id" ? [] : typeOf(field).words(item[name], field);
  });
  return isLong ? `${words.filter(Boolean).join("\n")}\n` : withCommas(words);
}

/** The values of a saved document, with dates in the zone. */
export function formOf<F extends Fields>(fields: F, values: ValuesOf<F>, shown: Shown = {}): FormValues<F> {
  const form = mapped(fields, (field, name) =>
    typeOf(field).of((values as Record<string, unknown>)[name], field, shown),
  );
  return form as FormValues<F>;
}

/** The request body, without empty items, and without fields that are not used and not kept. */
export function sentValues<F extends Fields>(fields: F, form: FormValues<F>, isNested = false): InputsOf<F> {
  const sent = mapped(fields, (field, name) => {
    const value = (form as Record<string, unknown>)[name];
    const isKept = isUsed(field, form) || !field.only?.error;
    return isKept ? typeOf(field).sent(value, field, isNested) : undefined;
  });
  return sent as InputsOf<F>;
}

/** Converted values by field, without undefined ones. */
function mapped(fields: Fields, convert: (field: Field, name: string) => unknown): object {
  const entries = fieldNames(fields).map((name) => [name, convert(fields[name] as Field, name)]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
