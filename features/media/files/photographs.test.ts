import { PDFDocument, PDFName } from "@cantoo/pdf-lib";
import { zipSync } from "fflate";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { useLibrary } from "#test/content/library.ts";
import { downloadedParts, office, type Parts, photograph, zip } from "#test/files/documents.ts";
import { pdf } from "#test/files/files.ts";

const { site, upload } = useLibrary();

const personal = /Acme|Asha|4711|\/9j|GPS/;
const told = "(camera, names, place)";

/** The compressed picture of a JPEG, from the start of its scan. */
const scanOf = (jpeg: Buffer) => jpeg.subarray(jpeg.indexOf(Buffer.from("ffda", "hex")));

async function expectCleaned(before: Buffer, after: Buffer): Promise<void> {
  expect(after.toString("latin1")).not.toMatch(personal);
  const shapeOf = async (bytes: Buffer) => {
    const { format, width, orientation } = await sharp(bytes).metadata();
    return { format, width, orientation };
  };
  expect(await shapeOf(after)).toEqual(await shapeOf(before));
  const pixels = (bytes: Buffer) => sharp(bytes).autoOrient().raw().toBuffer();
  expect(await pixels(after)).toEqual(await pixels(before));
}

const places: [type: string, folder: string][] = [
  ["docx", "word/media/"],
  ["xlsx", "xl/media/"],
  ["pptx", "ppt/media/"],
  ["odt", "Pictures/"],
  ["odp", "Object 1/Pictures/"],
  ["epub", "OEBPS/images/"],
];

