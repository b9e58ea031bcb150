import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { realVideos } from "#test/files/corpora.ts";
import { decodedHashes, recordVideo } from "#test/files/recorded-videos.ts";
import { canaries, tracedAvi, tracedMovie } from "#test/files/videos.ts";
import { makePlace, openSite, type Place, type TestSite } from "#test/harness.ts";
import { addPerson, type Person } from "#test/people.ts";
import { blob, sendForm } from "#test/uploads.ts";
import { filesOf } from "../archive.server.ts";
import { remuxVideo } from "../decoding/remux.server.ts";
import type { MediaEntry } from "../library/contract.ts";
import { sweepMedia } from "../sweep.server.ts";
import { findFfmpeg } from "./ffmpeg.server.ts";

const ffmpeg = findFfmpeg(process.env.PATH ?? "");
const absent = "There is no ffmpeg here.";
const h264 = ["-c:v", "libx264", "-pix_fmt", "yuv420p"];
const opened: TestSite[] = [];
afterAll(async () => {
  for (const site of opened) await site.close();
});

type Made = { site: TestSite; admin: Person; media: string; incoming: string };

async function open(env: Record<string, string>, place?: Place): Promise<Made> {
  const site = await openSite({ filled: false, env, ...(place ? { beside: { place } } : {}) });
  opened.push(site);
  const admin = await addPerson(site, `Videos ${opened.length}`, { role: "admin" });
  const { folder } = site.place;
  return { site, admin, media: join(folder, "media"), incoming: join(folder, "incoming") };
}

const sent = ({ site, admin }: Made, bytes: Buffer) =>
  sendForm<MediaEntry & { msg: string }>(site, "POST /api/media", { file: blob(bytes) }, admin.signedIn);
const read = async ({ site, admin }: Made, id: string) =>
  (await site.call<MediaEntry>(`GET /api/media/${id}`, undefined, admin.signedIn)).body;

/** Every byte that can be fetched, from the folder that is served. */
function everything({ media }: Made): Buffer {
  const files = readdirSync(media, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  return Buffer.concat(files.map((file) => readFileSync(join(file.parentPath, file.name))));
}

const tracesIn = (bytes: Buffer) => canaries.filter((text) => bytes.includes(text, 0, "latin1"));

describe("videos without ffmpeg", () => {
  let made: Made;
  beforeAll(async () => {
    made = await open({ FFMPEG_PATH: "off" });
  });

  it("are ready at once, to play or to download, and have no metadata", async () => {
    const movie = await sent(made, tracedMovie());
    expect([movie.status, movie.body]).toMatchObject([
      201,
      { kind: "video", status: "ready", playable: true, width: 640, height: 360, poster: null },
    ]);
    const high10 = await sent(made, tracedMovie({ profile: 110, brand: "qt  " }));
    expect(high10.body).toMatchObject({ playable: false, url: expect.stringMatching(/video\.mov$/) });
    expect(tracesIn(everything(made))).toEqual([]);
    const range = await made.site.fetch(movie.body.url, { headers: { range: "bytes=4-7" } });
    expect([range.status, range.headers.get("content-type"), await range.text()]).toEqual([
      206,
      "video/mp4",
      "ftyp",
    ]);
  });

  it("are refused if they cannot be read or converted, and then nothing is kept", async () => {
    const before = everything(made).length;
    const webm = Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.alloc(500)]);
    expect((await sent(made, webm)).status).toBe(415);
    const avi = await sent(made, tracedAvi());
    expect([avi.status, avi.body.msg]).toEqual([415, expect.stringContaining("AVI videos need ffmpeg")]);
    const wmv = await sent(made, Buffer.concat([Buffer.from("3026b2758e66cf11", "hex"), Buffer.alloc(500)]));
    expect([wmv.status, wmv.body.msg]).toEqual([415, expect.stringContaining("WMV videos need ffmpeg")]);
    expect((await sent(made, tracedMovie({ codec: "mp4v" }))).status).toBe(415);
    const truncate = await sent(made, tracedMovie().subarray(0, 200));
    expect([truncate.status, truncate.body.msg]).toEqual([
      415,
      "This video could not be read. Please save it as MP4 and choose it again.",
    ]);
    expect(everything(made).length).toBe(before);
    expect(existsSync(made.incoming)).toBe(false);
  });

  it("are deleted with all their files", async () => {
    const { body } = await sent(made, tracedMovie());
    await made.site.call(`DELETE /api/media/${body._id}`, undefined, made.admin.signedIn);
    expect(existsSync(join(made.media, body._id))).toBe(false);
  });
});

