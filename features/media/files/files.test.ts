import { PDFDocument } from "@cantoo/pdf-lib";
import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import type { EditableBlog } from "#features/blogs/writing/contract.ts";
import { useLibrary } from "#test/content/library.ts";
import { fileOf, uploadFile } from "#test/files/files.ts";
import { expectRanges } from "#test/formats/ranges.ts";
import { itOnce } from "#test/harness.ts";
import { localDraftCount } from "#test/uploads.ts";
import { filesOf } from "../archive.server.ts";
import type { MediaEntry, MediaVersion } from "../library/contract.ts";
import { sweepMedia } from "../sweep.server.ts";
import { isFileKey } from "../types/file-addresses.ts";

const { site, admin, member, call, add } = useLibrary();

const upload = (name: string, bytes = fileOf(name), line?: string) =>
  uploadFile(site, admin.signedIn, [name, bytes], line);
const download = async ({ url }: { url: string }) => Buffer.from(await (await site.fetch(url)).arrayBuffer());
const found = async (q: string) => (await site.json<{ total: number }>(`/api/search?q=${q}`)).total;

/** A PDF of one page whose words no other text has. */
async function pdfWith(words: string): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  pdf.setAuthor("Asha Rao");
  pdf.addPage().drawText(words, { y: 400 });
  return Buffer.from(await pdf.save());
}

describe("POST /api/media", () => {
  it("removes the metadata of a PDF but its title, counts its pages and draws the first", async () => {
    const { status, body } = await upload("water.pdf");
    expect(status).toBe(201);
    expect(body).toMatchObject({
      kind: "file",
      status: "ready",
      known: false,
      name: "water.pdf",
      useCount: 0,
      url: `/files/${body._id}/water.pdf`,
      poster: `/media/${body._id}/page-1-960.webp`,
      file: {
        type: "PDF",
        name: "water",
        pages: 1,
        version: 1,
        kept: [],
        removed: ["author", "keywords", "software", "dates"],
      },
    });
    expect((await site.fetch(body.poster ?? "")).headers.get("content-type")).toBe("image/webp");
    const served = await download(body);
    expect(served.length).toBe(body.file?.bytes);
    const pdf = await PDFDocument.load(served, { updateMetadata: false });
    expect([pdf.getTitle(), pdf.getAuthor(), pdf.getProducer()]).toEqual([
      "Water in the old town",
      undefined,
      undefined,
    ]);
    const author = Buffer.from("Asha Rao", "utf16le").swap16().toString("hex").toUpperCase();
    expect(fileOf("water.pdf").includes(author)).toBe(true);
    expect(served.includes(author)).toBe(false);
  });

  itOnce("removes the metadata of Office documents, and leaves the rest as it is", async () => {
    for (const [name, part, removed] of [
      ["water.docx", "docProps/core.xml", ["author", "keywords", "software"]],
      ["water.odt", "meta.xml", ["author", "keywords", "software", "preview picture"]],
      ["slides.pptx", "docProps/core.xml", ["author", "last editor", "software"]],
      ["taps.xlsx", "docProps/app.xml", ["software"]],
      ["taps.ods", "meta.xml", ["software", "preview picture"]],
    ] as const) {
      const { status, body } = await upload(name);
      expect([status, body.file?.type, body.file?.removed]).toEqual([
        201,
        name.slice(-4).replace(".", "").toUpperCase(),
        removed,
      ]);
      const [before, after] = [unzipSync(fileOf(name)), unzipSync(await download(body))];
      const kept = Object.keys(before).filter((key) => !key.startsWith("Thumbnails/"));
      expect(Object.keys(after)).toEqual(kept);
      const changed = Object.keys(after).filter(
        (key) => Buffer.compare(after[key] ?? Buffer.alloc(0), before[key] ?? Buffer.alloc(0)) !== 0,
      );
      expect(changed).toContain(part);
      expect(changed.every((key) => /^(docProps\/|meta\.xml|META-INF\/manifest\.xml)/.test(key))).toBe(true);
      const metadata = changed.map((key) => Buffer.from(after[key] ?? []).toString()).join();
      expect(metadata).not.toMatch(/Asha|LibreOffice/);
      if (name.startsWith("water")) expect(metadata).toContain("<dc:title>Water in the old town</dc:title>");
    }
  });

  itOnce("removes the tags of recordings, which browsers may play", async () => {
    for (const name of ["talk.mp3", "talk.m4a", "talk.ogg"]) {
      const { body } = await upload(name);
      expect(body).toMatchObject({
        kind: "audio",
        playable: true,
        file: { seconds: 1, removed: ["title", "artist", "software"] },
      });
      expect((await download(body)).includes("Asha")).toBe(false);
      const part = await site.fetch(body.url, { headers: { range: "bytes=0-9" } });
      expect(part.headers.get("content-disposition")).toMatch(/^inline; /);
      await expectRanges(site, body.url);
    }
  });

  it("knows the same bytes again, although other bytes are stored", async () => {
    const bytes = await pdfWith("quince");
    const [one, other] = await Promise.all([upload("a.pdf", bytes), upload("b.pdf", bytes)]);
    expect(one.body._id).toBe(other.body._id);
    expect([one.body.known, other.body.known].sort()).toEqual([false, true]);
    const count = await localDraftCount(site);
    expect((await upload("c.pdf", bytes)).body).toMatchObject({ _id: one.body._id, known: true });
    expect(await localDraftCount(site)).toBe(count);
  });

  itOnce("takes EPUB, CSV and ZIP as they are", async () => {
    for (const name of ["water.epub", "taps.csv"]) {
      const { body } = await upload(name);
      expect(body.file).toMatchObject({ type: name.slice(-4).replace(".", "").toUpperCase(), removed: [] });
      expect(await download(body)).toEqual(fileOf(name));
    }
  });
});