describe("photographs in a document", () => {
  it.each(places)("tell nothing in %s, which the library says", async (type, folder) => {
    const formats = ["jpeg", "png", "webp", "tiff"] as const;
    const pictures = await Promise.all(formats.map((format) => photograph(format)));
    const other = await sharp(pictures[0]).toBuffer(); // without metadata
    const parts: Parts = { [`${folder}plain.jpg`]: other, "other.bin": "Words" };
    formats.forEach((format, index) => {
      parts[`${folder}a.${format}`] = pictures[index] ?? "";
    });
    const { status, body } = await upload(`photos.${type}`, office(type, parts));
    expect([status, body.file?.type]).toEqual([201, type.toUpperCase()]);
    expect(body.file?.removed).toContain(`metadata of 4 pictures ${told}`);
    expect(body.file?.kept.filter((text) => !text.includes("authors"))).toEqual([]);
    const after = await downloadedParts(site, body);
    expect(Object.keys(after)).toEqual(expect.arrayContaining(Object.keys(parts)));
    for (const [index, format] of formats.entries()) {
      const [before, cleaned] = [pictures[index], after[`${folder}a.${format}`]];
      if (!before || !cleaned) throw new Error(format);
      await expectCleaned(before, cleaned);
      if (format === "jpeg") expect(scanOf(cleaned)).toEqual(scanOf(before));
    }
    expect(after[`${folder}plain.jpg`]).toEqual(other);
    expect(String(after["other.bin"])).toBe("Words");
  });

  it("tell nothing in a ZIP, whose other files keep their bytes", async () => {
    const photo = await photograph("jpeg");
    const bytes = zip({ "a.jpg": photo, "notes.txt": "Notes" });
    const { body } = await upload("photos.zip", bytes);
    expect(body.file).toMatchObject({
      removed: [`metadata of 1 picture ${told}`],
      kept: ["what the files in it say of authors and places"],
    });
    const after = await downloadedParts(site, body);
    expect(Object.keys(after)).toEqual(["a.jpg", "notes.txt"]);
    expect(String(after["notes.txt"])).toBe("Notes");
    await expectCleaned(photo, after["a.jpg"] ?? Buffer.alloc(0));
    const notes = zip({ "notes.txt": "Other notes" });
    const same = await upload("notes.zip", notes);
    const served = await (await site.fetch(same.body.url)).arrayBuffer();
    expect([same.body.file?.removed, Buffer.from(served)]).toEqual([[], notes]);
  });

  it("lose what a telephone appends, comments and thumbnails", async () => {
    const photo = await photograph("jpeg", 1);
    const comment = Buffer.concat([Buffer.from("fffe000a", "hex"), Buffer.from("Asha Rao")]);
    const jpeg = Buffer.concat([
      photo.subarray(0, 2),
      comment,
      photo.subarray(2),
      Buffer.from("Acme film Asha"),
    ]);
    const { body } = await upload("film.docx", office("docx", { "word/media/a.jpg": jpeg }));
    const { "word/media/a.jpg": cleaned } = await downloadedParts(site, body);
    expect(cleaned?.toString("latin1")).not.toMatch(/Asha|Acme|Exif/);
    expect(cleaned && scanOf(cleaned)).toEqual(scanOf(photo));
  });

  it("do not matter for a ZIP that begins with a PDF which is not packed", async () => {
    const bytes = Buffer.from(zipSync({ "report.pdf": Buffer.from("%PDF-1.4 Words") }, { level: 0 }));
    const { status, body } = await upload("reports.zip", bytes);
    expect([status, body.file?.type]).toEqual([201, "ZIP"]);
  });

  it("as the camera recorded them, recordings and PDF files are named as kept", async () => {
    const raw = await photograph("tiff");
    raw.write("CR", 8);
    const parts = { "a.cr2": raw, "b.heic": await photograph("avif") };
    const { body } = await upload("raw.zip", zip(parts));
    expect(body.file?.kept).toEqual(["the metadata of 1 picture"]);
    expect((await downloadedParts(site, body))["a.cr2"]).toEqual(raw);
    const film = office("pptx", {
      "ppt/media/a.mp4": Buffer.from("\0\0\0\x18ftypmp42\0\0\0\0mp42isom"),
      "ppt/media/b.pdf": Buffer.from("%PDF-1.4 Asha"),
    });
    expect((await upload("film.pptx", film)).body.file?.kept).toEqual([
      "what videos and recordings in it say of places and devices",
      "what PDF files in it say of their authors",
    ]);
  });

  it("are named as kept where their metadata cannot be removed", async () => {
    const photo = await photograph("jpeg");
    const parts = {
      "word/media/a.heic": await photograph("avif"),
      "word/media/b.jpg": photo.subarray(0, 200),
    };
    const { status, body } = await upload("kept.docx", office("docx", parts));
    expect([status, body.file?.kept]).toEqual([201, ["the metadata of 1 picture"]]);
    const after = await downloadedParts(site, body);
    await expectCleaned(parts["word/media/a.heic"], after["word/media/a.heic"] ?? Buffer.alloc(0));
  });

  it("tell nothing in documents inside a document, and those inside these are named as kept", async () => {
    const photo = await photograph("jpeg");
    const core = "<cp:coreProperties><dc:creator>Asha Rao</dc:creator></cp:coreProperties>";
    const innermost = office("docx", { "docProps/core.xml": core });
    const inner = office("xlsx", {
      "xl/media/a.jpg": photo,
      "docProps/core.xml": core,
      "xl/embeddings/b.docx": innermost,
    });
    const { body } = await upload(
      "outer.pptx",
      office("pptx", {
        "ppt/embeddings/a.xlsx": inner,
        "ppt/embeddings/c.bin": Buffer.from("d0cf11e0a1b11ae1", "hex"),
      }),
    );
    expect(body.file?.removed).toEqual(["author", `metadata of 1 picture ${told}`]);
    expect(body.file?.kept.sort()).toEqual([
      "embedded objects (OLE)",
      "what embedded documents say of their authors",
    ]);
    const { "ppt/embeddings/a.xlsx": cleaned = Buffer.alloc(0) } = await downloadedParts(site, body);
    expect(cleaned.equals(inner)).toBe(false);
    const macros = office("xlsx", { "xl/vbaProject.bin": "x" });
    const refused = await upload("m.docx", office("docx", { "word/embeddings/m.xlsx": macros }));
    expect([refused.status, refused.body.msg]).toEqual([415, expect.stringMatching(/^Files with macros/)]);
  });

  it("tell nothing in a PDF, also if they are packed twice", async () => {
    const photo = await photograph("jpeg");
    const image = { Type: "XObject", Subtype: "Image", Width: 64, Height: 48, BitsPerComponent: 8 };
    const bytes = await pdf(({ context }) => {
      const add = (content: Buffer, filter: unknown) =>
        context.register(
          context.stream(content, { ...image, ColorSpace: "DeviceRGB", Filter: filter as never }),
        );
      const twice = context.flateStream(photo, image);
      const filters = [PDFName.of("FlateDecode"), PDFName.of("DCTDecode")];
      twice.dict.set(PDFName.of("Filter"), context.obj(filters));
      const pictures = [add(photo, "DCTDecode"), context.register(twice)];
      context.register(context.obj({ Kept: pictures }));
      const [page] = context
        .enumerateIndirectObjects()
        .filter(([, object]) => String(object).includes("/MediaBox"));
      if (page)
        (page[1] as never as { set(name: PDFName, value: unknown): void }).set(
          PDFName.of("Kept"),
          context.obj(pictures),
        );
    });
    const { body } = await upload("photos.pdf", bytes);
    expect(body.file).toMatchObject({
      removed: expect.arrayContaining([`metadata of 2 pictures ${told}`]),
      kept: [],
    });
    const served = await PDFDocument.load(await (await site.fetch(body.url)).arrayBuffer());
    const streams = served.context
      .enumerateIndirectObjects()
      .map(([, object]) => object as never as { contents?: Uint8Array; dict?: { toString(): string } })
      .filter(({ dict }) => String(dict).includes("/DCTDecode"));
    expect(streams.length).toBe(2);
    for (const { contents, dict } of streams) {
      expect(String(dict)).not.toContain("/FlateDecode");
      await expectCleaned(photo, Buffer.from(contents ?? []));
    }
  });
});