describe.skipIf(!ffmpeg)(`videos with ffmpeg ${ffmpeg ? "" : absent}`, () => {
  let made: Made;
  beforeAll(async () => {
    made = await open({ FFMPEG_PATH: ffmpeg ?? "" });
  });

  const recorded = (name: string, ...args: string[]) =>
    recordVideo(ffmpeg ?? "", join(made.site.place.folder, name), args);
  const decodedOf = (path: string) => decodedHashes(ffmpeg ?? "", path);

  it.each([
    ["an MP4 that plays", "a.mp4", h264],
    ["a MOV with plain sound", "b.mov", [...h264, "-c:a", "pcm_s16le"]],
    ["an AVI", "c.avi", ["-c:v", "mpeg4", "-c:a", "mp3"]],
    ["an MP4 in fragments", "d.mp4", [...h264, "-movflags", "frag_keyframe+empty_moov"]],
    ["an MP4 that browsers do not play", "e.mp4", ["-c:v", "libx264", "-pix_fmt", "yuv444p"]],
    ["a WebM of a browser's recorder", "j.webm", ["-c:v", "libvpx", "-c:a", "libopus"]],
    ["an MKV", "k.mkv", [...h264, "-c:a", "aac"]],
    ["an MPEG", "l.mpg", ["-c:v", "mpeg2video", "-r", "25", "-c:a", "mp2"]],
    ["a transport stream", "m.ts", [...h264, "-c:a", "aac"]],
    ["a transport stream of a camcorder", "n.m2ts", [...h264, "-c:a", "ac3"]],
    ["a WMV", "o.wmv", ["-c:v", "wmv2", "-c:a", "wmav2"]],
  ])("become MP4 with a still picture, in the background: %s", async (_, name, args) => {
    const original = recorded(name, ...args);
    if (!/\.(mpg|m?2?ts|wmv)$/.test(name)) expect(tracesIn(original)).toContain(canaries[1]);
    const { status, body } = await sent(made, original);
    expect([status, body]).toMatchObject([201, { kind: "video", status: "processing", poster: null }]);
    expect((await made.site.fetch(body.url)).status).toBe(404);
    await made.site.services.videos.idle();
    const ready = await read(made, body._id);
    expect(ready).toMatchObject({ status: "ready", playable: true, width: 320, height: 180 });
    expect(ready.poster).toMatch(/poster-320\.webp$/);
    expect((await made.site.fetch(ready.poster ?? "")).headers.get("content-type")).toBe("image/webp");
    const video = await made.site.fetch(ready.url);
    expect(video.headers.get("content-type")).toBe("video/mp4");
    const bytes = Buffer.from(await video.arrayBuffer());
    expect(bytes.indexOf("moov")).toBeLessThan(bytes.indexOf("mdat"));
    expect(tracesIn(everything(made))).toEqual([]);
    expect(readdirSync(made.incoming)).toEqual([]);
    const sizes = readdirSync(join(made.media, body._id), { withFileTypes: true }).map(
      (file) => readFileSync(join(file.parentPath, file.name)).length,
    );
    expect(ready.bytes).toBe(sizes.reduce((sum, size) => sum + size, 0));
  });

  it("get a small still picture if it is very tall, because 24 frames are held in memory", async () => {
    const tall = ["-vf", "scale=400:4000,setsar=1", "-preset", "ultrafast"];
    const { body } = await sent(made, recorded("tall.mp4", ...tall, ...h264));
    await made.site.services.videos.idle();
    const ready = await read(made, body._id);
    expect(ready).toMatchObject({ status: "ready", width: 400, height: 4000 });
    expect(ready.poster).toMatch(/poster-144\.webp$/);
  });

  it.each(realVideos())("play after conversion: %s", async (_, original) => {
    const { body } = await sent(made, original);
    await made.site.services.videos.idle();
    const ready = await read(made, body._id);
    expect(ready).toMatchObject({ status: "ready", poster: expect.stringMatching(/webp$/) });
    const file = join(made.media, body._id, "video.mp4");
    // Every picture and every tone can be read: nothing is said.
    expect(execFileSync(ffmpeg ?? "", ["-v", "error", "-i", file, "-f", "null", "-"]).toString()).toBe("");
  });

  it.each([
    ["q.webm", "video.webm", ["-c:v", "libvpx-vp9", "-pix_fmt", "yuv420p", "-c:a", "libopus"]],
    ["r.webm", "video.webm", ["-c:v", "libvpx", "-c:a", "libvorbis"]],
    ["s.mkv", "video.mp4", [...h264, "-c:a", "aac"]],
    ["t.mkv", "video.mov", ["-c:v", "libx264", "-pix_fmt", "yuv444p", "-c:a", "aac"]],
  ])("are copied without ffmpeg and lose their metadata: %s", async (name, kept, args) => {
    const original = recorded(name, ...args);
    expect(tracesIn(original)).toContain(canaries[1]);
    const without = await open({ FFMPEG_PATH: "off" });
    const { status, body } = await sent(without, original);
    const playable = kept !== "video.mov";
    expect([status, body]).toMatchObject([201, { status: "ready", width: 320, height: 180, playable }]);
    expect(tracesIn(everything(without))).toEqual([]);
    const { headers } = await without.site.fetch(body.url, { headers: { range: "bytes=0-3" } });
    const type = kept === "video.mov" ? "video/quicktime" : `video/${kept.split(".")[1]}`;
    expect([body.url.endsWith(kept), headers.get("content-type")]).toEqual([true, type]);
    const copy = join(without.media, body._id, kept);
    const [wanted, got] = [join(made.site.place.folder, name), copy].map(decodedOf);
    // The last packet of Opus keeps the silence that the encoder filled it with.
    const end = name === "q.webm" ? -1 : undefined;
    expect(got?.slice(0, end)).toEqual(wanted?.slice(0, end));
  });

  it.each(["h.mp4", "i.mov"])(
    "keep every frame and every sample of sound, with ffmpeg and without: %s",
    async (name) => {
      const bytes = recorded(name, ...h264, "-c:a", "aac");
      const [original, remuxed] = [name, "remuxed.mp4"].map((file) => join(made.site.place.folder, file));
      await remuxVideo({ from: original ?? "", to: remuxed ?? "" });
      const { body } = await sent(made, bytes);
      await made.site.services.videos.idle();
      const converted = join(made.media, body._id, "video.mp4");
      const [wanted, ...others] = [original ?? "", remuxed ?? "", converted].map(decodedOf);
      for (const decoded of others) expect(decoded).toEqual(wanted);
    },
  );

  it("lose SEI messages, with ffmpeg and without", async () => {
    const text = "CANARY-SEI in the stream";
    const sei = `h264_metadata=sei_user_data=086f3693-b7b3-4f2c-9653-21492feee5b8+${text}`;
    const original = recorded("sei.mp4", ...h264, "-bsf:v", sei);
    expect(original.includes(text)).toBe(true);
    const [from, to] = ["sei.mp4", "without-sei.mp4"].map((name) => join(made.site.place.folder, name));
    await remuxVideo({ from: from ?? "", to: to ?? "" });
    const { body } = await sent(made, original);
    await made.site.services.videos.idle();
    const files = [readFileSync(to ?? ""), readFileSync(join(made.media, body._id, "video.mp4"))];
    for (const bytes of files) expect([bytes.includes(text), bytes.includes("x264")]).toEqual([false, false]);
    expect(decodedOf(to ?? "")).toEqual(decodedOf(from ?? ""));
  });

  it("are in backups with their still pictures, and the sweep finds no stray file", async () => {
    const { body } = await sent(made, recorded("f.mp4", ...h264));
    await made.site.services.videos.idle();
    const { queries } = made.site.services.db;
    const archived = await filesOf(queries, made.site.services.media);
    const own = archived.filter(({ key }) => key.startsWith(body._id));
    expect(own.map(({ key, contentType }) => [key.split("/")[1], contentType])).toEqual([
      ["video.mp4", "video/mp4"],
      ["poster-320.webp", "image/webp"],
    ]);
    const now = made.site.services.clock().toISOString();
    made.site.clock.set("2030-01-01T00:00:00.000Z");
    const swept = await sweepMedia(await made.site.ctx(made.admin.email), made.site.services.media, {
      remove: false,
    });
    expect(swept).toEqual({ missing: [], stray: [] });
    made.site.clock.set(now);
  });

  it("fail visibly if they cannot be prepared, and leave no files", async () => {
    const { status, body } = await sent(made, tracedMovie());
    expect(status).toBe(201);
    await made.site.services.videos.idle();
    expect(await read(made, body._id)).toMatchObject({ status: "failed", bytes: 0 });
    expect([readdirSync(made.incoming), existsSync(join(made.media, body._id))]).toEqual([[], false]);
    const gone = await made.site.call(`DELETE /api/media/${body._id}`, undefined, made.admin.signedIn);
    expect(gone.status).toBe(200);
  });

  it("leave no files if they are deleted during the preparation", async () => {
    const { body } = await sent(made, recorded("g.mp4", ...h264));
    await made.site.call(`DELETE /api/media/${body._id}`, undefined, made.admin.signedIn);
    await made.site.services.videos.idle();
    expect([readdirSync(made.incoming), existsSync(join(made.media, body._id))]).toEqual([[], false]);
  });

  it("resume after the process was killed, and fail if the original is lost", async () => {
    const place = await makePlace(false);
    const first = await open({ FFMPEG_PATH: "off" }, place);
    const row = (await sent(first, tracedMovie())).body;
    const lost = (await sent(first, tracedMovie())).body;
    const { queries } = first.site.services.db;
    await queries.updateTable("mediaFiles").set({ status: "processing" }).execute();
    for (const id of [row._id, lost._id]) rmSync(join(first.media, id), { recursive: true });
    // What a process leaves that was killed at the worst moment: the original, half a video, and an unknown file.
    const bench = join(first.incoming, row._id, "work-00000000");
    mkdirSync(bench, { recursive: true });
    writeFileSync(join(bench, "video.mp4"), "half");
    writeFileSync(join(first.incoming, row._id, "original"), recorded("h.mp4", ...h264));
    await first.site.close();
    opened.splice(opened.indexOf(first.site), 1);
    const second = await openSite({ filled: false, env: { FFMPEG_PATH: ffmpeg ?? "" }, beside: { place } });
    await second.services.videos.idle();
    const statuses = await second.services.db.queries
      .selectFrom("mediaFiles")
      .select(["id", "status", "posterWidth"])
      .orderBy("id")
      .execute();
    const isSqlite = second.services.db.engine.name === "sqlite";
    expect(statuses).toEqual(
      [
        { id: row._id, status: "ready", posterWidth: 320 },
        // Where there are several machines, the original may wait at another one for a day.
        { id: lost._id, status: isSqlite ? "failed" : "processing", posterWidth: null },
      ].sort((one, other) => (one.id < other.id ? -1 : 1)),
    );
    expect(readdirSync(join(place.folder, "incoming"))).toEqual([]);
    await second.close();
    const later = await openSite({ filled: false, beside: { place }, env: { FFMPEG_PATH: "off" } });
    later.clock.set("2030-01-01T00:00:00.000Z");
    await later.services.videos.resume();
    await later.services.videos.idle();
    const left = await later.services.db.queries
      .selectFrom("mediaFiles")
      .select("status")
      .where("id", "=", lost._id)
      .execute();
    expect(left).toEqual([{ status: "failed" }]);
    await later.close();
    await place.remove();
  });
});
