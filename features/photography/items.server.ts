import type { FieldError } from "#core/errors.ts";
import { newId } from "#core/ids.ts";
import type { Queries } from "#db/engine.ts";
import type { VisualKind } from "#db/schema.ts";
import { ownAlts } from "#features/media/alternative-texts.server.ts";
import { m } from "#messages";
import { type Item, libraryFiles } from "./items.store.server.ts";

/** `id` is that of an item of the collection, or of a file in the media library. What is absent stays. */
export type ItemInput = { id: string; alt?: string; decorative?: boolean; caption?: string; credit?: string };

/** The items that a request names, and an error for each that does not exist or is named twice. */
export async function namedItems(queries: Queries, input: ItemInput[], before: Item[]) {
  const known = new Map(before.flatMap((item) => [[item.id, item] as const, [item.mediaId, item] as const]));
  const others = input.filter(({ id }) => !known.has(id)).map(({ id }) => id);
  for (const file of await libraryFiles(queries, others)) known.set(file.id, newItem(file));
  const items: Item[] = [];
  const errors: FieldError[] = [];
  for (const [index, { id, decorative, ...words }] of input.entries()) {
    const item = known.get(id);
    const isTwice = items.some(({ mediaId }) => mediaId === item?.mediaId);
    const msg = !item
      ? m.adminPhotography.fileGone()
      : isTwice
        ? m.adminPhotography.fileTwice()
        : decorative && words.alt?.trim() && m.adminPhotography.decorativeAlt();
    if (msg) errors.push({ path: `media.${index}`, msg });
    if (!item || isTwice) continue;
    const alt = decorative ? "" : (words.alt?.trim() ?? item.alt);
    const caption = words.caption?.trim() ?? item.caption;
    items.push({ ...item, alt, caption, credit: words.credit?.trim() ?? item.credit });
  }
  return { items: await ownAlts(queries, items), errors };
}

export function newItem({ id, kind }: { id: string; kind: VisualKind }): Item {
  return { id: newId(), mediaId: id, kind, alt: null, caption: "", credit: "" };
}
