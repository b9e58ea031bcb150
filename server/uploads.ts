import { createWriteStream } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { FastifyRequest } from "fastify";
import type { Call } from "#visit/contract.ts";
import { Refusal } from "#visit/refusal.ts";
import type { Upload } from "#visit/visit.ts";

/**
 * Takes the one file of a request to a temporary place, piece by piece, lets the work use it, and takes it away
 * however the work ends. Refuses a request without it, and one that is too large as soon as it is too large.
 */
export async function withUpload<Result>(
  request: FastifyRequest,
  { field, mostBytes, tooLarge }: NonNullable<Call["file"]>,
  work: (file: Upload) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) {
    throw new Refusal("wrong kind", "Please send the file as multipart/form-data.");
  }
  const folder = await mkdtemp(join(tmpdir(), "footpath-upload-"));
  try {
    const path = join(folder, "file");
    const limits = { fileSize: mostBytes, files: 1, fields: 5 };
    const part = await readable(request.file({ limits }));
    if (!part || part.fieldname !== field) {
      part?.file.resume();
      throw new Refusal("bad input", "Please choose a file.", {
        faults: [{ path: field, msg: "Please choose a file." }],
      });
    }
    await readable(pipeline(part.file, createWriteStream(path)));
    if (part.file.truncated) throw new Refusal("too large", tooLarge);
    return await work({ path, bytes: (await stat(path)).size });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A form that ends too early or is none is the sender's fault; a full disk is ours. */
async function readable<Result>(reading: Promise<Result>): Promise<Result> {
  try {
    return await reading;
  } catch (cause) {
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
    if (code === "ENOSPC") throw new Refusal("no space", "There is no space left for this file.", { cause });
    const isOurs = /^E[A-Z]+$/.test(code) && code !== "ECONNRESET";
    if (isOurs || code.startsWith("FST_")) throw cause;
    throw new Refusal("bad input", "The form could not be read.", { cause });
  }
}
