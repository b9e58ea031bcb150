import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { canaries, pictureBytes, soundBytes, tracedMovie } from "#test/files/videos.ts";
import { remuxVideo } from "./remux.server.ts";
import { seiFilter } from "./sei.server.ts";

const folder = mkdtempSync(join(tmpdir(), "footpath-videos-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function remux(bytes: Buffer) {
  const [from, to] = [join(folder, "from"), join(folder, "to")];
  writeFileSync(from, bytes);
  const info = await remuxVideo({ from, to });
  return { info, left: readFileSync(to) };
}

const tracesIn = (bytes: Uint8Array) =>
  canaries.filter((text) => Buffer.from(bytes).includes(text, 0, "latin1"));
const plays = { picturesPlay: true, soundPlays: true, contentType: "video/mp4" };

describe("remuxVideo", () => {
  it.each(["mp42", "isom", "qt  "])("removes all metadata from a file of the brand %s", async (brand) => {
    const original = tracedMovie({ brand });
    expect(tracesIn(original)).toEqual(canaries);
    const { info, left } = await remux(original);
    expect(info).toEqual({ width: 640, height: 360, ...plays });
    expect(tracesIn(left)).toEqual([]);
    expect(left.includes(Buffer.from([0xe0, 0xe1, 0xe2, 0xe3])), "the date").toBe(false);
    for (const text of ["mebx", "xmpmeta", "ilst", "ABCD", "after"])
      expect(left.includes(text), text).toBe(false);
    for (const bytes of [pictureBytes, soundBytes]) expect(left.includes(bytes)).toBe(true);
    expect(left.indexOf("moov")).toBeLessThan(left.indexOf("mdat"));
    expect((await remux(left)).info).toEqual(info);
  });

  it("keeps the rotation", async () => {
    const { info, left } = await remux(tracedMovie({ turned: true }));
    expect(info).toEqual({ width: 360, height: 640, ...plays });
    expect((await remux(left)).info).toEqual(info);
  });

  it("refuses files that are cut off, break the format or have an unknown codec", async () => {
    const movie = tracedMovie();
    const endless = Buffer.from(movie);
    endless.writeUInt32BE(0xffffffff, endless.indexOf("stsz") + 12);
    const outside = Buffer.from(movie);
    outside.writeUInt32BE(movie.length, movie.indexOf("stco") + 12);
    const broken = {
      "without an index": movie.subarray(0, movie.indexOf("moov") - 4),
      "samples outside of the file": outside,
      "endless samples": endless,
      half: movie.subarray(0, 60),
      empty: Buffer.alloc(0),
      "unknown codec": tracedMovie({ codec: "mp4v" }),
    };
    for (const [why, bytes] of Object.entries(broken)) {
      await expect(remux(bytes), why).rejects.toMatchObject({
        code: "unsupported_media_type",
        message: "This video could not be read. Please save it as MP4 and choose it again.",
      });
    }
  });

  it("fails with an AppError, whichever byte is wrong", async () => {
    const original = tracedMovie();
    for (let at = 4; at < original.length; at += 29) {
      const bytes = Buffer.from(original);
      bytes[at] = (bytes[at] ?? 0) ^ 0xff;
      const result = await remux(bytes).catch((error) => error);
      if (result instanceof Error) expect(result, `byte ${at}`).toMatchObject({ name: "AppError" });
    }
  });
});

describe("seiFilter", () => {
  const [trace = ""] = canaries;
  const unit = (head: number[], text: string) => {
    const bytes = Buffer.concat([Buffer.from(head), Buffer.from(text, "latin1")]);
    return Buffer.concat([Buffer.from([0, bytes.length]), bytes]);
  };
  const configOf = (at: number) => Buffer.alloc(23).fill(1, at, at + 1); // lengths of two bytes

  it.each([
    ["avc", 4, [[6, 5]], [0x65]],
    [
      "hevc",
      21,
      [
        [39 << 1, 1],
        [40 << 1, 1],
      ],
      [19 << 1, 1],
    ],
  ])("removes the SEI units of %s and nothing else", (codec, at, sei, picture) => {
    const packet = Buffer.concat([
      ...sei.map((head) => unit(head, trace)),
      unit(picture, "picture"),
      ...sei.map((head) => unit(head, trace)),
    ]);
    const { filter } = seiFilter(codec, configOf(at));
    expect(Buffer.from(filter(packet))).toEqual(unit(picture, "picture"));
    expect(() => filter(packet.subarray(0, 10))).toThrow("NAL unit");
  });

  it("removes the SEI units from the decoder configuration of HEVC", () => {
    const array = (type: number, text: string) =>
      Buffer.concat([Buffer.from([type, 0, 1]), unit([type << 1, 1], text)]);
    const head = Buffer.concat([configOf(21).subarray(0, 22), Buffer.from([3])]);
    const config = Buffer.concat([head, array(33, "one"), array(39, trace), array(34, "two")]);
    const { config: left } = seiFilter("hevc", config);
    const wanted = Buffer.concat([
      head.subarray(0, 22),
      Buffer.from([2]),
      array(33, "one"),
      array(34, "two"),
    ]);
    expect(Buffer.from(left)).toEqual(wanted);
    expect(() => seiFilter("hevc", config.subarray(0, 40))).toThrow("short HEVC");
  });

  it("leaves streams of other codecs as they are", () => {
    const packet = Buffer.from("anything");
    expect(seiFilter("vp9", Buffer.alloc(0)).filter(packet)).toBe(packet);
  });
});
