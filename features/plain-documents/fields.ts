import type { Field, Fields, ValuesOf } from "#features/fields/field.ts";
import { type PlainKind, periodOf } from "#features/publishing/kinds.ts";
import type { SharingValues, sharingFields } from "#features/publishing/sharing.ts";

/** The fields of a kind whose values are all columns of its table. A rich text among them is called `content`. */
export type PlainFields = Fields & { title: Field & { type: "text" } } & typeof sharingFields;

export type Plain = { name: PlainKind; fields: PlainFields };

/** The values of such a document. A kind without the field has no tags. */
export type PlainValues<F extends PlainFields> = ValuesOf<F> &
  SharingValues & { title: string; tags: string[] };

/** Adds the empty tags of a kind that has none. */
export function withTags<F extends PlainFields>(values: ValuesOf<F>): PlainValues<F> {
  return { tags: [], ...values } as object as PlainValues<F>;
}

/** What its page shows as it is: everything but the text, which is prepared, and what is in the head. */
export type PageFields<F extends PlainFields> = Omit<F, keyof typeof sharingFields | "title" | "content">;

export function pageFieldsOf<F extends PlainFields>(fields: F): PageFields<F> {
  const { summary, seoTitle, shareImage, noindex, language, title, content, ...own } = fields as Fields;
  return own as PageFields<F>;
}

/** The rich text of a document; empty if its kind has none. */
export function contentOf(values: object): string {
  return "content" in values ? String(values.content) : "";
}

/** When a document closes; null if it does not. */
export function closingOf(kind: PlainKind, values: object): string | null {
  return instantIn(values, periodOf(kind).until);
}

function instantIn(values: object, name = ""): string | null {
  const at = (values as Record<string, unknown>)[name];
  return typeof at === "string" && at !== "" ? at : null;
}

/** What begins after `from` is planned, and what ends at `until` or before it is closed. */
export type Clock = { from: string; until: string };

export function phaseOf(kind: PlainKind, values: object, { from, until }: Clock) {
  const begins = instantIn(values, periodOf(kind).from);
  const ends = closingOf(kind, values);
  const isClosed = ends !== null && ends <= until;
  return { isPlanned: !isClosed && begins !== null && begins > from, isClosed };
}
