import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { box, canaries, pictureBytes, soundBytes, tracedAvi, tracedMovie } from "#test/videos.ts";
import { cleaned } from "./cleaning.server.ts";
import { streamOf, withoutMessages } from "./messages.server.ts";

const folder = mkdtempSync(join(tmpdir(), "footpath-films-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Cleans a copy and answers with what was found out and what is left. */
async function clean(bytes: Buffer) {
  const path = join(folder, "film");
  writeFileSync(path, bytes);
  const film = await cleaned(path);
  return { film, left: readFileSync(path) };
}

const tracesIn = (bytes: Buffer) => canaries.filter((text) => bytes.includes(text, 0, "latin1"));
const refused = {
  code: "unsupported_media_type",
  message: expect.stringMatching(/^This video could not be read\./),
};

describe("a film without ffmpeg", () => {
  it.each(["mp42", "isom", "qt  "])("loses all that its camera wrote: %s", async (brand) => {
    const original = tracedMovie({ brand });
    expect(tracesIn(original)).toEqual(canaries);
    const { film, left } = await clean(original);
    expect(film).toEqual({ width: 640, height: 360, contentType: "video/mp4" });
    expect([tracesIn(left), left.length]).toEqual([[], original.length]);
    expect(left.includes(Buffer.from([0xe0, 0xe1, 0xe2, 0xe3])), "the day").toBe(false);
    for (const text of ["mebx", "xmpmeta", "ilst", "ABCD", "after"])
      expect(left.includes(text), text).toBe(false);
    const stays = [pictureBytes, soundBytes].map((bytes) => [left.indexOf(bytes), original.indexOf(bytes)]);
    for (const [now, before] of stays) expect(now).toBe(before);
    expect((await clean(left)).left).toEqual(left);
  });

  it("knows how it is held, and whether browsers play it", async () => {
    const turned = await clean(tracedMovie({ turned: true }));
    expect(turned.film).toEqual({ width: 360, height: 640, contentType: "video/mp4" });
    const other = await clean(tracedMovie({ codec: "mp4v" }));
    expect(other.film.contentType).toBe("video/quicktime");
  });

  it("loses the same as AVI, and remains one", async () => {
    const original = tracedAvi();
    expect(tracesIn(original)).toEqual(canaries);
    const { film, left } = await clean(original);
    expect(film).toEqual({ width: 320, height: 240, contentType: "video/x-msvideo" });
    expect([tracesIn(left), left.length]).toEqual([[], original.length]);
    expect(left.indexOf(pictureBytes)).toBe(original.indexOf(pictureBytes));
    expect((await clean(left)).left).toEqual(left);
  });

  it("is refused where it is cut off or breaks its rules, and never stalls", async () => {
    const [movie, avi] = [tracedMovie(), tracedAvi()];
    const moovAt = movie.indexOf("moov");
    const deep = movie.subarray(0, moovAt - 4);
    const outside = Buffer.from(movie);
    outside.writeUInt32BE(movie.length, movie.indexOf("stco") + 12);
    const endless = Buffer.from(movie);
    endless.writeUInt32BE(0xffffffff, endless.indexOf("stsz") + 12);
    const fragment = Buffer.concat([
      movie.subarray(0, movie.indexOf("after the end")),
      box("moof", Buffer.alloc(8)),
    ]);
    const broken = {
      deep,
      outside,
      endless,
      fragment,
      half: movie.subarray(0, 60),
      avi: avi.subarray(0, 300),
    };
    for (const [why, bytes] of Object.entries(broken))
      await expect(clean(bytes), why).rejects.toMatchObject(refused);
  });

  it("never fails in another way, whichever byte is wrong", async () => {
    for (const original of [tracedMovie(), tracedAvi()]) {
      for (let at = 4; at < original.length; at += 7) {
        const bytes = Buffer.from(original);
        bytes[at] = (bytes[at] ?? 0) ^ 0xff;
        const result = await clean(bytes).catch((error) => error);
        if (result instanceof Error) expect(result, `byte ${at}`).toMatchObject({ name: "AppError" });
      }
    }
  });
});

describe("messages in a stream of pictures", () => {
  const [trace = ""] = canaries;
  const code = (head: number, text: string) =>
    Buffer.from(`\0\0\x01${String.fromCharCode(head)}${text}`, "latin1");

  it("are written over where they are known, and nothing else is", () => {
    const mpeg4 = [code(0xb2, trace), code(0xb6, "picture")];
    const h264 = [code(0x06, trace), code(0x65, "picture")];
    const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, trace.length + 2]);
    const jpeg = [
      head,
      Buffer.from(trace, "latin1"),
      Buffer.from([0xff, 0xda, 0, 2]),
      Buffer.from("picture"),
    ];
    for (const [letters, parts] of Object.entries({ XVID: mpeg4, H264: h264, MJPG: jpeg })) {
      const piece = Buffer.concat(parts);
      const stream = streamOf(letters);
      expect(stream && withoutMessages(piece, stream), letters).toBe(true);
      expect([piece.includes(trace), piece.includes("picture")], letters).toEqual([false, true]);
      expect(stream && piece.length).toBe(Buffer.concat(parts).length);
    }
  });

  it("stay where an encoder has only signed", () => {
    const piece = Buffer.concat([code(0xb2, "XviD0050"), code(0xb6, "picture")]);
    expect(withoutMessages(piece, "mpeg4")).toBe(false);
    expect(streamOf("apcn")).toBeUndefined();
  });
});
