import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { hostilePictures, realVideos } from "#test/files/corpora.ts";
import { canaries, tracedAvi, tracedMovie } from "#test/files/videos.ts";
import { useFolder, useSite } from "#test/harness.ts";
import { addPerson, type Person, usePerson } from "#test/people.ts";
import { blob, sendForm, somePicture } from "#test/uploads.ts";

let blogId: string;
let collectionId: string;
const folder = useFolder();
const media = join(folder, "media");
const uploads = join(folder, "uploads");
const site = useSite({ filled: false, env: { MEDIA_STORE: media, FFMPEG_PATH: "off" } });
const admin = usePerson(site, "Sends Everything", { role: "admin" });
beforeAll(async () => {
  mkdirSync(uploads);
  vi.stubEnv("TMPDIR", uploads); // where uploads lie while they are read
  type Made = { _id: string };
  const blog = await sendForm<Made>(site, "POST /api/blogs/add", text, admin.signedIn);
  const first = { ...collection, images: blob(await somePicture()) };
  const made = await sendForm<Made>(site, "POST /api/photography/add", first, admin.signedIn);
  expect([blog.status, made.status]).toEqual([201, 201]);
  [blogId, collectionId] = [blog.body._id, made.body._id];
});
afterAll(() => vi.unstubAllEnvs());

const text = { title: "A walk", content: "<p>Along the river.</p>", section: "programmes" };
const collection = { title: "A walk", category: "street", mediaType: "mixed" };

/** Every way on which a file comes in: the call, the field, and what has to be beside it. */
type Way = { line: string; field: string; beside: Record<string, string> };
const pictureWays: Way[] = [
  { line: "POST /api/users/upload-profile-image", field: "image", beside: {} },
  { line: "POST /api/blogs/upload/wysiwyg-image", field: "image", beside: {} },
  { line: "POST /api/blogs/add", field: "image", beside: text },
  { line: "PUT /api/blogs/BLOG", field: "image", beside: {} },
  { line: "POST /api/photography/add", field: "images", beside: collection },
  { line: "PUT /api/photography/COLLECTION", field: "images", beside: { media: "[]" } },
  { line: "POST /api/media", field: "file", beside: {} },
];
const videoWays: Way[] = [
  { line: "POST /api/photography/add", field: "videos", beside: collection },
  { line: "PUT /api/photography/COLLECTION", field: "videos", beside: { media: "[]" } },
  { line: "POST /api/media", field: "file", beside: {} },
];
const names = ({ line, field }: Way): [string, string] => [line, field];
const wayOf = (ways: Way[], line: string) => ways.find((way) => way.line === line) ?? pictureWays[0];

function lineOf({ line }: Way): string {
  return line.replace("BLOG", blogId).replace("COLLECTION", collectionId);
}

const files = () =>
  readdirSync(media, { recursive: true })
    .map(String)
    .filter((file) => /\.\w+$/.test(file))
    .sort();

/** Sends one file on one way, and returns what was stored. */
async function sent(way: Way | undefined, bytes: Buffer) {
  if (!way) throw new Error("There is no such way.");
  const before = new Set(files());
  const form = { ...way.beside, [way.field]: blob(bytes) };
  const { status, body } = await sendForm(site, lineOf(way), form, admin.signedIn);
  expect(readdirSync(uploads)).toEqual([]);
  const stored = files().filter((file) => !before.has(file));
  return { status, msg: body.msg, stored, bytes: stored.map((file) => readFileSync(join(media, file))) };
}

const traces = [...canaries, "CANARY", "<script", "<svg", "GPS", "Exif", "http:", "alert"];
const tracesIn = (all: Buffer[]) =>
  traces.filter((trace) => all.some((bytes) => bytes.includes(trace, 0, "latin1")));

