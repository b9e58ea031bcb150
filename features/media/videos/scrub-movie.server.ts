import { type FileHandle, open } from "node:fs/promises";
import { type Box, blank, blankFile, blankRest, boxesIn, damaged } from "./boxes.server.ts";
import { headOf, type Movie, picturesPlay, readMovie, soundPlays, type Track } from "./movie.server.ts";
import { gapsOf, samplesOf, spansOf } from "./samples.server.ts";
import { quietened } from "./sei.server.ts";

/** The boxes that a film needs to be shown, by the box that they are in. All others become empty ones. */
const needed: Record<string, string[]> = {
  moov: ["mvhd", "trak"],
  trak: ["tkhd", "edts", "mdia"],
  edts: ["elst"],
  mdia: ["mdhd", "hdlr", "minf"],
  minf: ["vmhd", "smhd", "gmhd", "hdlr", "dinf", "stbl"],
  gmhd: ["gmin"],
  dinf: ["dref"],
  stbl: "stsd stts ctts stss stps stsc stsz stco co64 sdtp cslg".split(" "),
  entry: "avcC hvcC esds colr pasp clap fiel btrt wave chan alac dac3 dec3 damr".split(" "),
  wave: ["frma", "mp4a", "esds", "enda"],
};
const longestBrands = 256; // bytes
const largestSample = 32 * 1024 * 1024; // bytes

/** What is left of a film: its size in pixels, upright, and whether every browser plays it. */
export type Scrubbed = { width: number; height: number; playable: boolean };

/**
 * Takes out of an MP4 or MOV file, in its place and without changing its length, all that is not needed to show
 * it: the place and the day of the recording, names, comments, further tracks and their samples, messages inside
 * the pictures' stream, and what lies in no box. Refuses what it does not understand, and leaves it half done.
 */
export async function scrubMovie(path: string): Promise<Scrubbed> {
  const file = await open(path, "r+");
  try {
    const { size } = await file.stat();
    const movie = await readMovie(file, size).catch((error) => {
      throw error instanceof RangeError ? damaged(error.message) : error;
    });
    if (movie.fragmented) throw damaged("a film in fragments");
    await scrub(file, movie, size);
    const { width, height } = movie.video;
    return { width, height, playable: picturesPlay(movie) && soundPlays(movie) };
  } catch (error) {
    throw error instanceof RangeError ? damaged(error.message) : error; // a number that points out of its box
  } finally {
    await file.close();
  }
}

async function scrub(file: FileHandle, movie: Movie, size: number): Promise<void> {
  const { boxes, moov, at, video, audio } = movie;
  const tracks = audio ? [video, audio] : [video];
  const spans = tracks.flatMap((track) => spansOf(moov, track)).sort((one, other) => one.start - other.start);
  const data = boxes.filter(({ type }) => type === "mdat");
  const isInside = spans.every(({ start, size }) =>
    data.some(({ body, end }) => start >= body && start + size <= end),
  );
  if (!isInside) throw damaged("samples outside of the data");
  if (spans.reduce((sum, span) => sum + span.size, 0) > size) throw damaged("samples that are there twice");
  for (const box of boxes) {
    if (box.type === "ftyp" && box.end - box.start <= longestBrands) continue;
    if (box.type === "moov") continue;
    if (box.type === "mdat") {
      for (const gap of gapsOf(spans, box.body, box.end)) await blankFile(file, gap.from, gap.to);
    } else {
      await file.write("free", box.start + 4, "latin1");
      await blankFile(file, box.body, box.end);
    }
  }
  await blankRest(file, boxes.at(-1)?.end ?? 0, size);
  await quieten(file, movie);
  scrubInside(moov, { type: "moov", start: 0, body: at.body - at.start, end: moov.length }, tracks);
  await file.write(moov, 0, moov.length, at.start);
}

/** Takes the messages out of the stream of pictures, sample by sample. */
async function quieten(file: FileHandle, { moov, video }: Movie): Promise<void> {
  for (const { start, size } of samplesOf(moov, video)) {
    if (size > largestSample) throw damaged("a sample that is too large");
    const { buffer } = await file.read(Buffer.alloc(size), 0, size, start);
    if (quietened(buffer, moov, video)) await file.write(buffer, 0, size, start);
  }
}

function scrubInside(moov: Buffer, parent: Box, tracks: Track[], inside = parent.type): void {
  const from = inside === "entry" ? parent.body + entryHead(moov, parent, tracks) : parent.body;
  const children = boxesIn(moov, from, parent.end);
  for (const box of children) {
    const isOther = box.type === "trak" && !tracks.some((track) => track.box.start === box.start);
    if (isOther || !needed[inside]?.includes(box.type)) blank(moov, box);
    else if (box.type === "stsd") scrubEntries(moov, box, tracks);
    else if (needed[box.type]) scrubInside(moov, box, tracks);
    else scrubLeaf(moov, box);
  }
  moov.fill(0, children.at(-1)?.end ?? from, parent.end);
}

function scrubEntries(moov: Buffer, stsd: Box, tracks: Track[]): void {
  for (const entry of boxesIn(moov, stsd.body + 8, stsd.end)) {
    const head = entryHead(moov, entry, tracks);
    if (entry.end - entry.body < head) throw damaged("a short sample entry");
    moov.fill(0, entry.body + 12, entry.body + 16); // who made the encoder
    if (head === 78) moov.fill(0, entry.body + 42, entry.body + 74); // and how it is called
    scrubInside(moov, entry, tracks, "entry");
  }
}

function entryHead(moov: Buffer, entry: Box, tracks: Track[]): number {
  const track = tracks.find(({ box }) => entry.start > box.start && entry.end <= box.end);
  return headOf(moov, track?.kind ?? "vide", entry);
}

function scrubLeaf(moov: Buffer, { type, body, end }: Box): void {
  const isLong = moov[body] === 1;
  if (type === "mvhd" || type === "tkhd" || type === "mdhd") {
    moov.fill(0, body + 4, body + (isLong ? 20 : 12)); // when it was made and changed
  }
  if (type === "mvhd") moov.fill(0, end - 28, end - 4); // previews and selections
  if (type === "hdlr") moov.fill(0, body + 12, end); // makers and names
  if (type === "dref") scrubReferences(moov, body, end);
}

/** Samples that lie in another file are none that we have. */
function scrubReferences(moov: Buffer, body: number, end: number): void {
  for (const entry of boxesIn(moov, body + 8, end)) {
    if (((moov[entry.body + 3] ?? 0) & 1) === 0) throw damaged("samples in another file");
    moov.fill(0, entry.body + 4, entry.end);
  }
}