it("GET /files/:id/:name is a download that can do nothing, under its own name", async () => {
  const { body } = await upload("Müll & Wasser.pdf", await pdfWith("medlar"));
  expect(body.url).toMatch(/\/mull-wasser\.pdf$/);
  const { status, headers } = await site.fetch(body.url);
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": `attachment; filename="mull-wasser.pdf"; filename*=UTF-8''M%C3%BCll%20%26%20Wasser.pdf`,
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
    "cache-control": "public, max-age=0, must-revalidate",
    "accept-ranges": "bytes",
  });
  const etag = headers.get("etag") ?? "";
  const again = await site.fetch(body.url, {
    headers: { "if-none-match": etag, "cache-control": "max-age=0" },
  });
  expect(again.status).toBe(304);
  expect((await site.fetch(body.url, { method: "HEAD" })).headers.get("content-length")).toBe(
    String(body.file?.bytes),
  );
  const renamed = await site.fetch(`/files/${body._id}/other.pdf`);
  expect([renamed.status, renamed.headers.get("location")]).toEqual([302, body.url]);
  for (const path of [
    `/media/${body._id}/file-1.pdf`,
    `/media/${body._id}/%66ile-1.pdf`,
    `/files/${"0".repeat(24)}/a.pdf`,
    "/files/none/a.pdf",
  ])
    expect((await site.fetch(path)).status).toBe(404);
});

it("keeps a quotation mark of a file name out of the ASCII name", async () => {
  const { body } = await upload('The "new" plan.pdf', await pdfWith("loquat"));
  expect(body.name).toBe('The "new" plan.pdf');
  expect((await site.fetch(body.url)).headers.get("content-disposition")).toBe(
    `attachment; filename="the-new-plan.pdf"; filename*=UTF-8''The%20%22new%22%20plan.pdf`,
  );
});

