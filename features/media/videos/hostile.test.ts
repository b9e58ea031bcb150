import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { isAppError } from "#core/errors.ts";
import { box, tracedAvi, tracedMovie } from "#test/files/videos.ts";
import { somePicture } from "#test/uploads.ts";
import { decode } from "../decoding/decoder.server.ts";
import { cleanVideo } from "./prepare.server.ts";

const folder = mkdtempSync(join(tmpdir(), "footpath-videos-"));
afterAll(() => rmSync(folder, { recursive: true }));

function u32(...numbers: number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 4);
  for (const [index, number] of numbers.entries()) bytes.writeUInt32BE(number, index * 4);
  return bytes;
}

const ftyp = box("ftyp", Buffer.from("isom\0\0\0\0isom"));
const data = Buffer.alloc(1000);
const dataAt = ftyp.length + 8;
const empty = (count: number) => Buffer.concat(Array<Buffer>(count).fill(box("free")));
const avcC = box("avcC", Buffer.from([1, 66, 0xc0, 30, 0xff, 0xe0, 0]));

/** A video of one track, by the tables that say where its samples are. */
function video(stsz: Buffer, stsc: Buffer, stco: Buffer, samples = data): Buffer {
  const entry = box("avc1", Buffer.alloc(24), u32((320 << 16) | 240), Buffer.alloc(50), avcC);
  const stts = box("stts", u32(0, 1, 1_000_000, 1));
  const tables = [
    box("stsd", u32(0, 1), entry),
    stts,
    box("stsz", stsz),
    box("stsc", stsc),
    box("stco", stco),
  ];
  const hdlr = box("hdlr", Buffer.alloc(8), Buffer.from("vide"), Buffer.alloc(13));
  const mdhd = box("mdhd", u32(0, 0, 0, 1000, 100, 0));
  const mdia = box("mdia", mdhd, hdlr, box("minf", box("stbl", ...tables)));
  const trak = box("trak", box("tkhd", u32(0, 0, 0, 1), Buffer.alloc(60), u32(320 << 16, 240 << 16)), mdia);
  return Buffer.concat([ftyp, box("mdat", samples), box("moov", trak)]);
}

async function clean(kind: "mp4" | "avi", bytes: Buffer) {
  const [from, to] = [join(folder, "from"), join(folder, "to")];
  writeFileSync(from, bytes);
  return cleanVideo({ kind, from, to });
}

const one = u32(0, 1, 1, 1, 1);
const all = u32(0, 1, 1, data.length, 1);

it.each<[string, () => Buffer]>([
  ["too many boxes", () => Buffer.concat([ftyp, empty(50_000)])],
  ["too many boxes in the index", () => Buffer.concat([ftyp, box("moov", empty(50_000))])],
  ["too many chunks", () => video(u32(0, 1, 1), one, Buffer.concat([u32(0, 50_000), Buffer.alloc(200_000)]))],
  [
    "too many samples without content",
    () => video(Buffer.concat([u32(0, 0, 50_000), Buffer.alloc(200_000)]), one, u32(0, 1, dataAt)),
  ],
  [
    "the same samples over and over",
    () => video(u32(0, 1, 1), all, u32(0, 50, ...Array<number>(50).fill(dataAt))),
  ],
])("a hostile video costs one process and no more: %s", async (_, made) => {
  const result = await clean("mp4", made()).catch((error) => error);
  expect(isAppError(result) || result.contentType === "video/mp4").toBe(true);
  expect(await clean("mp4", tracedMovie())).toMatchObject({ width: 640, height: 360 });
});

/** Frames of five bytes, one after the other. */
function longVideo(frames: number): Buffer {
  const units = Buffer.concat(Array<Buffer>(frames).fill(Buffer.from([0, 0, 0, 1, 0x65])));
  return video(u32(0, 5, frames), u32(0, 1, 1, frames, 1), u32(0, 1, dataAt), units);
}

it("a video of a million frames is refused, and the message says why", async () => {
  await expect(clean("mp4", longVideo(1_000_000))).rejects.toMatchObject({
    code: "too_large",
    message: "This video has too many frames. Please split it into shorter videos.",
  });
});

it("a picture does not wait for a long video", async () => {
  const path = join(folder, "long");
  writeFileSync(path, longVideo(200_000));
  const leaving = new AbortController();
  const requester = { urgent: true, signal: leaving.signal };
  const results: string[] = [];
  const cleaning = cleanVideo({ kind: "mp4", from: path, to: join(folder, "long.mp4") }, requester).finally(
    () => results.push("video"),
  );
  const picture = await decode("picture", await somePicture("teal", 40, 30));
  expect([picture.width, results]).toEqual([40, []]);
  leaving.abort();
  await expect(cleaning).rejects.toMatchObject({ code: "too_large" });
});

it("AVI without ffmpeg is refused, and the message says what is missing", async () => {
  await expect(clean("avi", tracedAvi())).rejects.toMatchObject({
    code: "unsupported_media_type",
    message:
      "AVI videos need ffmpeg, which is not installed on this site. Please save it as MP4 and choose it again.",
  });
});