async function withPlace(): Promise<Buffer> {
  const [place = ""] = canaries;
  const exif = {
    IFD0: { Artist: "CANARY-MAKER", ImageDescription: place },
    IFD3: { GPSLatitude: "38/1 43/1 0/1" },
  };
  return sharp({ create: { width: 400, height: 200, channels: 3, background: "teal" } })
    .withExif(exif)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

const noPictures: [string, () => Buffer | Promise<Buffer>][] = [
  ["nothing", () => Buffer.alloc(0)],
  ["a page", () => Buffer.from("<!doctype html><script>alert(1)</script>")],
  ["SVG", () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>')],
  ["half a JPEG", async () => (await somePicture("navy", 900, 700)).subarray(0, 1500)],
  ["a head alone", () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46])],
  ["PDF", () => Buffer.from("%PDF-1.7\n1 0 obj <<>> endobj")],
  [
    "51 megapixels in a few bytes",
    () =>
      sharp({ create: { width: 10_200, height: 5_000, channels: 3, background: "teal" } })
        .png()
        .toBuffer(),
  ],
];

describe.each(pictureWays.map(names))("pictures by %s, field %s", (line) => {
  const way = () => wayOf(pictureWays, line);

  it.each(noPictures)("rejects %s, nothing is stored", async (_, make) => {
    const { status, stored, msg } = await sent(way(), await make());
    expect([status, stored]).toEqual([415, []]);
    expect(msg).toMatch(/^(Please choose a picture|This PDF is damaged)/);
  });

  it("a picture stands upright and says nothing of where it was taken", async () => {
    const original = await withPlace();
    expect(tracesIn([original]).length).toBeGreaterThan(2);
    const { status, stored, bytes } = await sent(way(), original);
    expect([Math.floor(status / 100), stored.length > 0]).toEqual([2, true]);
    expect(tracesIn(bytes)).toEqual([]);
    const { width, height, format, exif } = await sharp(bytes.at(-1)).metadata();
    expect([format, exif, height >= width]).toEqual(["webp", undefined, true]);
  });

  it("hostile pictures do nothing", async () => {
    for (const [name, original] of await hostilePictures()) {
      const { status, stored, bytes } = await sent(way(), original);
      const isRefused = /^(bomb|html|jpeg-truncated|svg|zero)/.test(name);
      if (isRefused) expect([name, status, stored]).toEqual([name, 415, []]);
      else expect([name, stored.length > 0, tracesIn(bytes)]).toEqual([name, status < 300, []]);
    }
  });
});

const refusedVideos: [string, () => Buffer | Promise<Buffer>][] = [
  ["nothing", () => Buffer.alloc(0)],
  ["a page", () => Buffer.from("<!doctype html><script>alert(1)</script>")],
  ["SVG", () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ["WebM", () => Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.alloc(999)])],
  ["a playlist", () => Buffer.from("#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n")],
  ["half an MP4", () => tracedMovie().subarray(0, 300)],
  ["half an AVI", () => tracedAvi().subarray(0, 200)],
  ["an AVI, because there is no ffmpeg,", tracedAvi],
  [
    "an MP4 without a video track",
    () => Buffer.concat([tracedMovie().subarray(0, 24), Buffer.from("<script>")]),
  ],
];

describe.each(videoWays.map(names))("videos by %s, field %s", (line) => {
  const way = () => wayOf(videoWays, line);

  it.each(refusedVideos)("rejects %s, nothing is stored", async (_, make) => {
    const { status, stored } = await sent(way(), await make());
    expect([status, stored]).toEqual([415, []]);
  });

  it.each([
    ["MP4", tracedMovie()],
    ["MOV", tracedMovie({ brand: "qt  " })],
    ["an MP4 that is a page too", Buffer.concat([tracedMovie(), Buffer.from("<script>alert(1)</script>")])],
  ])("%s loses its metadata", async (_, original) => {
    const { status, stored, bytes } = await sent(way(), original);
    expect([Math.floor(status / 100), stored.length]).toEqual([2, 1]);
    expect(tracesIn(bytes)).toEqual([]);
  });

  it("accepts real MP4, MOV and WebM files", async () => {
    for (const [name, original] of realVideos()) {
      const { status, stored } = await sent(way(), original);
      const isTaken = /\.(mp4|mov|webm)$/.test(name);
      expect([name, status < 300, stored.length]).toEqual([name, isTaken, isTaken ? 1 : 0]);
    }
  });
});

