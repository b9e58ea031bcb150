import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import type { Context } from "#core/context.ts";
import { newId } from "#core/ids.ts";
import type { MediaStore } from "#core/services.ts";
import type { MediaFileTable, VisualKind } from "#db/schema.ts";
import type { PreparedPicture } from "./decoding/pipeline.server.ts";
import { addMediaFile } from "./store.server.ts";
import { contentTypeOf, keysOf, type StoredFile } from "./types/addresses.ts";

export type Description = { alt?: string; decorative?: boolean; name?: string };

type FileValues = Pick<MediaFileTable, "kind" | "contentType" | "placeholder"> & Partial<MediaFileTable>;

export type VisualFile = MediaFileTable & { kind: VisualKind };

/** A video without metadata at a path, and its still picture. */
export type PreparedVideo = Pick<MediaFileTable, "width" | "height" | "contentType" | "bytes"> & {
  path: string;
  poster?: PreparedPicture;
};

export function newFile<Values extends FileValues>(
  ctx: Context,
  { alt = "", decorative = false, name = "" }: Description,
  values: Values,
): MediaFileTable & Values {
  return {
    id: newId(Date.parse(ctx.now)),
    status: "ready",
    bytes: 0,
    width: 0,
    height: 0,
    alt,
    decorative: decorative ? 1 : 0,
    name,
    uploaderId: ctx.actor?.id ?? null,
    createdAt: ctx.now,
    posterWidth: null,
    ...values,
  };
}

export function newVideo(ctx: Context, description: Description): VisualFile {
  const values = { kind: "video", contentType: "video/mp4", placeholder: "#1f2a2e" } as const;
  return newFile(ctx, description, values);
}

export async function keepPicture(
  ctx: Context,
  media: MediaStore,
  { sizes, ...picture }: PreparedPicture,
  description: Description = {},
): Promise<VisualFile> {
  const contents = sizes.map(({ bytes }) => bytes);
  const values = { ...picture, kind: "image", contentType: "image/webp", bytes: lengthOf(contents) } as const;
  return keepFile(ctx, media, newFile(ctx, description, values), contents);
}

export async function keepVideo(ctx: Context, media: MediaStore, row: VisualFile, prepared: PreparedVideo) {
  const { values, contents } = videoFiles(prepared);
  return keepFile(ctx, media, { ...row, ...values }, contents());
}

/** The columns that a prepared video fills, and its files in the order of their keys. */
export function videoFiles({ path, poster, ...video }: PreparedVideo) {
  const stills = poster?.sizes.map(({ bytes }) => bytes) ?? [];
  const still = poster && {
    placeholder: poster.placeholder,
    posterWidth: poster.sizes.at(-1)?.width ?? null,
  };
  return {
    values: { ...video, ...still, bytes: video.bytes + lengthOf(stills) },
    contents: () => [createReadStream(path), ...stills],
  };
}

async function keepFile(ctx: Context, media: MediaStore, row: VisualFile, contents: (Buffer | Readable)[]) {
  await writeFiles(media, row, contents, () => ctx.write((queries) => addMediaFile(queries, row)));
  return row;
}

/** The row comes last, so that none is without its files. If `save` throws or returns false, they go. */
export async function writeFiles(
  media: MediaStore,
  row: StoredFile & { keys?: string[] },
  contents: (Buffer | Readable)[],
  save: () => Promise<unknown>,
): Promise<void> {
  const keys = row.keys ?? keysOf(row);
  let isSaved = false;
  try {
    for (const [index, key] of keys.entries()) {
      await media.write(key, contents[index] ?? Buffer.alloc(0), contentTypeOf(row, key));
    }
    isSaved = (await save()) !== false;
  } finally {
    if (!isSaved) for (const key of keys) await media.remove(key).catch(() => {}); // report the first error
  }
}

function lengthOf(contents: Buffer[]): number {
  return contents.reduce((sum, { length }) => sum + length, 0);
}
