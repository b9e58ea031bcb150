import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { pictures } from "#features/media/decoding/decoder.server.ts";
import { hostilePictures } from "#test/corpora.ts";
import { useFolder, useSite } from "#test/harness.ts";
import { addPerson, inTurns, type Person } from "#test/people.ts";
import type { Member } from "./contract.ts";

const folder = useFolder();
const media = join(folder, "media");
const uploads = join(folder, "uploads");
const site = useSite({ env: { MEDIA_STORE: media } });
beforeAll(async () => {
  mkdirSync(uploads);
  vi.stubEnv("TMPDIR", uploads); // where uploads lie while they are read
});
afterAll(() => vi.unstubAllEnvs());

const line = "POST /api/users/upload-profile-image";
const mebibyte = 1024 * 1024;
type Sent = { msg?: string; imageUrl?: string };

async function upload(
  person: Person | null,
  bytes: Uint8Array,
  {
    field = "image",
    name = "me.jpg",
    signal,
  }: Partial<{ field: string; name: string; signal: AbortSignal }> = {},
) {
  const form = new FormData();
  form.append(field, new Blob([Uint8Array.from(bytes)], { type: "image/jpeg" }), name);
  const [method = "", path = ""] = line.split(" ");
  const answer = await site.fetch(path, { method, headers: person?.signedIn ?? {}, body: form, signal });
  return {
    status: answer.status,
    body: (await answer.json()) as Sent,
    retryAfter: answer.headers.get("retry-after"),
  };
}

const picture = (colour: string) =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
const files = () => readdirSync(media, { recursive: true }).map(String).sort();
const avatarOf = async (person: Person) =>
  (await site.call<Member>("GET /api/users/profile", undefined, person.signedIn)).body.avatar;
const served = async (url = "") => Buffer.from(await (await site.fetch(url)).arrayBuffer());

