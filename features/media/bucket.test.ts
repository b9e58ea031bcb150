import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openBucket } from "#test/bucket.ts";
import { fileOf, uploadFile } from "#test/files.ts";
import { fixture, makePlace, openSite, useFolder, useSite } from "#test/harness.ts";
import { usePerson } from "#test/people.ts";
import { run } from "#test/processes.ts";
import { expectRanges } from "#test/ranges.ts";
import { sweepMedia } from "./sweep.server.ts";

const folder = useFolder();
const bucket = fixture(openBucket, ({ close }) => close());
beforeAll(() => {
  for (const [name, value] of Object.entries(bucket.keys)) vi.stubEnv(name, value);
});
afterAll(() => vi.unstubAllEnvs());
const site = useSite(() => ({ filled: false, env: { MEDIA_STORE: bucket.address() } }));
const person = usePerson(site, "Takes Pictures", { role: "admin" });

async function upload(colour: string): Promise<string> {
  const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background: colour } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append("image", new Blob([Uint8Array.from(bytes)], { type: "image/png" }), "me.png");
  const answer = await site.fetch("/api/users/upload-profile-image", {
    method: "POST",
    headers: person.signedIn,
    body: form,
  });
  return ((await answer.json()) as { imageUrl: string }).imageUrl;
}

async function keys(): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of site.services.media.list()) found.push(key);
  return found.sort();
}

describe("a bucket as media store", () => {
  it("stores and serves files like a folder", async () => {
    const url = await upload("teal");
    const whole = await site.fetch(url);
    expect(whole.status).toBe(200);
    const bytes = await whole.bytes();
    expect((await sharp(bytes).metadata()).format).toBe("webp");
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      "content-type": "image/webp",
      "content-length": String(bytes.length),
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "accept-ranges": "bytes",
    });
    const tag = whole.headers.get("etag") ?? "";
    expect((await site.fetch(url, { headers: { "if-none-match": tag } })).status).toBe(304);
    const head = await site.fetch(url, { method: "HEAD" });
    expect([head.status, head.headers.get("content-length")]).toEqual([200, String(bytes.length)]);
    await expectRanges(site, url);
  });

  it("serves downloads, but not under the URLs of pictures", async () => {
    const csv = fileOf("taps.csv");
    const { body } = await uploadFile(site, person.signedIn, ["taps.csv", csv]);
    const whole = await site.fetch(body.url);
    expect(await whole.text()).toBe(csv.toString());
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="taps.csv"',
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "public, max-age=0, must-revalidate",
    });
    await expectRanges(site, body.url);
    const key = `${body._id}/file-1.csv`;
    expect(await keys()).toContain(key);
    expect((await site.fetch(`/media/${key}`)).status).toBe(404);
    const removed = await site.call(`DELETE /api/media/${body._id}`, undefined, person.signedIn);
    expect([removed.status, (await keys()).includes(key)]).toEqual([200, false]);
  });

  it("has nothing at other URLs", async () => {
    for (const path of ["none/96.webp", "none", "%2e%2e/one", "a/../../two.webp", "a%00.webp", "é.webp"]) {
      expect([path, (await site.fetch(`/media/${path}`)).status]).toEqual([path, 404]);
    }
    expect((await site.fetch(`/media/${"a".repeat(5000)}.webp`)).status).toBe(404);
  });

  it("deletes replaced pictures", async () => {
    const first = await upload("red");
    const second = await upload("blue");
    expect((await site.fetch(first)).status).toBe(404);
    const id = second.split("/")[2];
    expect(await keys()).toEqual([`${id}/256.webp`, `${id}/96.webp`]);
  });

  it("is swept, backed up and restored", async () => {
    const before = await keys();
    const ctx = await site.ctx(person.email);
    expect(await sweepMedia(ctx, site.services.media, { remove: false })).toEqual({ missing: [], stray: [] });
    await site.services.media.remove(before[0] ?? "");
    expect(await sweepMedia(ctx, site.services.media, { remove: false })).toEqual({
      missing: [before[0]],
      stray: [],
    });
    const url = await upload("green");
    const kept = Buffer.from(await (await site.fetch(url)).bytes());
    const file = join(folder, "backup");
    const here = { ...site.place.env, ...bucket.keys, MEDIA_STORE: bucket.address() };
    expect(await run(["scripts/site.ts", "backup", file], here).ended).toBe(0);

    const other = await openBucket("elsewhere", "");
    const place = await makePlace(false);
    const env = { MEDIA_STORE: other.address() };
    const program = run(["scripts/site.ts", "restore", file], { ...place.env, ...other.keys, ...env });
    expect([await program.ended, program.err()]).toEqual([0, ""]);
    const restored = await openSite({ beside: { place }, env });
    expect(Buffer.from(await (await restored.fetch(url)).bytes())).toEqual(kept);
    await restored.close();
    await place.remove();
    await other.close();
  });

  it("is named if it does not answer or rejects the keys", async () => {
    const opened = (name?: string) => openSite({ filled: false, env: { MEDIA_STORE: bucket.address(name) } });
    const sentence = /The bucket (nowhere|pictures) of MEDIA_STORE does not answer \(\w+\)\./;
    await expect(opened("nowhere")).rejects.toThrow(sentence);
    vi.stubEnv("AWS_SECRET_ACCESS_KEY", "another");
    await expect(opened()).rejects.toThrow(sentence);
    vi.stubEnv("AWS_SECRET_ACCESS_KEY", bucket.keys.AWS_SECRET_ACCESS_KEY);
  });

  it("is not ready while it is unavailable", async () => {
    const url = await upload("black");
    const gone = await openBucket("fleeting");
    const lonely = await openSite({ filled: false, env: { MEDIA_STORE: gone.address() } });
    try {
      expect((await lonely.fetch("/readyz")).status).toBe(200);
      await gone.close();
      expect((await lonely.fetch("/readyz")).status).toBe(503);
      const answer = await lonely.fetch(url);
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
      expect(await answer.text()).not.toContain("ECONNREFUSED");
    } finally {
      await lonely.close();
    }
  });
});
