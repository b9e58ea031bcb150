import type { Changed } from "#db/client.ts";
import type { Queries } from "#db/engine.ts";
import { altsOf, documentsWith, setAlt } from "./store.server.ts";
import { mediaTag } from "./types/addresses.ts";

/** What a request says of a media file. Undefined: nothing. */
export type FileDescription = { mediaId: string; alt?: string; decorative?: boolean };

/** Saves what a document says of files without an alternative text on the files, so that nobody is asked again. */
export async function describeFiles(queries: Queries, descriptions: FileDescription[]): Promise<void> {
  const inOrder = descriptions.toSorted((one, other) => (one.mediaId < other.mediaId ? -1 : 1));
  for (const { mediaId, alt: sent = "", decorative } of inOrder) {
    const alt = sent.trim();
    if (alt === "" && decorative === undefined) continue;
    await setAlt(queries, mediaId, "", { alt, decorative: alt === "" && decorative === true });
  }
}

/** The cache tags of the documents that use a file. */
export async function tagsOfUses(queries: Queries, mediaId: string): Promise<string[]> {
  return (await documentsWith(queries, mediaId)).map(({ kind, ref }) => `${kind}:${ref}`);
}

export async function invalidateShowing(queries: Queries, invalidate: Changed, mediaId: string) {
  const documents = await tagsOfUses(queries, mediaId);
  invalidate.stale(mediaTag(mediaId), ...documents);
  if (documents.some((tag) => tag.startsWith("collection:"))) invalidate.stale("photography");
}

type WithAlt = { mediaId: string; alt: string | null };

/** Null: the text of the file, which is also where that of a file without one goes (`describeFiles`). */
export async function ownAlts<Shown extends WithAlt>(queries: Queries, shown: Shown[]): Promise<Shown[]> {
  const ids = shown.map(({ mediaId }) => mediaId);
  const alts = await altsOf(queries, ids);
  return shown.map((item) => {
    const alt = alts.get(item.mediaId);
    return alt === "" || alt === item.alt ? { ...item, alt: null } : item;
  });
}
