import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { useLibrary } from "#test/content/library.ts";
import { fileOf, uploadFile } from "#test/files/files.ts";
import { findFfmpeg } from "../videos/ffmpeg.server.ts";

const ffmpeg = findFfmpeg(process.env.PATH ?? "");

const { site, upload } = useLibrary();

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

/** A tone of one second, as a recorder writes it: with a chunk that says who, where and when. */
function tracedWav(): Buffer {
  const chunk = (id: string, content: Buffer) => {
    const head = Buffer.from(`${id}\0\0\0\0`, "latin1");
    head.writeUInt32LE(content.length, 4);
    return Buffer.concat([head, content]);
  };
  const format = Buffer.alloc(16);
  for (const [index, number] of [1, 1, 8000, 0, 16_000, 0, 2, 16].entries())
    format.writeUInt16LE(number, index * 2);
  const sound = Buffer.alloc(16_000);
  for (let at = 0; at < 8000; at++) sound.writeInt16LE(Math.round(9000 * Math.sin(at / 3)), at * 2);
  const tags = Buffer.concat([Buffer.from("INFO"), chunk("IART", Buffer.from("Asha Rao"))]);
  const recorder = chunk("bext", Buffer.from("Asha Rao, 2026-03-10, +38.7223-009.1393".padEnd(602, "\0")));
  const chunks = [chunk("fmt ", format), recorder, chunk("LIST", tags), chunk("data", sound)];
  const wave = Buffer.concat([Buffer.from("WAVE"), ...chunks]);
  return chunk("RIFF", wave);
}

const traces = ["Asha", "Lavf", "38.72"];
const tracesIn = (bytes: Buffer) => traces.filter((text) => bytes.includes(text));
const recordings: [name: string, bytes: Buffer, removed: string[]][] = [
  ["talk.wav", tracedWav(), ["artist", "data that programs added"]],
  ["talk.flac", fileOf("talk.flac"), ["title", "artist", "description", "software"]],
  ["talk.aac", fileOf("talk.aac"), []],
];

describe("sound without ffmpeg", () => {
  it.each(recordings)("is kept without its metadata: %s", async (name, original, removed) => {
    const { status, body } = await upload(name, original);
    const type = name === "talk.aac" ? "M4A" : name.slice(5).toUpperCase();
    const playable = { kind: "audio", playable: true };
    expect([status, body]).toMatchObject([
      201,
      { ...playable, file: { type, seconds: 1, removed, kept: [] } },
    ]);
    expect(body.url).toMatch(new RegExp(`/talk\\.${type.toLowerCase()}$`));
    const served = await download(body);
    expect(tracesIn(served)).toEqual([]);
    if (ffmpeg) expect(samplesOf(`after-${name}`, served).equals(samplesOf(name, original))).toBe(true);
  });

  it.each([
    ["half.wav", 415, () => tracedWav().subarray(0, 30)],
    ["half.flac", 415, () => fileOf("talk.flac").subarray(0, 30)],
    ["noise.flac", 415, () => Buffer.concat([Buffer.from("fLaC"), Buffer.alloc(4000, 7)])],
    ["noise.aac", 415, () => Buffer.concat([Buffer.from([0xff, 0xf1]), Buffer.alloc(4000, 7)])],
    ["phone.wav", 415, () => Buffer.from(tracedWav().fill(0x31, 20, 21))],
  ])("is refused with advice if it cannot be read: %s", async (name, refused, make) => {
    const { status, body } = await upload(name, make());
    expect([status, body.msg]).toEqual([refused, expect.stringMatching(/Please save it as MP3/)]);
  });

  it("is refused under another name, and what is no sound at all says what may be chosen", async () => {
    const renamed = await upload("talk.flac", Buffer.from("\0\0\0\0"));
    expect([renamed.status, renamed.body.msg]).toEqual([415, expect.stringMatching(/not a FLAC file/)]);
    const aiff = await upload("talk.aiff", Buffer.from("FORM\0\0\0\0AIFF"));
    expect([aiff.status, aiff.body.msg]).toEqual([
      415,
      expect.stringMatching(/MP3, M4A, OGG, WAV, FLAC or AAC/),
    ]);
  });
});