describe("POST /api/media/{id}/versions", () => {
  const articleWith = (file: MediaEntry, isDraft: boolean) =>
    call<EditableBlog & { slug: string }>("POST /api/blogs/add", {
      title: `About ${file.file?.name}`,
      content: `<p>See the <a href="${file.url}">plan</a>.</p><figure><a href="${file.url}">Plan</a></figure>`,
      section: "programmes",
      ...(isDraft ? { status: "draft" } : {}),
    });

  it("says what it is, follows its versions, and is found by the words of the current one", async () => {
    const { body: file } = await upload("plan.pdf", await pdfWith("zwetschge"));
    const { status, body: blog } = await articleWith(file, false);
    expect(status).toBe(201);
    const page = async () => {
      const html = await (await site.fetch(`/blogs/${blog._id}`)).text();
      const start = html.indexOf("See the <a");
      return html.slice(start, html.indexOf("</figure>", start));
    };
    expect(await page()).toContain(`>plan (PDF, 874 B, 1 page)</a>`);
    expect(await page()).toMatch(
      /<figure class="file"><a href="\/files\/[^"]+" rel="noopener"><img src="\/media\/[^"]+" srcset/,
    );
    expect(await page()).not.toContain("Updated March");
    const feed = await site.json<{ items: { content_html: string }[] }>("/feed.json");
    expect(feed.items[0]?.content_html).toContain("plan (PDF, 874 B, 1 page)");
    expect([await found("zwetschge"), await found("mirabelle")]).toEqual([1, 0]);
    expect((await call<{ msg: string }>(`DELETE /api/media/${file._id}`)).status).toBe(409);

    const line = `POST /api/media/${file._id}/versions`;
    const wrong = await upload("plan.docx", fileOf("water.docx"), line);
    expect([wrong.status, wrong.body.msg]).toEqual([
      415,
      "A new version of this file must be PDF, too, because its address stays the same.",
    ]);
    const two = await PDFDocument.load(await pdfWith("mirabelle"));
    two.addPage();
    const added = await upload("plan-2.pdf", Buffer.from(await two.save()), line);
    expect(added.body).toMatchObject({ url: file.url, name: "plan-2.pdf", file: { version: 2, pages: 2 } });
    expect(added.body.poster).toBe(`/media/${file._id}/page-2-960.webp`);
    const shown = (page: string) => site.fetch(`/media/${file._id}/${page}`).then(({ status }) => status);
    expect(await Promise.all(["page-2-960.webp", "page-1-960.webp", "page%2d1-960.webp"].map(shown))).toEqual(
      [200, 404, 404],
    );
    expect(await page()).toContain(`Updated March 10, 2026`);
    expect(await page()).toContain("2 pages");
    expect([await found("zwetschge"), await found("mirabelle")]).toEqual([0, 1]);
    expect((await PDFDocument.load(await download(file))).getPageCount()).toBe(2);

    await call(`PUT /api/media/${file._id}`, { alt: "The plan" });
    expect(await page()).toContain(">The plan</span>");
    const writing = await call<{ content: string }>(`GET /api/blogs/${blog._id}/writing`);
    expect(writing.body.content).toContain(`rel="noopener">The plan</a></figure>`);
    const restored = await call<MediaEntry>(`PUT /api/media/${file._id}/version`, { version: 1 });
    expect(restored.body.file).toMatchObject({ version: 1, pages: 1 });
    expect([await found("zwetschge"), await found("mirabelle")]).toEqual([1, 0]);
    const { body } = await call<{ versions: MediaVersion[] }>(`GET /api/media/${file._id}`);
    expect(body.versions).toMatchObject([
      { version: 2, name: "plan-2.pdf", uploader: "Curates Pictures" },
      { version: 1, name: "plan.pdf" },
    ]);
  });

  it("requires an admin, and a file", async () => {
    const { body } = await upload("taps.csv");
    const line = `POST /api/media/${body._id}/versions`;
    const csv: [string, Buffer] = ["taps.csv", Buffer.from("Ward,Taps\nHarbour,2\n")];
    expect((await uploadFile(site, {}, csv, line)).status).toBe(401);
    expect((await uploadFile(site, member.signedIn, csv, line)).status).toBe(403);
    const same = await upload("taps.csv", fileOf("taps.csv"), line);
    expect([same.status, same.body.msg]).toEqual([409, "This is the current version already."]);
    const picture = await add("No file");
    const refused = await upload("taps.csv", csv[1], `POST /api/media/${picture._id}/versions`);
    expect([refused.status, refused.body.msg]).toEqual([400, "Only files and recordings have versions."]);
  });

  it("is not found by the words of a file as long as it is a draft", async () => {
    const { body: file } = await upload("secret.pdf", await pdfWith("greengage"));
    const { body: draft } = await articleWith(file, true);
    expect([draft.publishedAt, await found("greengage")]).toEqual([null, 0]);
  });
});

