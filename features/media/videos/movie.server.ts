import type { FileHandle } from "node:fs/promises";
import { type Box, boxesIn, boxesOf, damaged } from "./boxes.server.ts";

const mostMoovBytes = 32 * 1024 * 1024;

/** A track of pictures or sound. `entry` is its first sample entry; width and height are pixels, upright. */
export type Track = {
  box: Box;
  kind: "vide" | "soun";
  codec: string;
  entry: Box;
  width: number;
  height: number;
  /** The tables that say where its samples are. */
  table(type: string): Box | undefined;
};

/** What an MP4 or MOV file says of itself. `moov` is the bytes of that box, and boxes inside count from its start. */
export type Movie = {
  boxes: Box[];
  moov: Buffer;
  at: Box;
  fragmented: boolean;
  /** The first track of pictures, and the first of sound. */
  video: Track;
  audio: Track | undefined;
};

/** Reads the description of a film. Refuses one that has none, or no pictures. */
export async function readMovie(file: FileHandle, size: number): Promise<Movie> {
  const boxes = await boxesOf(file, size);
  const [at, ...more] = boxes.filter(({ type }) => type === "moov");
  if (!at || more.length > 0 || at.end - at.start > mostMoovBytes) throw damaged("not one moov box");
  const moov = Buffer.alloc(at.end - at.start);
  await file.read(moov, 0, moov.length, at.start);
  const parts = boxesIn(moov, at.body - at.start, moov.length);
  const tracks = parts.filter(({ type }) => type === "trak").flatMap((box) => trackOf(moov, box) ?? []);
  const video = tracks.find(({ kind }) => kind === "vide");
  if (!video) throw damaged("no track of pictures");
  const fragmented = parts.some(({ type }) => type === "mvex") || boxes.some(({ type }) => type === "moof");
  return { boxes, moov, at, fragmented, video, audio: tracks.find(({ kind }) => kind === "soun") };
}

function trackOf(moov: Buffer, box: Box): Track | undefined {
  const within = (parent: Box | undefined, type: string) =>
    parent && boxesIn(moov, parent.body, parent.end).find((child) => child.type === type);
  const mdia = within(box, "mdia");
  const hdlr = within(mdia, "hdlr");
  const stbl = within(within(mdia, "minf"), "stbl");
  const stsd = within(stbl, "stsd");
  const tkhd = within(box, "tkhd");
  const kind = hdlr && moov.toString("latin1", hdlr.body + 8, hdlr.body + 12);
  if ((kind !== "vide" && kind !== "soun") || !stsd || !tkhd) return undefined;
  const [entry] = boxesIn(moov, stsd.body + 8, stsd.end);
  if (!entry) return undefined;
  if (kind === "vide" && entry.end - entry.body < 78) throw damaged("a short sample entry");
  const size = kind === "vide" ? sizeOf(moov, tkhd, entry) : { width: 0, height: 0 };
  return { box, kind, codec: entry.type, entry, ...size, table: (type) => within(stbl, type) };
}

/** The size in which a track is shown. A matrix that begins with 0 turns it by a quarter. */
function sizeOf(moov: Buffer, tkhd: Box, entry: Box): { width: number; height: number } {
  const shown = tkhd.end - 8; // width and height, as fixed-point numbers, are its last two fields
  const isTurned = moov.readInt32BE(shown - 36) === 0 && moov.readInt32BE(shown - 32) !== 0;
  const width = Math.round(moov.readUInt32BE(shown) / 65_536) || moov.readUInt16BE(entry.body + 24);
  const height = Math.round(moov.readUInt32BE(shown + 4) / 65_536) || moov.readUInt16BE(entry.body + 26);
  return isTurned ? { width: height, height: width } : { width, height };
}

/** The boxes inside the sample entry of a track. */
export function insideEntry(moov: Buffer, { kind, entry }: Track): Box[] {
  return boxesIn(moov, entry.body + headOf(moov, kind, entry), entry.end);
}

/** How many bytes stand before the boxes of a sample entry: 78, or as many as the version of a QuickTime sound has. */
export function headOf(moov: Buffer, kind: Track["kind"], { body }: Box): number {
  if (kind === "vide") return 78;
  return { 1: 44, 2: 64 }[moov.readUInt16BE(body + 8)] ?? 28;
}

const playableProfiles = new Set([66, 77, 88, 100]); // Baseline, Main, Extended, High: 8 bits, 4:2:0

/** Whether every browser shows the pictures: H.264 of the usual profiles. */
export function picturesPlay({ moov, video }: Movie): boolean {
  if (!/^avc[13]$/.test(video.codec)) return false;
  const avcC = insideEntry(moov, video).find(({ type }) => type === "avcC");
  return avcC !== undefined && playableProfiles.has(moov[avcC.body + 1] ?? 0);
}

/** Whether every browser plays the sound, or there is none. */
export function soundPlays({ audio }: Movie): boolean {
  return !audio || audio.codec === "mp4a";
}