describe("POST /api/users/upload-profile-image", () => {
  it("requires authentication and stores nothing otherwise", async () => {
    expect((await upload(null, await picture("red"))).status).toBe(401);
    expect([files(), readdirSync(uploads)]).toEqual([[], []]);
  });

  it("sets the picture at once, as WebP", async () => {
    const person = await addPerson(site, "Shows Herself");
    const { status, body } = await upload(person, await picture("teal"));
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(["imageUrl"]);
    expect(await avatarOf(person)).toBe(body.imageUrl);
    const answer = await site.fetch(body.imageUrl ?? "");
    expect(answer.headers.get("content-type")).toBe("image/webp");
    expect(answer.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
    const { width, height, format } = await sharp(await answer.bytes()).metadata();
    expect({ width, height, format }).toEqual({ width: 256, height: 256, format: "webp" });
  });

  it("replaces the old picture and deletes its files", async () => {
    const person = await addPerson(site, "Changes Face");
    const before = files();
    const { body: first } = await upload(person, await picture("red"));
    const { body: second } = await upload(person, await picture("blue"));
    expect(await avatarOf(person)).toBe(second.imageUrl);
    expect((await site.fetch(first.imageUrl ?? "")).status).toBe(404);
    const id = second.imageUrl?.split("/")[2];
    expect(files().filter((file) => !before.includes(file))).toEqual([id, `${id}/256.webp`, `${id}/96.webp`]);
    expect((await site.call("PUT /api/users/profile", { avatar: "" }, person.signedIn)).status).toBe(200);
    expect(await avatarOf(person)).toBeNull();
    expect(files()).toEqual(before);
  });

  it("saving the profile with its picture keeps it, and cannot set another one", async () => {
    const [person, other] = [await addPerson(site, "Saves Profile"), await addPerson(site, "Other Face")];
    const { imageUrl = "" } = (await upload(person, await picture("red"))).body;
    const foreign = (await upload(other, await picture("blue"))).body.imageUrl;
    const save = (avatar: unknown) =>
      site.call("PUT /api/users/profile", { bio: "Walks.", avatar }, person.signedIn);
    for (const avatar of [imageUrl, site.services.site.url + imageUrl, null, undefined])
      expect(await save(avatar)).toMatchObject({ status: 200, body: { avatar: imageUrl } });
    for (const avatar of ["https://elsewhere.example/a.png", foreign, `${imageUrl}?x`, "javascript:alert(1)"])
      expect(await save(avatar)).toMatchObject({
        status: 400,
        body: {
          msg: expect.stringMatching(/^This is not your current picture/),
          errors: [{ path: "avatar" }],
        },
      });
    expect(await avatarOf(person)).toBe(imageUrl);
  });

  it("keeps one of several simultaneous uploads", async () => {
    const person = await addPerson(site, "Cannot Decide");
    const before = files();
    const colours = ["red", "green", "blue", "black"];
    const answers = await Promise.all(colours.map(async (colour) => upload(person, await picture(colour))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(files().length).toBe(before.length + 3);
    expect((await served((await avatarOf(person)) ?? "")).length).toBeGreaterThan(50);
  });

  it("queues three uploads, rejects the fourth and skips cancelled ones", async () => {
    const person = await addPerson(site, "Sends A Flood");
    const other = await addPerson(site, "Waits Her Turn");
    const before = files();
    const held = Promise.withResolvers<void>();
    const busy = pictures.turns.run({ urgent: true }, () => held.promise);
    const leaving = new AbortController();
    const waiting = [
      upload(person, await picture("red")),
      upload(person, await picture("green")),
      upload(person, await picture("blue"), { signal: leaving.signal }),
      upload(other, await picture("black")),
    ];
    const answers = Promise.allSettled(waiting);
    await expect.poll(() => pictures.turns.waiting()).toBe(4);
    const { status, body, retryAfter } = await upload(person, await picture("white"));
    expect({ status, retryAfter }).toEqual({ status: 429, retryAfter: "5" });
    expect(body.msg).toMatch(/^Your other pictures are still being processed/);
    leaving.abort();
    await expect.poll(() => pictures.turns.waiting()).toBe(3);
    held.resolve();
    await busy;
    const statuses = (await answers).map((answer) =>
      answer.status === "fulfilled" ? answer.value.status : "aborted",
    );
    expect(statuses).toEqual([200, 200, "aborted", 200]);
    expect(files().length).toBe(before.length + 2 * 3);
  });

  it("rejects 5 MB and more", async () => {
    const person = await addPerson(site, "Sends Much");
    const large = Buffer.concat([await picture("gold"), Buffer.alloc(5 * mebibyte)]);
    expect((await upload(person, large.subarray(0, 5 * mebibyte - 1))).status).toBe(200);
    for (const bytes of [5 * mebibyte, 5 * mebibyte + 1]) {
      const { status, body } = await upload(person, large.subarray(0, bytes));
      expect({ status, body }).toMatchObject({
        status: 413,
        body: { code: "too_large", msg: "Image size must be less than 5MB" },
      });
    }
    expect(readdirSync(uploads)).toEqual([]);
  });

  it.each([
    ["text", Buffer.from("This is a picture.")],
    ["nothing", Buffer.alloc(0)],
    ["a page", Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ["PDF", Buffer.from("%PDF-1.7\n1 0 obj <<>> endobj")],
    ["a head without a body", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46])],
  ])("refuses %s, whatever it is called", async (what, bytes) => {
    const person = await addPerson(site, `Sends ${what}`);
    const { status, body } = await upload(person, bytes);
    expect(status).toBe(415);
    expect(body.msg).toMatch(/^Please choose a picture/);
    expect(await avatarOf(person)).toBeNull();
    expect(readdirSync(uploads)).toEqual([]);
  });

  it("rejects forms without the file, with another field name, and other bodies", async () => {
    const { signedIn, ...person } = await addPerson(site, "Fills In Wrongly");
    expect((await upload({ signedIn, ...person }, await picture("red"), { field: "file" })).status).toBe(400);
    const post = (headers: Record<string, string>, body: string) =>
      site.fetch("/api/users/upload-profile-image", {
        method: "POST",
        headers: { ...signedIn, ...headers },
        body,
      });
    expect((await post({ "content-type": "application/json" }, "{}")).status).toBe(415);
    const type = "multipart/form-data; boundary=x";
    const field = '--x\r\ncontent-disposition: form-data; name="image"\r\n\r\ntext\r\n--x--\r\n';
    for (const body of ["--x--\r\n", "no form", field]) {
      const answer = await post({ "content-type": type }, body);
      expect([400, 415], JSON.stringify(body)).toContain(answer.status);
    }
    expect(readdirSync(uploads)).toEqual([]);
  });

  it.each([
    [
      "in the middle of the file",
      'content-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\nhalf',
    ],
    ["before the file begins", "content-disposition: form-"],
  ])("leaves nothing behind when the sender goes away %s", async (when, begun) => {
    const { signedIn } = await addPerson(site, `Goes Away ${when}`);
    const { hostname, port } = new URL(site.url);
    const sent = request({
      hostname,
      port,
      method: "POST",
      path: "/api/users/upload-profile-image",
      headers: { ...signedIn, "content-type": "multipart/form-data; boundary=x", "content-length": 100_000 },
    });
    sent.on("error", () => {});
    sent.write(`--x\r\n${begun}`);
    await expect.poll(() => readdirSync(uploads).length).toBe(1);
    sent.destroy();
    await expect.poll(() => readdirSync(uploads)).toEqual([]);
  });

  it("is limited to sixty in an hour; the next upload is rejected before its body is read", async () => {
    const { signedIn } = await addPerson(site, "Sends Everything");
    const sixty = Array.from({ length: 60 }, (_, at) => at);
    const statuses = await inTurns(sixty, 5, async () => (await site.call(line, {}, signedIn)).status);
    expect(new Set(statuses)).toEqual(new Set([415]));
    const { hostname, port } = new URL(site.url);
    const sent = request({
      hostname,
      port,
      method: "POST",
      path: "/api/users/upload-profile-image",
      headers: { ...signedIn, "content-type": "multipart/form-data; boundary=x", "content-length": 100_000 },
    });
    sent.on("error", () => {});
    sent.flushHeaders();
    const [answer] = await once(sent, "response");
    expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    sent.destroy();
  });
});

describe("hostile pictures", async () => {
  const pictures = await hostilePictures();
  const isRefused = ([name]: [string, Buffer]) => /^(bomb|html|jpeg-truncated|svg|zero)/.test(name);

  it.each(pictures.filter(isRefused))("are refused: %s", async (name, original) => {
    const person = await addPerson(site, `Sends ${name}`);
    const before = files();
    expect((await upload(person, original, { name })).status).toBe(415);
    expect([files(), readdirSync(uploads)]).toEqual([before, []]);
  });

  it.each(pictures.filter((picture) => !isRefused(picture)))(
    "lose all that they carry: %s",
    async (name, original) => {
      const person = await addPerson(site, `Sends ${name}`);
      const before = files();
      const { status } = await upload(person, original, { name });
      const kept = files().filter((file) => !before.includes(file) && file.endsWith(".webp"));
      expect(kept.length).toBe(status === 200 ? 2 : 0);
      for (const file of kept) {
        const bytes = readFileSync(join(media, file));
        const { exif, xmp, iptc, icc, comments, orientation, format } = await sharp(bytes).metadata();
        const carried = { exif, xmp, iptc, icc, comments, orientation };
        expect([format, Object.values(carried).filter(Boolean)]).toEqual(["webp", []]);
        expect(bytes.toString("latin1")).not.toMatch(/CANARY|EXIF|http:|script|alert/i);
      }
    },
  );
});
