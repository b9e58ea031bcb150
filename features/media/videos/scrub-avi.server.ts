import { type FileHandle, open } from "node:fs/promises";
import { blankFile, damaged } from "./boxes.server.ts";
import { type Stream, streamOf, withoutMessages } from "./messages.server.ts";

/** A chunk of a RIFF file: `list` is what kind of list it is, where it is one; places in bytes. */
type Chunk = { id: string; list: string; start: number; body: number; end: number };

/** The chunks that an AVI film needs, by the list that they are in. All others become empty ones. */
const needed: Record<string, (name: string) => boolean> = {
  "AVI ": (name) => ["hdrl", "movi", "idx1"].includes(name),
  AVIX: (name) => name === "movi",
  hdrl: (name) => ["avih", "strl", "odml"].includes(name),
  strl: (name) => ["strh", "strf", "indx", "vprp"].includes(name),
  odml: (name) => name === "dmlh",
  movi: (name) => /^(\d\d(dc|db|wb)|ix\d\d|rec )$/.test(name),
  "rec ": (name) => /^\d\d(dc|db|wb)$/.test(name),
};
const mostChunks = 300_000;
const largestPicture = 32 * 1024 * 1024; // bytes

/** What is known of a film while it is read: its size, and what its stream of pictures is made of. */
type Found = { width: number; height: number; chunks: number; stream: Stream | undefined };

/**
 * Takes out of an AVI file, in its place and without changing its length, all that is not needed to show it: names,
 * days, what cameras add, texts between the pictures, and what lies in no chunk. Answers with its size in pixels.
 * Refuses what breaks the rules of the format (Microsoft's "AVI RIFF File Reference", OpenDML 1.02).
 */
export async function scrubAvi(path: string): Promise<{ width: number; height: number }> {
  const file = await open(path, "r+");
  try {
    const { size } = await file.stat();
    const found: Found = { width: 0, height: 0, chunks: 0, stream: undefined };
    let at = 0;
    while (size - at >= 12) {
      const { buffer: head } = await file.read(Buffer.alloc(12), 0, 12, at);
      if (!/^RIFF.{4}AVI[ X]$/s.test(head.toString("latin1"))) break;
      const segment = await chunkAt(file, at, size);
      await scrubList(file, segment, found);
      at = segment.end;
    }
    await blankFile(file, Math.min(at, size), size);
    if (found.width === 0 || found.height === 0) throw damaged("no size of the pictures");
    return { width: found.width, height: found.height };
  } finally {
    await file.close();
  }
}

async function scrubList(file: FileHandle, list: Chunk, found: Found): Promise<void> {
  let at = list.body;
  while (list.end - at >= 8) {
    const chunk = await chunkAt(file, at, list.end);
    const name = chunk.list || chunk.id;
    found.chunks += 1;
    if (found.chunks > mostChunks) throw damaged("too many chunks");
    if (!needed[list.list]?.(name)) await blankChunk(file, chunk);
    else if (chunk.list) await scrubList(file, chunk, found);
    else if (name === "avih") Object.assign(found, await sizeOf(file, chunk));
    else if (name === "strh") found.stream ??= await streamIn(file, chunk);
    else if (/^\d\dd[cb]$/.test(name) && found.stream) await quieten(file, chunk, found.stream);
    at = chunk.end + (chunk.end % 2);
    if (chunk.end % 2 === 1 && chunk.end < list.end) await blankFile(file, chunk.end, chunk.end + 1);
  }
  await blankFile(file, Math.min(at, list.end), list.end);
}

async function chunkAt(file: FileHandle, start: number, limit: number): Promise<Chunk> {
  const { buffer: head } = await file.read(Buffer.alloc(12), 0, 12, start);
  const id = head.toString("latin1", 0, 4);
  const isList = id === "LIST" || id === "RIFF";
  const end = start + 8 + head.readUInt32LE(4);
  if (end > limit || (isList && end < start + 12)) throw damaged(`chunk ${id} at ${start}`);
  return {
    id,
    list: isList ? head.toString("latin1", 8, 12) : "",
    start,
    body: start + (isList ? 12 : 8),
    end,
  };
}

async function blankChunk(file: FileHandle, { start, end }: Chunk): Promise<void> {
  await file.write("JUNK", start, "latin1");
  await blankFile(file, start + 8, end);
}

async function sizeOf(file: FileHandle, { body }: Chunk): Promise<{ width: number; height: number }> {
  const { buffer } = await file.read(Buffer.alloc(8), 0, 8, body + 32);
  return { width: buffer.readUInt32LE(0), height: buffer.readUInt32LE(4) };
}

/** Texts and notes are streams too: theirs cannot be taken out without counting all others anew. */
async function streamIn(file: FileHandle, { body }: Chunk): Promise<Stream | undefined> {
  const { buffer } = await file.read(Buffer.alloc(8), 0, 8, body);
  const kind = buffer.toString("latin1", 0, 4);
  if (kind !== "vids" && kind !== "auds") throw damaged(`a stream of ${kind}`);
  return kind === "vids" ? streamOf(buffer.toString("latin1", 4, 8)) : undefined;
}

async function quieten(file: FileHandle, { body, end }: Chunk, stream: Stream): Promise<void> {
  const size = end - body;
  if (size > largestPicture) throw damaged("a picture that is too large");
  const { buffer } = await file.read(Buffer.alloc(size), 0, size, body);
  if (withoutMessages(buffer, stream)) await file.write(buffer, 0, size, body);
}
