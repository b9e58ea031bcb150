import type { MediaFileTable } from "#db/schema.ts";
import { newId } from "#visit/ids.ts";
import type { Visit } from "#visit/visit.ts";
import { keysOf } from "./addresses.ts";
import { addMediaFile } from "./store.server.ts";

/** A video that every browser plays (MP4, H.264) and that says nothing of where it was made; size in pixels. */
export type PreparedVideo = { width: number; height: number; placeholder: string; bytes: Buffer };

/** Keeps a prepared video: the file first and the row last, so that no row is without its file. */
export async function keepVideo(visit: Visit, video: PreparedVideo, alt: string): Promise<MediaFileTable> {
  const { width, height, placeholder, bytes } = video;
  const row: MediaFileTable = {
    id: newId(Date.parse(visit.now)),
    kind: "video",
    status: "ready",
    contentType: "video/mp4",
    bytes: bytes.length,
    width,
    height,
    placeholder,
    alt,
    uploaderId: visit.actor?.id ?? null,
    createdAt: visit.now,
    posterWidth: null,
  };
  for (const key of keysOf(row)) await visit.files.write(key, bytes, row.contentType);
  await visit.write((queries) => addMediaFile(queries, row));
  return row;
}
