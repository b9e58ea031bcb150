import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { MediaStore } from "#core/services.ts";
import { writeArchive } from "#db/archive/write.ts";
import { beforeOpening, type Place } from "#db/client.ts";
import { isDiskFull } from "#db/full-disk.ts";
import { filesOf } from "#features/media/archive.server.ts";
import type { Bucket } from "#features/media/bucket.server.ts";
import { folderFiles } from "#features/media/folder.server.ts";
import { m } from "#messages";
import { openDestination } from "./destination.server.ts";
import { type Keep, outdated } from "./keep.ts";
import { prove } from "./proving.server.ts";

const refused = new Set<unknown>(["EACCES", "EPERM", "EROFS"]);

export type Order = {
  name: string;
  now: string;
  database: Place;
  media: string | Bucket;
  to: string | Bucket;
  keep: Keep;
  /** A public key of age. */
  recipient: string | undefined;
  /** Where the backup is written before it is stored. */
  folder: string;
  isProven: boolean;
};

export type Made = {
  bytes: number;
  sha256: string;
  rows: number;
  files: number;
  missing: string[];
  removed: string[];
  /** What was proven, or why it was not. */
  proof?: string;
  problem?: string;
};

/** Makes a backup, stores it, proves it if that is due, and removes those that are no longer kept. */
export async function makeBackup(order: Order): Promise<Made> {
  const { name, to, recipient, folder } = order;
  const destination = await openDestination(to);
  await rm(folder, { recursive: true, force: true }); // of one that was interrupted
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const plain = join(folder, "backup.footpath");
    const archived = await write(order, plain);
    const source = recipient ? await encrypted(plain, recipient) : createReadStream(plain);
    const sum = summing();
    await destination.write(name, Readable.from(sum.through(source)));
    const stored = { bytes: sum.bytes(), sha256: sum.hex() };
    const outcome = order.isProven ? await provenOrNot(order, { plain, sha256: stored.sha256 }) : {};
    const removed = outdated(await destination.names(), order.keep);
    for (const old of removed) await destination.remove(old);
    return { ...stored, ...archived, ...outcome, removed };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function write({ database, media, now }: Order, path: string) {
  const files = await mediaAt(media);
  return beforeOpening(database, (queries, engine) =>
    writeArchive({ queries, engine }, path, {
      filesOf: (queries) => filesOf(queries, files),
      now: new Date(now),
    }),
  );
}

async function mediaAt(media: string | Bucket): Promise<MediaStore> {
  if (typeof media === "string") return folderFiles(media);
  const { bucketFiles } = await import("#features/media/bucket.server.ts");
  return bucketFiles(media);
}

/** Only whoever has the private key can read it. */
async function encrypted(path: string, recipient: string): Promise<Readable> {
  const { Encrypter } = await import("age-encryption");
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(recipient);
  } catch (cause) {
    throw new Error(m.adminBackups.keyInvalid(), {
      cause,
    });
  }
  const plain = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;
  return Readable.fromWeb((await encrypter.encrypt(plain)) as never);
}

type Stored = { plain: string; sha256: string };

async function provenOrNot(order: Order, stored: Stored): Promise<Pick<Made, "proof" | "problem">> {
  try {
    return { proof: await readBack(order, stored) };
  } catch (error) {
    return { problem: m.adminBackups.notProven({ name: order.name, error: sentenceOf(error) }) };
  }
}

/** Reads the stored file, compares its checksum, and restores it. Of an encrypted one, what was encrypted is restored. */
async function readBack({ name, to, recipient, folder }: Order, { plain, sha256 }: Stored): Promise<string> {
  const read = recipient ? plain : join(folder, "read-back.footpath");
  const sum = summing();
  const source = sum.through(await (await openDestination(to)).read(name));
  if (recipient) for await (const _ of source);
  else {
    await rm(plain);
    await pipeline(source, createWriteStream(read));
  }
  if (sum.hex() !== sha256) throw new Error(m.adminBackups.fileDiffers());
  const proven = await prove(read, join(folder, "proof"));
  return recipient ? m.adminBackups.provenEncrypted(proven) : m.adminBackups.proven(proven);
}

function summing() {
  const hash = createHash("sha256");
  let bytes = 0;
  return {
    async *through(source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    bytes: () => bytes,
    hex: () => hash.copy().digest("hex"),
  };
}

/** A sentence for the operator. */
export function sentenceOf(error: unknown): string {
  if (isDiskFull(error)) return m.adminBackups.noSpace();
  const failed = error instanceof Error ? error.message : String(error);
  const mayNotWrite = error instanceof Error && "code" in error && refused.has(error.code);
  return mayNotWrite ? m.adminBackups.noAccess({ failed }) : failed;
}
