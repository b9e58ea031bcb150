import type { FieldError } from "#core/errors.ts";
import { newId } from "#core/ids.ts";
import type { Queries } from "#db/engine.ts";
import type { CollectionItemTable, MediaKind } from "#db/schema.ts";
import type { ItemRow } from "./store.server.ts";
import { mediaAmong } from "./writing.store.server.ts";

/** An item of a collection that has not got its place yet. */
export type Placed = Omit<CollectionItemTable, "collectionId" | "position"> & {
  kind: MediaKind;
  /** Whether it needs no alternative text; undefined where the request does not say. */
  decorative?: boolean;
};

type Asked = { id: string; alt?: string; decorative?: boolean; caption?: string; credit?: string };

/**
 * The items that somebody asks for, by ids of items that are in the collection or of files in the media library;
 * and a fault for each that is not there, or there twice.
 */
export async function itemsPlaced(
  queries: Queries,
  asked: Asked[],
  before: ItemRow[],
): Promise<{ items: Placed[]; errors: FieldError[] }> {
  const known = new Map(before.flatMap((item) => [[item.id, item] as const, [item.mediaId, item] as const]));
  const others = asked.filter(({ id }) => !known.has(id)).map(({ id }) => id);
  const library = new Map((await mediaAmong(queries, others)).map((file) => [file.id, file]));
  const items: Placed[] = [];
  const errors: FieldError[] = [];
  const seen = new Set<string>();
  for (const [index, { id, ...said }] of asked.entries()) {
    const item = known.get(id) ?? fromLibrary(library.get(id));
    const isContradictory = said.decorative && said.alt?.trim();
    const msg = !item
      ? "This file is no longer in the media library."
      : seen.has(item.mediaId)
        ? "This file is in the collection already."
        : isContradictory && "A decorative picture has no alternative text.";
    if (msg) errors.push({ path: `media.${index}`, msg });
    if (!item || msg) continue;
    seen.add(item.mediaId);
    items.push({
      id: item.id,
      mediaId: item.mediaId,
      kind: item.kind,
      alt: said.decorative ? "" : (said.alt?.trim() ?? item.alt),
      decorative: said.decorative,
      caption: said.caption?.trim() ?? item.caption,
      credit: said.credit?.trim() ?? item.credit,
    });
  }
  return { items, errors };
}

function fromLibrary(file: { id: string; kind: MediaKind; alt: string } | undefined): Placed | undefined {
  return file && newItem(file);
}

/** A file of the media library as an item of its own. */
export function newItem({ id, kind, alt }: { id: string; kind: MediaKind; alt: string }): Placed {
  return { id: newId(), mediaId: id, kind, alt, caption: "", credit: "" };
}
