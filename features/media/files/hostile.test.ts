import { deflateRawSync } from "node:zlib";
import { PDFDocument, PDFName, PDFString } from "@cantoo/pdf-lib";
import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { useLibrary } from "#test/content/library.ts";
import { office, type Parts, zip } from "#test/files/documents.ts";
import { fileOf, pdf } from "#test/files/files.ts";
import { localDraftCount } from "#test/uploads.ts";

const { site, upload } = useLibrary();

const word = (more = "", parts: Parts = {}) =>
  office("docx", { "word/document.xml": "<w:document><w:t>Words</w:t></w:document>", ...parts }, more);

/** A ZIP whose directory says that each entry unpacks to 2 GB. */
function bomb(): Buffer {
  const bytes = zip({ "a.txt": "a", "b.txt": "b" });
  for (let at = bytes.indexOf("PK\u0001\u0002"); at >= 0; at = bytes.indexOf("PK\u0001\u0002", at + 4))
    bytes.writeUInt32LE(2 ** 31, at + 24);
  return bytes;
}

describe("POST /api/media", () => {
  const protectedPdf = () =>
    pdf((document) => document.encrypt({ userPassword: "secret", ownerPassword: "secret" }));
  const refused: [name: string, status: number, msg: RegExp, bytes: () => Buffer | Promise<Buffer>][] = [
    [
      "page.pdf",
      415,
      /^This file is not a PDF file/,
      () => Buffer.from("<!DOCTYPE html><script>alert(1)</script>"),
    ],
    [
      "both.pdf",
      415,
      /^This file is not a PDF file/,
      () => Buffer.concat([Buffer.from("<script>"), fileOf("water.pdf")]),
    ],
    ["half.pdf", 415, /^This PDF is damaged/, () => fileOf("water.pdf").subarray(0, 3000)],
    ["locked.pdf", 415, /^This PDF is protected/, protectedPdf],
    ["page.csv", 415, /^This file is not a CSV file/, () => Buffer.from("<html><body>1,2</body></html>")],
    ["data.csv", 415, /^This file is not a CSV file/, () => Buffer.from([65, 0, 44, 0])],
    ["half.docx", 415, /^This file is damaged/, () => fileOf("water.docx").subarray(0, 2000)],
    ["files.docx", 415, /^This file is not a DOCX file/, () => zip({ "a.txt": "Words" })],
    ["macros.docm", 415, /^Files with macros/, () => word("macroEnabled")],
    ["macros.docx", 415, /^Files with macros/, () => word("", { "word/vbaProject.bin": "x" })],
    ["old.doc", 415, /without a password/, () => Buffer.from("d0cf11e0a1b11ae1000000000000000000", "hex")],
    ["bomb.zip", 413, /unpacks to far more/, bomb],
    ["empty.zip", 415, /^This file is not a ZIP file/, () => zip({})],
    ["noise.mp3", 415, /could not be read/, () => Buffer.concat([Buffer.from("ID3"), Buffer.alloc(4000, 7)])],
    ["program.exe", 415, /^Please choose a picture/, () => Buffer.from("MZ\u0090\u0000 This program")],
  ];
  it.each(refused)("refuses %s", async (name, status, msg, make) => {
    const before = await localDraftCount(site);
    const { status: answered, body } = await upload(name, await make());
    expect([answered, body.msg]).toEqual([status, expect.stringMatching(msg)]);
    expect(await localDraftCount(site)).toBe(before);
  });

  it("refuses entries that share their bytes", async () => {
    const bytes = zip({ "a.txt": "a".repeat(50), "b.txt": "b".repeat(50) });
    const [first, second] = [bytes.indexOf("PK\u0001\u0002"), bytes.lastIndexOf("PK\u0001\u0002")];
    for (const at of [first, second]) bytes.writeUInt32LE(bytes.length, at + 20);
    const { status, body } = await upload("shared.zip", bytes);
    expect([status, body.msg]).toEqual([413, expect.stringMatching(/unpacks to far more/)]);
  });

  it("reads a bounded part of a document that unpacks to very much", async () => {
    const words = "<w:t>marrow </w:t>".repeat(600_000);
    const { status, body } = await upload(
      "long.docx",
      word("", { "word/document.xml": `<w:document>${words}</w:document>` }),
    );
    expect([status, body.file?.type]).toEqual([201, "DOCX"]);
    const { text } = await site.services.db.queries
      .selectFrom("fileVersions")
      .select("text")
      .where("mediaId", "=", body._id)
      .executeTakeFirstOrThrow();
    expect(text.length).toBeLessThanOrEqual(200_000);
    expect(text.length).toBeGreaterThan(150_000);
  });

  it("keeps the bytes of signed files, and says whose names are left", async () => {
    const signed = await pdf(({ context }) => {
      context.register(context.obj({ Type: "Sig", ByteRange: [0, 1, 2, 3], Name: PDFString.of("Asha Rao") }));
    });
    const one = await upload("signed.pdf", signed);
    expect(one.body.file).toMatchObject({ removed: [], kept: [expect.stringMatching(/signature/)] });
    expect(Buffer.from(await (await site.fetch(one.body.url)).arrayBuffer())).toEqual(signed);
  });

  const named: [name: string, kept: string, parts: Record<string, string>][] = [
    [
      "commented.docx",
      '<w:t w:x="a>b">w:author="Ben"</w:t>',
      {
        "word/document.xml": `<w:document><w:ins w:id="1" w:author="Asha > Rao" w:date="2026"><w:t w:x="a>b">w:author="Ben"</w:t></w:ins></w:document>`,
        "word/comments.xml": `<w:comments><w:comment w:author='Asha Rao' w:initials="AR"/></w:comments>`,
        "word/people.xml": `<w15:people><w15:person w15:author="Asha"><w15:presenceInfo w15:userId="asha@x"/></w15:person></w15:people>`,
      },
    ],
    [
      "commented.xlsx",
      "<author>tc={1}</author>",
      {
        "xl/comments1.xml":
          "<comments><authors><author>Asha Rao</author><author>tc={1}</author></authors></comments>",
        "xl/persons/person.xml": `<personList><person displayName="Asha Rao" id="{1}" userId="asha@x"/></personList>`,
        "xl/workbook.xml": `<workbook><x15ac:absPath url="C:\\Users\\Asha\\"/><sheets/></workbook>`,
        "xl/tables/table1.xml": `<table displayName="Taps"/>`,
      },
    ],
    [
      "commented.pptx",
      "<p:cmAuthor id=",
      {
        "ppt/commentAuthors.xml": `<p:cmAuthorLst><p:cmAuthor id="1" name="Asha Rao" initials="Asha"/></p:cmAuthorLst>`,
        "ppt/changesInfos/changesInfo1.xml": `<pc:chgInfo><pc:chgData name="Asha" userId="asha"/><pc:sld name="Kept"/></pc:chgInfo>`,
      },
    ],
    [
      "commented.odt",
      "<text:creator>Ben</text:creator>",
      {
        "content.xml": `<office:annotation><dc:creator>Asha Rao</dc:creator><meta:creator-initials>Asha</meta:creator-initials></office:annotation><text:creator>Ben</text:creator>`,
      },
    ],
  ];
  it.each(named)("replaces the names in comments and changes of %s", async (file, kept, parts) => {
    const type = file.split(".").at(-1) ?? "";
    const { body } = await upload(file, office(type, parts));
    expect(body.file).toMatchObject({
      type: type.toUpperCase(),
      kept: [],
      removed: ["names of people who commented or changed it"],
    });
    const served = unzipSync(new Uint8Array(await (await site.fetch(body.url)).arrayBuffer()));
    const text = Object.values(served)
      .map((bytes) => Buffer.from(bytes).toString())
      .join("\n");
    expect(text).not.toMatch(/asha/i);
    expect(text).toContain(kept);
    expect(Object.keys(served)).toEqual(expect.arrayContaining(Object.keys(parts)));
    if (type === "xlsx") expect(text).toContain('displayName="Taps"');
    if (type === "pptx") expect(text).toContain('name="Kept"');
  });

  it.each([
    [
      "in an unusual encoding",
      Buffer.from('\ufeff<w:comments><w:comment w:author="Asha"/></w:comments>', "utf16le"),
    ],
    ["with millions of quotation marks in one tag", `<w ${`"'"'`.repeat(2_000_000)}`],
  ])("says that names are left in a document %s", async (_, comments) => {
    const { body } = await upload("old.docx", word("", { "word/comments.xml": comments }));
    expect(body.file).toMatchObject({
      kept: [
        "the names of people who commented or changed it",
        "links and fields of a part that cannot be read",
      ],
    });
  });

  it("removes what else names people in a PDF: XMP, comments and working data", async () => {
    const bytes = await pdf((document) => {
      const { context, catalog } = document;
      const xmp = '<x xmlns:pdfuaid="u"><pdfuaid:part>1</pdfuaid:part><dc:creator>Asha Rao</dc:creator></x>';
      catalog.set(
        PDFName.of("Metadata"),
        context.register(context.stream(xmp, { Type: "Metadata", Subtype: "XML" })),
      );
      const note = context.obj({
        Type: "Annot",
        Subtype: "Text",
        Rect: [0, 0, 9, 9],
        T: PDFString.of("Asha Rao"),
      });
      document.getPage(0).node.set(PDFName.of("Annots"), context.obj([context.register(note)]));
      document
        .getPage(0)
        .node.set(PDFName.of("PieceInfo"), context.obj({ Editor: PDFString.of("Asha Rao") }));
      context.register(context.obj({ Author: PDFString.of("Asha Rao") })); // left over from an earlier save
    });
    const { body } = await upload("notes.pdf", bytes);
    expect(body.file?.removed).toEqual(
      expect.arrayContaining([
        "working data of the software",
        "embedded metadata (XMP)",
        "names of people who commented",
      ]),
    );
    const served = await PDFDocument.load(await (await site.fetch(body.url)).arrayBuffer());
    const all = served.context.enumerateIndirectObjects().map(([, object]) => object.toString());
    expect(all.join()).not.toContain("Asha");
    expect(all.join()).toContain("Metadata");
  });

  it("takes a PDF whose first page cannot be drawn, and serves readers meanwhile", async () => {
    // A page of a million tiles of a pattern in another.
    const slow = await pdf((document) => {
      const { context } = document;
      const content = deflateRawSync(Buffer.alloc(10));
      document
        .getPage(0)
        .node.set(PDFName.of("Contents"), context.register(context.stream(content, { Filter: "DCTDecode" })));
      document.getPage(0).setSize(1, 14_400);
    });
    const [sent, page] = await Promise.all([upload("odd.pdf", slow), site.fetch("/healthz")]);
    expect([sent.status, page.status, sent.body.file?.pages]).toEqual([201, 200, 1]);
  });
});

it("a document that takes long to read is refused with more than 500 elements inside each other", async () => {
  const nested = (depth: number) => `${"<w:p>".repeat(depth)}<w:t>Words</w:t>${"</w:p>".repeat(depth)}`;
  const document = (depth: number) => office("docx", { "word/document.xml": nested(depth) });
  const { status, body } = await upload("deep.docx", document(100_000));
  expect([status, body.msg]).toEqual([415, expect.stringMatching(/^This file has more than 500 elements/)]);
  expect((await upload("flat.docx", document(400))).status).toBe(201);
  const properties = office("docx", { "docProps/core.xml": nested(1000) });
  expect((await upload("deep-core.docx", properties)).status).toBe(415);
});
