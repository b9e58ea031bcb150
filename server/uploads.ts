import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import type { Upload } from "#core/context.ts";
import type { FileField } from "#core/contract.ts";
import { AppError, fieldError, isAppError } from "#core/errors.ts";
import { makeProcessFolder } from "#core/process-folders.ts";
import { m } from "#messages";
import { openUploadQueue } from "./upload-queue.ts";

/** The prefix of the temporary folders. */
export const uploadFolders = "footpath-upload-";
const maxFields = 60;
const maxNameLength = 200;
const maxFieldBytes = 2 * 1024 * 1024; // of all fields together, which are held in memory

/** `onFirstFile` runs before a byte is stored, and may throw. One of each key is read in turn. */
type UploadInput = { kinds: Record<string, FileField>; key: string; onFirstFile(): Promise<void> };
const uploads = openUploadQueue();
export const uploadsNow = uploads.size;

type Form = { fields: Record<string, unknown>; files: Record<string, Upload[]> };

/**
 * Streams the files of a form to a temporary folder, runs the work, and deletes them. Throws as soon as a
 * file is too large, there are too many, or a field takes no files. A repeated field becomes a list.
 */
export async function withForm<Result>(
  request: FastifyRequest,
  { kinds, key, onFirstFile }: UploadInput,
  work: (form: Form) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) {
    throw new AppError("unsupported_media_type", m.errors.multipart());
  }
  const folder = await makeProcessFolder(tmpdir(), uploadFolders);
  try {
    const form: Form = {
      fields: {},
      files: Object.fromEntries(Object.keys(kinds).map((field) => [field, []])),
    };
    const max = Object.values(kinds).reduce((sum, kind) => sum + kind.max, 0);
    const fileSize = Math.max(...Object.values(kinds).map(({ maxBytes }) => maxBytes));
    // One more than allowed, to know which field has too many.
    const parts = request.parts({ limits: { fileSize, files: max + 1, fields: maxFields } });
    let fieldBytes = 0;
    let hasFiles = false;
    for (;;) {
      const { value: part, done } = await readable(parts.next());
      if (done) break;
      if (part.type === "field") {
        fieldBytes += memoryOf(part.value);
        if (fieldBytes > maxFieldBytes) {
          request.raw.unpipe().resume(); // the parser would hold the fields that follow
          throw new AppError("too_large", m.errors.requestTooLarge());
        }
        const before = form.fields[part.fieldname];
        form.fields[part.fieldname] = before === undefined ? part.value : [before, part.value].flat();
        continue;
      }
      if (!hasFiles) await onFirstFile();
      hasFiles = true;
      const kind = Object.hasOwn(kinds, part.fieldname) ? kinds[part.fieldname] : undefined;
      const files = form.files[part.fieldname] ?? [];
      if (!kind) throw fieldError(part.fieldname ?? "", m.errors.chooseFile()); // a part may have no name
      if (files.length === kind.max) throw fieldError(part.fieldname, kind.tooMany());
      const path = join(folder, `${part.fieldname}-${files.length}`);
      files.push(await store(part, kind, { path, key }));
    }
    return await work(form);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The parser makes values of JSON fields, which take up to 16 times their bytes. */
function memoryOf(value: unknown): number {
  return typeof value === "string" ? Buffer.byteLength(value) : 16 * JSON.stringify(value).length;
}

async function store(part: MultipartFile, kind: FileField, { path, key }: { path: string; key: string }) {
  const tooLarge = fieldError(part.fieldname, kind.tooLarge(), "too_large");
  let bytes = 0;
  const bounded = async function* () {
    for await (const chunk of uploads.fairly(part.file, key)) {
      bytes += chunk.length;
      if (bytes > kind.maxBytes) throw tooLarge;
      yield chunk;
    }
  };
  await readable(pipeline(part.file, bounded, createWriteStream(path)));
  if (part.file.truncated) throw tooLarge;
  return { path, bytes, name: nameOf(part.filename) };
}

/**
 * Removes folders, control characters and bidirectional marks. A long name keeps its ending, which tells CSV files.
 * Browsers write a quotation mark in a file name as %22 (HTML, 4.10.21.8).
 */
function nameOf(filename = ""): string {
  const last = filename.replaceAll("%22", '"').split(/[\\/]/).at(-1) ?? "";
  const name = last
    .replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, "")
    .normalize()
    .trim();
  const [ending = ""] = /\.\w{1,5}$/.exec(name) ?? [];
  const start = name.slice(0, name.length - ending.length);
  return start.slice(0, maxNameLength - ending.length).toWellFormed() + ending;
}

/** A truncated or malformed form is the client's fault; a full disk is ours. */
async function readable<Result>(reading: Promise<Result>): Promise<Result> {
  try {
    return await reading;
  } catch (cause) {
    if (isAppError(cause)) throw cause;
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
    if (code === "ENOSPC") throw new AppError("no_space", m.errors.noSpaceForFile(), { cause });
    const isOurs = /^E[A-Z]+$/.test(code) && code !== "ECONNRESET";
    if (isOurs || code.startsWith("FST_")) throw cause;
    throw new AppError("bad_request", m.errors.formUnreadable(), { cause });
  }
}