describe("PUT /api/media/{id}/version", () => {
  it("requires an admin, and a version that exists", async () => {
    const { body } = await upload("taps.csv");
    const line = `PUT /api/media/${body._id}/version`;
    expect((await site.call(line, { version: 1 })).status).toBe(401);
    expect((await site.call(line, { version: 1 }, member.signedIn)).status).toBe(403);
    expect((await call(line, { version: 1 })).status).toBe(409);
    expect((await call(line, { version: 7 })).status).toBe(404);
  });

  it("refuses what another file has by now, also of two at once", async () => {
    const csv = (taps: number) => Buffer.from(`Ward,Taps\nCastle,${taps}\n`);
    const sendTaps = async (taps: number) => (await upload(`${taps}.csv`, csv(taps))).body._id;
    const ids = await Promise.all([1, 2].map(sendTaps));
    const change = (id = "", taps = 0) => upload("x.csv", csv(taps), `POST /api/media/${id}/versions`);
    const atOnce = await Promise.all(ids.map((id) => change(id, 3)));
    expect(atOnce.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await change(ids[0], 4)).status).toBe(201);
    await sendTaps(1);
    const back = await call<{ msg: string }>(`PUT /api/media/${ids[0]}/version`, { version: 1 });
    expect([back.status, back.body.msg]).toEqual([409, "Another file of the library has the same content."]);
  });
});

describe("the files of versions", () => {
  it("are told from pictures, also by file systems that ignore the case of letters", () => {
    const paths = ["/0/file-1.pdf", "0/FILE-1.PDF", "/0/320.webp", "/0/page-1-320.webp"];
    expect(paths.map(isFileKey)).toEqual([true, true, false, false]);
  });

  it("are in backups, survive a sweep, and are deleted with the file", async () => {
    const { media, db } = site.services;
    const { body } = await upload("old.pdf", await pdfWith("persimmon"));
    await upload("new.pdf", await pdfWith("loquat"), `POST /api/media/${body._id}/versions`);
    const own = async () => (await filesOf(db.queries, media)).filter(({ key }) => key.startsWith(body._id));
    const steps = [1, 2].flatMap((version) =>
      ["file-V.pdf", "page-V-320.webp", "page-V-640.webp", "page-V-960.webp"].map((name) =>
        name.replace("V", String(version)),
      ),
    );
    const kept = await own();
    expect(kept.map(({ key }) => key.split("/")[1])).toEqual(steps);
    expect(kept[0]?.contentType).toBe("application/pdf");
    const later = { ...(await site.ctx(admin.email)), now: "2030-01-01T00:00:00.000Z" };
    const swept = await sweepMedia(later, media, { remove: false });
    expect(swept).toEqual({ missing: [], stray: [] });
    expect((await call(`DELETE /api/media/${body._id}`)).status).toBe(200);
    expect(await own()).toEqual([]);
    for (const { key } of kept) expect(await media.size(key)).toBeNull();
  });
});
