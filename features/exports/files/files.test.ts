import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { metric } from "#test/formats/metric.ts";
import { expectRanges } from "#test/formats/ranges.ts";
import { engine, itOnce, makePlace, openSite, type Place, type TestSite } from "#test/harness.ts";
import { sendForm } from "#test/uploads.ts";
import { article, pictureFile, writingApi } from "#test/writing.ts";
import { openFolder } from "./folder.server.ts";

let formats: string[];
let each: number;
let found: number[];
const path = "/blogs/forty-benches-for-the-river-walk";

let place: Place;
let site: TestSite;
let api: ReturnType<typeof writingApi>;
let minutes: number;
beforeEach(async () => {
  minutes = 0;
  place = await makePlace(true);
  site = await open();
  only("epub"); // which is made faster
  api = writingApi(site, await site.bearer());
});
afterEach(async () => {
  await site.close();
  await place.remove();
});

function only(...some: string[]): void {
  formats = some;
  each = some.length;
  found = some.map(() => 200);
  site.services.site.pdf = some.includes("pdf");
}

const open = (env = {}) =>
  openSite({
    beside: { place },
    at: "2026-06-10T09:00:00.000Z", // long after the sample
    env: { EXPORTS_AHEAD: "on", SITE_URL: "https://institute.example", ...env },
  });

const publish = async (fields = {}) =>
  (await api.add({ ...article, status: "published", ...fields })).body._id;
const made = (where = site) => metric(where, "footpath_exports_made_total");
const failed = () => metric(site, "footpath_exports_failed_ahead_total");
const filesOf = (where = site) => readdirSync(where.services.exports.folder).sort();
const statusOf = async (format: string, where = site) => (await where.fetch(`${path}.${format}`)).status;
const statuses = (where = site) => Promise.all(formats.map((format) => statusOf(format, where)));

async function uploaded(colour: string): Promise<string> {
  const fields = { image: await pictureFile(colour), alt: "A door" };
  const line = "POST /api/blogs/upload/wysiwyg-image";
  const editor = await site.bearer();
  return (await sendForm<{ imageUrl: string }>(site, line, fields, editor)).body.imageUrl;
}

/** Makes what is due a minute later. */
async function later(where = site): Promise<void> {
  minutes += 1;
  const start = Date.parse("2026-06-10T09:00:00Z");
  where.clock.set(new Date(start + minutes * 60_000).toISOString());
  where.services.exports.wake();
  await where.services.exports.idle();
}

