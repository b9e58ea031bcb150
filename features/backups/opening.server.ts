import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, open, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { Decrypter } from "age-encryption";
import { day } from "#core/durations.ts";
import { type Archive, formatOf, openReadOnly } from "#db/archive/format.ts";
import { openArchive } from "#db/archive/open.ts";
import { convertFormat1 } from "./format-1.server.ts";

const prefix = "reading-backup-";

type Options = {
  /** Where the decrypted or unpacked backup is while it is read. */
  folder: string;
  /** The file with the private key. */
  key?: string;
};

/** Opens a backup: encrypted, compressed, or of the first format. Throws a sentence for the operator. */
export async function withBackup<Result>(
  path: string,
  { folder, key }: Options,
  work: (archive: Archive) => Promise<Result>,
): Promise<Result> {
  const temporary = await temporaryFolder(folder);
  try {
    let plain = path;
    if (await startsWith(plain, "age-encryption.org/"))
      plain = await decrypted(plain, { folder: temporary, key });
    if (await startsWith(plain, "\x1f\x8b")) plain = await unpacked(plain, temporary);
    if (isOfFormat1(plain)) plain = convertFormat1(plain, join(temporary, "converted"));
    const archive = openArchive(plain, path);
    try {
      return await work(archive);
    } finally {
      archive.close();
    }
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** Removes those of commands that were killed, after a day. */
export async function temporaryFolder(folder: string): Promise<string> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (name.startsWith(prefix) && Date.now() - (await stat(path)).mtimeMs > day)
      await rm(path, { recursive: true, force: true });
  }
  return mkdtemp(join(folder, prefix));
}

async function startsWith(path: string, text: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(text.length), 0, text.length, 0);
    return buffer.toString("latin1") === text;
  } finally {
    await file.close();
  }
}

async function decrypted(path: string, { folder, key }: Options): Promise<string> {
  if (!key)
    throw new Error(`The backup ${path} is encrypted: name the file with its private key, like  --key FILE`);
  const decrypter = new Decrypter();
  const identities = (await readFile(key, "utf8")).match(/AGE-SECRET-KEY-\w+/g) ?? [];
  if (identities.length === 0)
    throw new Error(`The file ${key} has no private key of age, AGE-SECRET-KEY-1….`);
  for (const identity of identities) decrypter.addIdentity(identity);
  const target = join(folder, "decrypted");
  try {
    const plain = await decrypter.decrypt(
      Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>,
    );
    await pipeline(Readable.fromWeb(plain as never), createWriteStream(target));
    return target;
  } catch (cause) {
    const isOtherKey = cause instanceof Error && /no identity matched/.test(cause.message);
    const sentence = isOtherKey
      ? `The key in ${key} does not open the backup ${path}: it was encrypted for another one.`
      : `The backup ${path} is damaged: nothing was restored.`;
    throw new Error(sentence, { cause });
  }
}

async function unpacked(path: string, folder: string): Promise<string> {
  const target = join(folder, "unpacked");
  try {
    await pipeline(createReadStream(path), createGunzip(), createWriteStream(target));
    return target;
  } catch (cause) {
    throw new Error(`The backup ${path} is damaged: nothing was restored.`, { cause });
  }
}

function isOfFormat1(path: string): boolean {
  try {
    const archive = openReadOnly(path);
    try {
      return formatOf(archive) === 1;
    } finally {
      archive.close();
    }
  } catch {
    return false;
  }
}
