import { createReadStream } from "node:fs";
import type { MediaFileTable } from "#db/schema.ts";
import { newId } from "#visit/ids.ts";
import { Refusal } from "#visit/refusal.ts";
import type { Upload, Visit } from "#visit/visit.ts";
import { keysOf } from "./addresses.ts";
import { kindOf } from "./kinds.server.ts";
import { addMediaFile } from "./store.server.ts";

/** A video that every browser plays (MP4, H.264) and that says nothing of where it was made; size in pixels. */
export type PreparedVideo = { width: number; height: number; placeholder: string; bytes: Buffer };

/** Keeps a prepared video: the file first and the row last, so that no row is without its file. */
export async function keepVideo(visit: Visit, video: PreparedVideo, alt: string): Promise<MediaFileTable> {
  const { bytes, ...rest } = video;
  const row = { ...newVideo(visit, alt), ...rest, bytes: bytes.length };
  for (const key of keysOf(row)) await visit.files.write(key, bytes, row.contentType);
  await visit.write((queries) => addMediaFile(queries, row));
  return row;
}

/** The first form: MP4 only, as it is. */
export async function keepVideoFile(visit: Visit, upload: Upload, alt: string): Promise<MediaFileTable> {
  if ((await kindOf(upload.path)) !== "mp4")
    throw new Refusal("wrong kind", "Please choose a video in the format MP4, MOV or AVI.");
  const row = { ...newVideo(visit, alt), width: 1280, height: 720, bytes: upload.bytes };
  for (const key of keysOf(row)) await visit.files.write(key, createReadStream(upload.path), row.contentType);
  await visit.write((queries) => addMediaFile(queries, row));
  return row;
}

function newVideo(visit: Visit, alt: string): MediaFileTable {
  return {
    id: newId(Date.parse(visit.now)),
    kind: "video",
    status: "ready",
    contentType: "video/mp4",
    bytes: 0,
    width: 0,
    height: 0,
    placeholder: "#1f2a2e",
    alt,
    uploaderId: visit.actor?.id ?? null,
    createdAt: visit.now,
    posterWidth: null,
  };
}
