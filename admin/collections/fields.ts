import { collectionFields } from "#features/photography/fields.ts";
import { countErrors, isShownIn } from "#features/photography/limits.ts";
import type { EditableCollection } from "#features/photography/writing-contract.ts";
import { formOf, sentValues } from "../fields/form-types.ts";
import type { FormValues } from "../fields/form-value.ts";
import { emptyForm, withInvalid } from "../fields/form-values.ts";
import { stopped } from "../uploads/upload.ts";
import { type CollectionItem, fromSaved, isAccepted, lacksText } from "./items.ts";

export type CollectionFields = FormValues<typeof collectionFields> & { items: CollectionItem[] };

export const emptyCollection: CollectionFields = {
  ...emptyForm(collectionFields),
  mediaType: "images",
  items: [],
};

export function fieldsOf(collection: EditableCollection, zone: string): CollectionFields {
  const items = collection.media.map(fromSaved);
  const own = formOf(collectionFields, collection, { timeZone: zone, references: collection.references });
  return withInvalid({ ...own, items }, collection.invalid, collectionFields);
}

/** The items that readers see. */
export function shownItems({ items, mediaType }: CollectionFields): CollectionItem[] {
  return items.filter(({ kind }) => isShownIn(mediaType, kind));
}

/** Keys of the pictures without an alternative text, about which their writer has not been asked yet. */
export function withoutTexts(fields: CollectionFields): string[] {
  return shownItems(fields)
    .filter((item) => isAccepted(item) && lacksText(item) && !item.isBlank)
    .map(({ key }) => key);
}

/** Sends the alternative text only if it was changed: otherwise the file's own applies. */
export function inputOf(fields: CollectionFields, saved: CollectionFields) {
  const before = new Map(saved.items.map(({ key, texts }) => [key, texts]));
  const media = shownItems(fields).flatMap(({ key, upload, texts: { alt, decorative, caption, credit } }) => {
    if (upload.state !== "done") return [];
    const known = before.get(key);
    const isSame = known?.alt === alt && known.decorative === decorative;
    const described = isSame ? {} : { alt: decorative ? "" : alt, decorative };
    return [{ id: upload.id, ...described, caption, credit }];
  });
  return { ...sentValues(collectionFields, fields), media };
}

/** What is saved: files that are not uploaded are left out. */
export function words(fields: CollectionFields) {
  const media = shownItems(fields).map((item, index) => `${index + 1}. ${lineOf(item)}`);
  return { media: media.join("\n") };
}

export function identity(fields: CollectionFields): unknown {
  return shownItems(fields).map(({ key, upload, texts }) => [
    upload.state === "done" ? upload.id : key,
    texts,
  ]);
}

function lineOf({ name, texts: { alt, decorative, caption, credit } }: CollectionItem): string {
  const words = [caption, decorative ? "" : alt].filter(Boolean).join(" / ");
  return (words || name) + (credit && ` (${credit})`);
}

export function errorsOf(fields: CollectionFields): Record<string, string> {
  const kinds = fields.items.map(({ kind }) => kind);
  return Object.fromEntries(countErrors(fields.mediaType, kinds, true).map(({ path, msg }) => [path, msg]));
}

/** A file that is no longer in the library says so at its place. */
export function withErrors(
  fields: CollectionFields,
  errors: { path: string; msg: string }[],
): Partial<CollectionFields> {
  const sent = shownItems(fields).filter(({ upload }) => upload.state === "done");
  const reasons = new Map(
    errors.map(({ path, msg }) => [sent[Number(/^media\.(\d+)/.exec(path)?.[1] ?? -1)]?.key, msg]),
  );
  const items = fields.items.map((item): CollectionItem => {
    const reason = reasons.get(item.key);
    return reason ? { ...item, upload: stopped("missing", reason) } : item;
  });
  return { items };
}