describe("files of articles", () => {
  it("are made soon after publishing and after each change, so that requests only read them", async () => {
    if (engine === "sqlite") only("pdf", "epub");
    const id = await publish({ status: "draft" });
    await later();
    await api.update(id, { status: "published" });
    site.services.exports.wake();
    await site.services.exports.idle();
    expect([await made(), filesOf()]).toEqual([0, []]); // the author may be about to correct it
    await later();
    const first = filesOf();
    expect([await made(), first.length]).toEqual([each, each]);
    expect(await statuses()).toEqual(found);
    for (const format of formats) await expectRanges(site, `${path}.${format}`);
    const etag = (await site.fetch(`${path}.epub`)).headers.get("etag") ?? "";
    const again = await site.fetch(`${path}.epub`, { headers: { "if-none-match": etag } });
    expect([again.status, await made()]).toEqual([304, each]);
    await api.update(id, { content: "<p>Stand up.</p>" });
    await later();
    expect([await made(), await statuses(), await made()]).toEqual([each * 2, found, each * 2]);
    expect([filesOf().length, filesOf().filter((name) => first.includes(name))]).toEqual([each, []]);
    expect(await metric(site, "footpath_exports_made_ahead_total")).toBe(each * 2);
  });

  it("are removed with the article, and come back with it", async () => {
    const id = await publish();
    await later();
    expect(filesOf().length).toBe(each);
    await api.update(id, { status: "draft" });
    expect(await statuses()).not.toContain(200);
    await expect.poll(() => filesOf()).toEqual([]);
    await api.update(id, { status: "published" });
    await later();
    expect([filesOf().length, await statuses()]).toEqual([each, found]);
    await api.call(`DELETE /api/blogs/${id}`);
    expect(await statuses()).toEqual(formats.map(() => 410));
    await expect.poll(() => filesOf()).toEqual([]);
  });

  it("are made when a scheduled article appears", async () => {
    await publish({ status: "scheduled", publishAt: "2026-06-10T09:02:30.000Z" });
    await later();
    await later();
    expect([filesOf(), await statusOf("epub")]).toEqual([[], 404]);
    await later();
    expect([filesOf().length, await made()]).toEqual([each, each]);
  });

  itOnce("are made once for everybody who requests them, and for the site itself", async () => {
    only("pdf", "epub");
    await publish();
    const ahead = later();
    const requests = await Promise.all([statuses(), statuses(), statuses()]);
    await ahead;
    await later();
    expect([requests, await made()]).toEqual([[found, found, found], each]);
  });

  itOnce("are made at once for who requests them, whatever is made for nobody", async () => {
    const { media } = site.services;
    const { read } = media;
    await publish({ content: `<figure><img src="${await uploaded("olive")}"></figure>` });
    const begun = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    media.read = async (key) => {
      media.read = read;
      begun.resolve();
      await gate.promise;
      return read(key);
    };
    const ahead = later();
    await begun.promise;
    expect(await statuses()).toEqual(found);
    gate.resolve();
    await ahead;
    await later();
    expect([await made(), await metric(site, "footpath_exports_made_ahead_total")]).toEqual([each, 0]);
  });

  itOnce("are there for many requests of one client at once", async () => {
    only("pdf");
    const titles = Array.from({ length: 12 }, (_, n) => `Bench ${n + 1}`);
    for (const title of titles) await publish({ title });
    await later();
    const paths = titles.map((_, n) => `/blogs/bench-${n + 1}.${formats[0]}`);
    const answers = await Promise.all(paths.map((one) => site.fetch(one)));
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
    expect(await made()).toBe(await metric(site, "footpath_exports_made_ahead_total"));
  });

  itOnce("are made on request after they were lost, and without a disk to keep them", async () => {
    await publish();
    await later();
    const { folder } = site.services.exports;
    for (const name of filesOf()) rmSync(join(folder, name));
    expect([await statuses(), await made(), filesOf().length]).toEqual([found, each * 2, each]);
    rmSync(folder, { recursive: true });
    writeFileSync(folder, "not a folder");
    expect([await statuses(), await made()]).toEqual([found, each * 3]);
    rmSync(folder);
  });

  itOnce("outlive the process, but for unfinished ones and those of hidden articles", async () => {
    await publish();
    await later();
    const files = filesOf();
    const { folder } = site.services.exports;
    writeFileSync(join(folder, `${files[0]}-0.part`), "half");
    writeFileSync(join(folder, `${"0".repeat(24)}-0.epub`), "of nothing");
    await site.close();
    site = await open();
    site.clock.set("2026-06-10T09:01:00Z");
    only("epub");
    expect([await statuses(), await made()]).toEqual([found, 0]);
    await expect.poll(() => filesOf()).toEqual(files);
  });

  it("are made after a restart if they were planned, and when an article appears that was scheduled", async () => {
    await publish();
    await publish({ title: "A bench to come", status: "scheduled", publishAt: "2026-06-10T09:02:30.000Z" });
    await site.close();
    site = await open();
    only("epub");
    await later();
    expect(filesOf().length).toBe(1);
    await later();
    await later();
    expect([filesOf().length, await made()]).toEqual([2, 2]);
  });

  itOnce("are not made ahead again if that has failed", async () => {
    const { media } = site.services;
    const { read } = media;
    await publish({ content: `<figure><img src="${await uploaded("teal")}"></figure>` });
    media.read = () => Promise.reject(new Error("The bucket does not answer."));
    await later();
    await later();
    expect([await failed(), await made(), filesOf()]).toEqual([each, 0, []]);
    media.read = read;
    expect([await statuses(), await made()]).toEqual([found, each]);
  });

  itOnce("are not kept if the article is hidden while they are made", async () => {
    const { media } = site.services;
    const { read } = media;
    const id = await publish({ content: `<figure><img src="${await uploaded("navy")}"></figure>` });
    media.read = async (key) => {
      await api.update(id, { status: "draft" });
      return read(key);
    };
    expect(await statusOf("epub")).not.toBe(200);
    media.read = read;
    expect(await made()).toBe(1);
    await expect.poll(() => filesOf()).toEqual([]);
  });

  it.runIf(engine === "postgres")("are made by each node, and removed from all", async () => {
    const folder = mkdtempSync(join(tmpdir(), "footpath-node-"));
    const other = await open({ DATA_DIR: folder });
    other.services.site.pdf = false;
    const id = await publish();
    await later();
    await later(other);
    expect(await made()).toBe(each);
    await expect.poll(() => later(other).then(() => made(other))).toBe(each); // once it has heard of it
    expect([await statuses(other), await made(other)]).toEqual([found, each]);
    await api.update(id, { status: "draft" });
    await expect.poll(() => [filesOf(), filesOf(other)]).toEqual([[], []]);
    await other.close();
    rmSync(folder, { recursive: true });
  });
});

itOnce("the folder of files removes what was not used for longest, also before a restart", async () => {
  const folder = mkdtempSync(join(tmpdir(), "footpath-folder-"));
  const open = () => openFolder({ folder, maxBytes: 30, warn: (error) => expect.fail(String(error)) });
  const files = open();
  for (const name of ["a", "b", "c"]) await files.save(name, Buffer.alloc(10));
  expect(await files.has("a")).toBe(true);
  await files.save("d", Buffer.alloc(10));
  await expect.poll(() => readdirSync(folder).sort()).toEqual(["a", "c", "d"]);
  await files.save("large", Buffer.alloc(31));
  expect([await files.has("large"), files.names().sort()]).toEqual([false, ["a", "c", "d"]]);
  expect(await files.has("c")).toBe(true);
  const reopened = open();
  await reopened.load();
  await reopened.save("e", Buffer.alloc(20));
  await expect.poll(() => readdirSync(folder).sort()).toEqual(["c", "e"]);
  rmSync(folder, { recursive: true });
});