describe("a file that is on its way", () => {
  const boundary = "content-disposition: form-data; name=";

  /** Begins to send a file by hand, and says how to go on. */
  function begin(path: string, field: string, person: Person) {
    const { hostname, port } = new URL(site.url);
    const form = { "content-type": "multipart/form-data; boundary=x", "transfer-encoding": "chunked" };
    const call = request({ hostname, port, method: "POST", path, headers: { ...person.signedIn, ...form } });
    call.on("error", () => {});
    call.write(`--x\r\n${boundary}"${field}"; filename="a.jpg"\r\n\r\n`);
    return call;
  }

  it.each([...pictureWays, ...videoWays].filter(({ line }) => line.startsWith("POST")).map(names))(
    "leaves nothing behind when the connection is lost: %s, field %s",
    async (line, field) => {
      const before = files();
      const call = begin(line.split(" ")[1] ?? "", field, admin);
      call.write(Buffer.alloc(100_000));
      await expect.poll(() => readdirSync(uploads).length).toBe(1);
      call.destroy();
      await expect.poll(() => readdirSync(uploads)).toEqual([]);
      expect(files()).toEqual(before);
    },
  );

  it.each([
    ["the session ends", () => "POST /api/auth/logout", {}],
    ["its sender is no longer an admin", ({ id }: Person) => `PUT /api/members/${id}`, { role: "member" }],
  ])("is rejected if %s during the upload, and nothing is stored", async (what, change, body) => {
    const before = files();
    const person = await addPerson(site, `Sends while ${what}`, { role: "admin" });
    const call = begin("/api/media", "file", person);
    const picture = await somePicture();
    call.write(picture.subarray(0, 200));
    await expect.poll(() => readdirSync(uploads).length).toBe(1);
    const by = "role" in body ? admin : person;
    expect((await site.call(change(person), body, by.signedIn)).status).toBe(200);
    call.end(Buffer.concat([picture.subarray(200), Buffer.from("\r\n--x--\r\n")]));
    const [answer] = await once(call, "response");
    expect(answer.statusCode).toBe(401); // who loses a right loses the session with it
    answer.resume();
    await expect.poll(() => readdirSync(uploads)).toEqual([]);
    expect(files()).toEqual(before);
  });

  it.each([
    ["POST /api/media", "file", 2],
    ["POST /api/photography/add", "images", 1],
    ["POST /api/users/upload-profile-image", "image", 2],
  ])("is answered with 507 where the disk is full, and nothing is stored: %s", async (line, field, after) => {
    const before = files();
    const { write } = site.services.media;
    let count = 0;
    const full = vi.spyOn(site.services.media, "write").mockImplementation(async (...given) => {
      count += 1;
      if (count < after) return write(...given);
      const cause = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
      throw new Error("Cannot write file", { cause }); // as the library says it
    });
    const way = pictureWays.find((one) => one.line === line);
    const form = { ...way?.beside, [field]: blob(await somePicture("navy", 800, 600)) };
    const { status, body } = await sendForm(site, line, form, admin.signedIn);
    full.mockRestore();
    expect([status, body.msg]).toEqual([507, "There is no space left for this file."]);
    expect([files(), readdirSync(uploads)]).toEqual([before, []]);
  });

  it("never lies where it can be fetched", async () => {
    for (const path of [
      "/incoming",
      "/media/incoming",
      "/media/.incoming",
      "/media/../incoming",
      "/media/%2e%2e/incoming",
    ]) {
      expect([path, (await site.fetch(path)).status]).toEqual([path, 404]);
    }
    expect(existsSync(join(media, "incoming"))).toBe(false);
  });
});
