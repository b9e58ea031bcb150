import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { box } from "#test/videos.ts";
import { cleaned } from "./cleaning.server.ts";

const folder = mkdtempSync(join(tmpdir(), "footpath-films-"));
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

/** A film of one track, by the tables that say where its samples are. */
function film(stsz: Buffer, stsc: Buffer, stco: Buffer): Buffer {
  const entry = box("jpeg", Buffer.alloc(78));
  const tables = [box("stsd", u32(0, 1), entry), box("stsz", stsz), box("stsc", stsc), box("stco", stco)];
  const hdlr = box("hdlr", Buffer.alloc(8), Buffer.from("vide"), Buffer.alloc(13));
  const mdia = box("mdia", hdlr, box("minf", box("stbl", ...tables)));
  const trak = box("trak", box("tkhd", Buffer.alloc(76), u32(320 << 16, 240 << 16)), mdia);
  return Buffer.concat([ftyp, box("mdat", data), box("moov", trak)]);
}

function avi(chunks: number): Buffer {
  const bytes = Buffer.alloc(12 + chunks * 8);
  bytes.write("RIFF", 0);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write("AVI ", 8);
  return bytes.fill("JUNK\0\0\0\0", 12);
}

const one = u32(0, 1, 1, 1, 1);
const all = u32(0, 1, 1, data.length, 1);

it.each<[string, string, () => Buffer]>([
  ["too many boxes", "beside the film", () => Buffer.concat([ftyp, empty(20_001)])],
  ["too many boxes", "inside", () => Buffer.concat([ftyp, box("moov", empty(20_001))])],
  [
    "too many chunks",
    "in a film",
    () => film(u32(0, 1, 1), one, Buffer.concat([u32(0, 500_001), Buffer.alloc(2_000_004)])),
  ],
  ["too many chunks", "in AVI", () => avi(300_001)],
  [
    "too many samples",
    "without content",
    () => film(Buffer.concat([u32(0, 0, 1_000_001), Buffer.alloc(4_000_004)]), one, u32(0, 1, dataAt)),
  ],
  [
    "samples that are there twice",
    "over and over",
    () => film(u32(0, 1, 1), all, u32(0, 3000, ...Array<number>(3000).fill(dataAt))),
  ],
])("a film that would keep the site busy is refused for what it is: %s, %s", async (why, _, made) => {
  const path = join(folder, "film");
  writeFileSync(path, made());
  await expect(cleaned(path)).rejects.toMatchObject({
    code: "unsupported_media_type",
    cause: { message: why },
  });
});

it("one with as many as cameras make is not", async () => {
  const path = join(folder, "film");
  writeFileSync(path, Buffer.concat([film(u32(0, 1, 1), all, u32(0, 1, dataAt)), empty(10_000)]));
  expect(await cleaned(path)).toEqual({ width: 320, height: 240, contentType: "video/quicktime" });
});
