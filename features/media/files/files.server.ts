import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import type { AdminContext, MemberContext, Upload } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import type { MediaStore } from "#core/services.ts";
import type { Changed } from "#db/client.ts";
import type { Queries } from "#db/engine.ts";
import type { FileVersionTable, MediaFileTable } from "#db/schema.ts";
import { asciiSlug } from "#db/slugify.ts";
import { m } from "#messages";
import * as store from "../files.store.server.ts";
import { newFile, writeFiles } from "../keep.server.ts";
import { addMediaFile } from "../store.server.ts";
import { versionKeys } from "../types/file-addresses.ts";
import { type FileType, fileTypes, isAudio, keptType } from "../types/file-types.ts";
import { type PreparedFile, prepareFile } from "./prepare.server.ts";

class KnownBytes extends Error {}

/** Adds a file or recording, and answers with its id: that of an earlier upload of the same bytes if there is one. */
export async function addFile(
  ctx: MemberContext,
  media: MediaStore,
  upload: Upload & { type: FileType; alt: string; ffmpeg?: string },
): Promise<{ id: string; known: boolean }> {
  const { name, alt, ffmpeg } = upload;
  const type = keptType(upload.type, ffmpeg !== undefined);
  const hash = await hashOf(upload.path);
  const known = await store.findByHash(ctx.db.queries, hash);
  if (known) return { id: known, known: true };
  const prepared = await prepareFile(ctx, upload, ffmpeg);
  const kind = isAudio(type) ? "audio" : "file";
  const { contentType } = fileTypes[type];
  const values = { kind, contentType, ...shownOf(prepared.values) } as const;
  const row = newFile(ctx, { alt, name }, values);
  const address = `${asciiSlug(name.replace(/\.\w+$/, "")) || "file"}.${type}`;
  const version = versionOf(ctx, { mediaId: row.id, version: 1, hash, name }, prepared);
  try {
    await writeVersion(media, { ...row, type }, { version, prepared }, () =>
      ctx.write(async (queries) => {
        await lockBytes(ctx, queries, hash);
        await addMediaFile(queries, row);
        const file = { mediaId: row.id, type, address, hash, version: 1, updatedAt: ctx.now };
        if (!(await store.addFile(queries, file))) throw new KnownBytes();
        await store.addVersion(queries, version);
      }),
    );
  } catch (error) {
    // Somebody has uploaded the same bytes in the meantime.
    const earlier = error instanceof KnownBytes ? await store.findByHash(ctx.db.queries, hash) : undefined;
    if (earlier) return { id: earlier, known: true };
    throw error;
  }
  return { id: row.id, known: false };
}

/** What else changes with the current version of a file. */
export type AfterChange = (queries: Queries, invalidate: Changed) => Promise<void>;

/** Adds a version of a file. Its address stays, and readers get this version from now on. */
export async function addFileVersion(
  ctx: AdminContext,
  media: MediaStore,
  { file, ffmpeg, ...upload }: Upload & { file: store.CurrentFile; type: FileType; ffmpeg?: string },
  afterwards: AfterChange,
): Promise<void> {
  const { id: mediaId, type } = file;
  const hash = await hashOf(upload.path);
  if (hash === file.hash) throw new AppError("conflict", m.adminMedia.isCurrent());
  if (await store.findByHash(ctx.db.queries, hash)) throw sameContent();
  const versions = await store.listVersions(ctx.db.queries, mediaId);
  const number = (versions.at(-1)?.version ?? 0) + 1;
  const prepared = await prepareFile(ctx, upload, ffmpeg);
  const version = versionOf(ctx, { mediaId, version: number, hash, name: upload.name }, prepared);
  const { contentType } = fileTypes[type];
  const row = { id: mediaId, kind: file.kind, contentType, width: 0, posterWidth: null, type };
  await writeVersion(media, row, { version, prepared }, () =>
    ctx.write(async (queries, invalidate) => {
      if (!(await store.addVersion(queries, version))) throw conflict();
      await makeCurrent(ctx, queries, { ...version, updatedAt: ctx.now }, file.version);
      await afterwards(queries, invalidate);
    }),
  );
}

export async function restoreFileVersion(
  ctx: AdminContext,
  { file, version: number }: { file: store.CurrentFile; version: number },
  afterwards: AfterChange,
): Promise<void> {
  const versions = await store.listVersions(ctx.db.queries, file.id);
  const version = versions.find((other) => other.version === number);
  if (!version) throw new AppError("not_found", m.adminMedia.noVersion());
  if (number === file.version) throw new AppError("conflict", m.adminMedia.isCurrent());
  await ctx.write(async (queries, invalidate) => {
    await makeCurrent(ctx, queries, { ...version, mediaId: file.id, updatedAt: ctx.now }, file.version);
    await afterwards(queries, invalidate);
  });
}

type Current = Pick<FileVersionTable, "mediaId" | "version" | "hash" | "name"> &
  Shown & { updatedAt: string };

async function makeCurrent(
  ctx: AdminContext,
  queries: Queries,
  { updatedAt, ...values }: Current,
  before: number,
): Promise<void> {
  const { mediaId, version, hash } = values;
  await lockBytes(ctx, queries, hash);
  const known = await store.findByHash(queries, hash);
  if (known && known !== mediaId) throw sameContent();
  if (!(await store.setCurrent(queries, { mediaId, version, hash, updatedAt }, before))) throw conflict();
  await store.setShown(queries, mediaId, { ...shownOf(values), name: values.name });
}

/** The same bytes are one file, also if two people send them at once. */
function lockBytes({ db }: MemberContext, queries: Queries, hash: string): Promise<void> {
  return db.engine.lockName(queries, `file ${hash}`);
}

type Shown = Pick<FileVersionTable, "bytes" | "width" | "height" | "placeholder" | "posterWidth">;

/** What the library sorts by and shows. */
function shownOf({ bytes, width, height, placeholder, posterWidth }: Shown): Shown {
  return { bytes: Number(bytes), width, height, placeholder, posterWidth };
}

type Version = Pick<FileVersionTable, "mediaId" | "version" | "hash" | "name">;

function versionOf({ actor, now }: MemberContext, version: Version, { values }: PreparedFile) {
  return { ...version, ...values, uploaderId: actor.id, createdAt: now };
}

type Row = Pick<MediaFileTable, "id" | "kind" | "contentType" | "width" | "posterWidth">;

async function writeVersion(
  media: MediaStore,
  row: Row & { type: FileType },
  { version, prepared }: { version: FileVersionTable; prepared: PreparedFile },
  save: () => Promise<void>,
): Promise<void> {
  const keys = versionKeys({ ...version, id: row.id, type: row.type });
  await writeFiles(media, { ...row, keys }, prepared.contents(), save);
}

function sameContent(): AppError {
  return new AppError("conflict", m.adminMedia.sameContent());
}

function conflict(): AppError {
  return new AppError("conflict", m.adminMedia.changedMeanwhile());
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}
