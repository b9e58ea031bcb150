import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fileOf, uploadFile } from "#test/files.ts";
import { type Library, openLibrary } from "#test/library.ts";
import { findFfmpeg } from "../videos/ffmpeg.server.ts";

const ffmpeg = findFfmpeg(process.env.PATH ?? "");

let library: Library;
let site: Library["site"];
beforeAll(async () => {
  library = await openLibrary();
  ({ site } = library);
});
afterAll(() => site.close());

const upload = (name: string, bytes: Buffer) => uploadFile(site, library.admin.signedIn, [name, bytes]);
const download = async ({ url }: { url: string }) => Buffer.from(await (await site.fetch(url)).arrayBuffer());

/** What players hear, as samples of 16 bits. */
function samplesOf(name: string, bytes: Buffer): Buffer {
  const path = join(site.place.folder, name);
  writeFileSync(path, bytes);
  return execFileSync(ffmpeg ?? "", ["-v", "error", "-i", path, "-f", "s16le", "-"], { maxBuffer: 2 ** 28 });
}

describe("an MP3 with a header frame", () => {
  const original = fileOf("talk.mp3");
  const tag = original.indexOf("Info");
  const numbers = { frames: tag + 8, bytes: tag + 12, extension: tag + 120 };

  it("keeps its length, its places to seek, its delay and its padding, without the encoder's name", async () => {
    const { status, body } = await upload("talk.mp3", original);
    expect(status).toBe(201);
    const served = await download(body);
    const moved = (from: number) => from - (original.length - served.length);
    expect(served.length).toBe(original.readUInt32BE(numbers.bytes));
    for (const [from, to] of [
      [tag - 21, numbers.extension],
      [numbers.extension + 9, numbers.extension + 34],
    ] as const)
      expect(served.subarray(moved(from), moved(to))).toEqual(original.subarray(from, to));
    expect(served.includes("Lavc")).toBe(false);
    expect(served.toString("latin1", moved(numbers.extension), moved(numbers.extension) + 4)).toBe("LAME");
  });

  it("says its true length if it was cut, and loses what else its header frame holds", async () => {
    const bytes = Buffer.from(original.subarray(0, -1000));
    bytes.write("Asha", numbers.extension + 36);
    const served = await download((await upload("cut.mp3", bytes)).body);
    const at = served.indexOf("Info");
    const [frames, length] = [served.readUInt32BE(at + 8), served.readUInt32BE(at + 12)];
    expect([length, frames < original.readUInt32BE(numbers.frames)]).toEqual([served.length, true]);
    expect(served.includes("Asha")).toBe(false);
  });

  it.skipIf(!ffmpeg)("plays the same samples, not one more", async () => {
    const served = await download((await upload("talk.mp3", original)).body);
    const wanted = samplesOf("before.mp3", original);
    expect(wanted.length).toBe(44_100 * 2);
    expect(samplesOf("after.mp3", served).equals(wanted)).toBe(true);
  });
});

describe.skipIf(!ffmpeg)("other recordings", () => {
  it.each(["talk.m4a", "talk.ogg"])("play the same samples: %s", async (name) => {
    const served = await download((await upload(name, fileOf(name))).body);
    expect(samplesOf(`after-${name}`, served).equals(samplesOf(name, fileOf(name)))).toBe(true);
  });
});
