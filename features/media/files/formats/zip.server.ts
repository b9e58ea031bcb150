import { createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import { finished } from "node:stream/promises";
import { crc32, deflateRawSync } from "node:zlib";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { AppError } from "#core/errors.ts";
import { m } from "#messages";
import { maxEntries, maxUnpacked, refused } from "./limits.server.ts";

export type Archive = { zip: ZipFile; entries: Entry[] };

/** Opens an archive for some work. Refuses damaged and encrypted ones, and those that unpack to too much. */
export async function withArchive<Result>(path: string, work: (archive: Archive) => Promise<Result>) {
  const zip = await openPromise(path, { autoClose: false }).catch((cause) => {
    throw refused(m.adminMedia.zipDamaged(), cause);
  });
  try {
    return await work({ zip, entries: await entriesOf(zip, (await stat(path)).size) });
  } finally {
    zip.close();
  }
}

async function entriesOf(zip: ZipFile, bytes: number): Promise<Entry[]> {
  if (zip.entryCount > maxEntries) throw new AppError("too_large", m.adminMedia.unpacksToFar());
  const entries: Entry[] = [];
  let [packed, unpacked] = [0, 0];
  try {
    for await (const entry of zip.eachEntry()) {
      entries.push(entry);
      packed += entry.compressedSize;
      unpacked += entry.uncompressedSize;
    }
  } catch (cause) {
    throw refused(m.adminMedia.zipDamaged(), cause);
  }
  // More packed bytes than the file has: entries share their bytes.
  if (unpacked > maxUnpacked || packed > bytes) throw new AppError("too_large", m.adminMedia.unpacksToFar());
  if (entries.some((entry) => entry.isEncrypted())) throw refused(m.adminMedia.passwordProtected());
  if (entries.length === 0) throw refused(m.adminMedia.zipEmpty());
  return entries;
}

/** The bytes of an entry in chunks, at most `max` in all. */
export async function* unpack({ zip }: Archive, entry: Entry, max: number): AsyncGenerator<Buffer> {
  const stream = await zip.openReadStreamPromise(entry);
  let bytes = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      yield chunk;
      bytes += chunk.length;
      if (bytes >= max) return;
    }
  } finally {
    stream.destroy();
  }
}

export async function bytesOf(archive: Archive, entry: Entry, max: number): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(unpack(archive, entry, max)));
}

/** The beginning of an entry as text; empty without such an entry. */
export async function textIn(archive: Archive, name: string, max = 1024 * 1024): Promise<string> {
  const entry = archive.entries.find(({ fileName }) => fileName === name);
  return entry ? (await bytesOf(archive, entry, max)).toString("utf8") : "";
}

/** A new content, null for an entry that is left out, undefined for one that keeps its packed bytes. */
export type NewContent = string | Buffer | null | undefined;

type Copy = {
  to: string;
  /** What people unpack: with dates and permissions. */
  keepsDates?: boolean;
  contentOf: (entry: Entry) => Promise<NewContent>;
};

/** Copies an archive without the comments and the extra fields of its entries. */
export async function copyArchive(archive: Archive, { to, keepsDates, contentOf }: Copy): Promise<void> {
  const file = createWriteStream(to);
  const directory: Buffer[] = [];
  let offset = 0;
  const write = async (bytes: Buffer) => {
    offset += bytes.length;
    if (!file.write(bytes)) await new Promise((resolve) => file.once("drain", resolve));
  };
  for (const entry of archive.entries) {
    const content = await contentOf(entry);
    if (content === null) continue;
    const head = content === undefined ? headOf(entry) : headOfContent(entry, Buffer.from(content));
    if (keepsDates) Object.assign(head, filesystemOf(entry));
    directory.push(record(directoryMark, head, offset), head.name);
    await write(record(localMark, head));
    await write(head.name);
    if (head.bytes) await write(head.bytes);
    else {
      const raw = await archive.zip.openReadStreamPromise(entry, { decodeFileData: false });
      for await (const chunk of raw) await write(chunk as Buffer);
    }
  }
  const start = offset;
  for (const bytes of directory) await write(bytes);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length / 2, 8);
  end.writeUInt16LE(directory.length / 2, 10);
  end.writeUInt32LE(offset - start, 12);
  end.writeUInt32LE(start, 16);
  await write(end);
  file.end();
  await finished(file);
}

type Head = {
  name: Buffer;
  method: number;
  crc: number;
  packed: number;
  unpacked: number;
  bytes?: Buffer;
  date?: number;
  madeBy?: number;
  attributes?: number;
};

const localMark = 0x04034b50;
const directoryMark = 0x02014b50;
const noDate = 0x00210000; // 1 January 1980
const stored = 0;
const deflated = 8;

function headOf({ fileName, compressionMethod, crc32: crc, compressedSize, uncompressedSize }: Entry): Head {
  const sizes = { packed: compressedSize, unpacked: uncompressedSize };
  return { name: Buffer.from(fileName), method: compressionMethod, crc, ...sizes };
}

function headOfContent({ fileName, compressionMethod }: Entry, content: Buffer): Head {
  const method = compressionMethod === stored ? stored : deflated;
  const bytes = method === stored ? content : deflateRawSync(content);
  const sizes = { packed: bytes.length, unpacked: content.length };
  return { name: Buffer.from(fileName), method, crc: crc32(content), ...sizes, bytes };
}

function filesystemOf(entry: Entry): Pick<Head, "date" | "madeBy" | "attributes"> {
  const date = entry.lastModFileDate * 0x10000 + entry.lastModFileTime;
  return { date, madeBy: entry.versionMadeBy, attributes: entry.externalFileAttributes };
}

/** A local header, or with an offset a record of the central directory (APPNOTE 4.3.7 and 4.3.12). */
function record(mark: number, head: Head, offset?: number): Buffer {
  const { name, method, crc, packed, unpacked, date = noDate, madeBy = 20, attributes = 0 } = head;
  const isLocal = offset === undefined;
  const bytes = Buffer.alloc(isLocal ? 30 : 46);
  bytes.writeUInt32LE(mark, 0);
  if (!isLocal) bytes.writeUInt16LE(madeBy, 4);
  const at = isLocal ? 4 : 6;
  bytes.writeUInt16LE(20, at); // version needed
  bytes.writeUInt16LE(0x0800, at + 2); // names in UTF-8
  bytes.writeUInt16LE(method, at + 4);
  bytes.writeUInt32LE(date, at + 6);
  bytes.writeUInt32LE(crc, at + 10);
  bytes.writeUInt32LE(packed, at + 14);
  bytes.writeUInt32LE(unpacked, at + 18);
  bytes.writeUInt16LE(name.length, at + 22);
  if (!isLocal) bytes.writeUInt32LE(attributes, 38);
  if (!isLocal) bytes.writeUInt32LE(offset, 42);
  return bytes;
}