describe.skipIf(!ffmpeg)("sound with ffmpeg", () => {
  const converting = useLibrary({ FFMPEG_PATH: ffmpeg ?? "" });

  const send = (name: string, bytes: Buffer, line?: string) =>
    uploadFile(converting.site, converting.admin.signedIn, [name, bytes], line);
  const fetched = async (url: string) => Buffer.from(await (await converting.site.fetch(url)).arrayBuffer());

  /** What ffmpeg writes of a second of noise, which does not get small without loss. */
  function recorded(name: string, ...args: string[]): Buffer {
    const path = join(converting.site.place.folder, name);
    const tags = ["-metadata", "artist=Asha Rao", "-metadata", "title=Street talk"];
    const source = ["-f", "lavfi", "-i", "anoisesrc=duration=1:seed=1:sample_rate=44100"];
    execFileSync(ffmpeg ?? "", ["-v", "error", "-y", ...source, ...tags, ...args, path]);
    return readFileSync(path);
  }

  it.each([
    ["talk.wav", []],
    ["talk.flac", ["-ac", "6", "-ar", "96000"]],
    ["talk.m4a", ["-c:a", "alac"]],
  ])("becomes a small M4A if it is not compressed, or without loss: %s", async (name, args) => {
    const original = recorded(name, ...args);
    const { status, body } = await send(name, original);
    expect([status, body]).toMatchObject([201, { kind: "audio", file: { type: "M4A", seconds: 1 } }]);
    expect(body.file?.removed.toSorted()).toEqual(["artist", "software", "title"]);
    expect(body.url).toMatch(/\/talk\.m4a$/);
    const served = await fetched(body.url);
    expect(served.length).toBeLessThan(original.length / 3);
    expect(tracesIn(served)).toEqual([]);
    // The encoder's delay is not heard, and less than a frame follows.
    const more = monoLength(served) - (name === "talk.flac" ? 48_000 : 44_100);
    expect([more >= 0, more < 1024]).toEqual([true, true]);
    expect((await send(name, original)).body).toMatchObject({ _id: body._id, known: true });
  });

  it("stays as it is if it is compressed", async () => {
    const original = fileOf("talk.m4a");
    const { body } = await send("talk.m4a", original);
    expect(samplesOf("same.m4a", await fetched(body.url)).equals(samplesOf("talk.m4a", original))).toBe(true);
  });

  it("may be the new version of an M4A", async () => {
    const { body } = await send("one.wav", recorded("one.wav", "-ar", "22050"));
    const line = `POST /api/media/${body._id}/versions`;
    const newer = await send("two.flac", recorded("two.flac", "-ar", "32000"), line);
    expect([newer.status, newer.body.url, newer.body.file]).toMatchObject([201, body.url, { version: 2 }]);
    expect((await send("three.mp3", fileOf("talk.mp3"), line)).status).toBe(415);
  });

  it("is refused with advice if it has nothing that can be played", async () => {
    const header = tracedWav().subarray(0, -16_000);
    const { status, body } = await send("silent.wav", header);
    expect([status, body.msg]).toEqual([415, expect.stringMatching(/Please save it as MP3/)]);
  });

  /** Samples of one channel. */
  function monoLength(bytes: Buffer): number {
    const path = join(converting.site.place.folder, "decoded.m4a");
    writeFileSync(path, bytes);
    const args = ["-v", "error", "-i", path, "-ac", "1", "-f", "s16le", "-"];
    return execFileSync(ffmpeg ?? "", args).length / 2;
  }
});

describe.skipIf(!ffmpeg)("other recordings", () => {
  it.each(["talk.m4a", "talk.ogg"])("play the same samples: %s", async (name) => {
    const served = await download((await upload(name, fileOf(name))).body);
    expect(samplesOf(`after-${name}`, served).equals(samplesOf(name, fileOf(name)))).toBe(true);
  });
});
