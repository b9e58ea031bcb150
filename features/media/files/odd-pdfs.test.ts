import { PDFDict, PDFDocument, PDFName, PDFRef, PDFString } from "@cantoo/pdf-lib";
import { describe, expect, it } from "vitest";
import { useLibrary } from "#test/content/library.ts";
import { fileOf, pdf } from "#test/files/files.ts";

const { site, upload } = useLibrary();

const name = (text: string) => PDFName.of(text);

async function served({ url }: { url: string }): Promise<{ bytes: Buffer; text: string }> {
  const bytes = Buffer.from(await (await site.fetch(url)).arrayBuffer());
  const { context, catalog } = await PDFDocument.load(bytes, { updateMetadata: false });
  const objects = context.enumerateIndirectObjects().map(([, object]) => String(object));
  return { bytes, text: [...objects, String(catalog)].join("\n") };
}

describe("a form in a PDF", () => {
  const form = (more: (document: PDFDocument) => void) =>
    pdf((document) => {
      const { context, catalog } = document;
      const field = context.obj({
        FT: "Tx",
        T: PDFString.of("kept-field"),
        Subtype: "Widget",
        Rect: [0, 0, 9, 9],
      });
      const xfa = context.register(context.stream("<script>evil-xfa</script>"));
      catalog.set(name("AcroForm"), context.obj({ Fields: [context.register(field)], XFA: xfa }));
      more(document);
    });

  it("loses its version in XFA, and its fields stay", async () => {
    const { body } = await upload("form.pdf", await form(() => {}));
    expect(body.file?.removed).toContain("the XFA version of its form, which can have scripts");
    const { text } = await served(body);
    expect(text).toContain("kept-field");
    expect(text).not.toMatch(/XFA|evil/);
  });

  it("is refused if it exists in XFA only", async () => {
    const bytes = await form(({ catalog, context }) =>
      catalog.set(name("NeedsRendering"), context.obj(true)),
    );
    const { status, body } = await upload("xfa.pdf", bytes);
    expect([status, body.msg]).toEqual([415, expect.stringMatching(/Adobe Reader only/)]);
  });
});

it("what a PDF opens on other computers is removed, and what readers send and follow stays and is named", async () => {
  const bytes = await pdf((document) => {
    const { context } = document;
    const link = (action: object) => context.obj({ Subtype: "Link", Rect: [0, 0, 9, 9], A: action as never });
    const file = (path: string) => PDFString.of(path);
    const actions = [
      { S: "GoToR", F: file("\\\\\\\\evil.example\\\\a.pdf"), D: [0] },
      { S: "GoToR", F: { Type: "Filespec", F: file("//evil.example/b.pdf") }, D: [0] },
      { S: "URI", URI: file("file:///C:/Users/evil/c.pdf") },
      { S: "SubmitForm", F: file("\\\\\\\\evil.example\\\\d") },
      { S: "ImportData", F: file("evil.fdf") },
      { S: "GoToR", F: file("kept.pdf"), D: [0] },
      { S: "SubmitForm", F: { FS: "URL", F: file("https://form.example/send") } },
    ];
    document.getPage(0).node.set(name("Annots"), context.obj(actions.map(link)));
  });
  const { body } = await upload("remote.pdf", bytes);
  expect(body.file).toMatchObject({
    removed: expect.arrayContaining([
      "links to files on other computers",
      "actions that open programs or files",
    ]),
    kept: ["a button that sends what is entered to form.example"],
  });
  const { text } = await served(body);
  expect(text).not.toContain("evil");
  expect(text).toMatch(/kept\.pdf.*form\.example/s);
});

it("files in a PDF are removed if they are programs, and otherwise named", async () => {
  const attach = (files: [string, string][]) =>
    pdf((document) => {
      for (const [file, content] of files) void document.attach(Buffer.from(content), file);
    });
  const programs = await upload(
    "a.pdf",
    await attach([
      ["setup.exe", "evil"],
      ["data.csv", "MZ evil"],
    ]),
  );
  expect(programs.body.file).toMatchObject({
    removed: expect.arrayContaining(["attached programs"]),
    kept: [],
  });
  const one = await served(programs.body);
  expect(one.text).not.toContain("/EmbeddedFile ");
  const data = await upload("b.pdf", await attach([["data.csv", "Ward,Taps"]]));
  expect(data.body.file?.kept).toEqual(["attached files, with what they say of their authors"]);
  expect((await served(data.body)).text).toContain("EmbeddedFile");
});

describe("a PDF that takes long to read", () => {
  it("is refused with more than 20,000 pages", async () => {
    const bytes = await pdf(({ context, catalog }) => {
      const pages = catalog.lookup(name("Pages"), PDFDict);
      const parent = catalog.get(name("Pages")) as PDFRef;
      const page = () =>
        context.register(context.obj({ Type: "Page", Parent: parent, MediaBox: [0, 0, 9, 9] }));
      pages.set(name("Kids"), context.obj(Array.from({ length: 20_001 }, page)));
      pages.set(name("Count"), context.obj(20_001));
    });
    const { status, body } = await upload("long.pdf", bytes);
    expect([status, body.msg]).toEqual([415, expect.stringMatching(/^A PDF may have at most 20,000 pages/)]);
  });

  it("is refused with drawings nested deeper than 20 or drawn too often, and taken with circles", async () => {
    const nested = (depth: number, isCircle = false, content = "/a Do /a Do") =>
      pdf((document) => {
        const { context } = document;
        const first = context.nextRef();
        let inner = first;
        for (let level = 0; level < depth; level += 1) {
          const drawing = { Type: "XObject", Subtype: "Form", BBox: [0, 0, 9, 9] };
          const resources = level > 0 || isCircle ? { XObject: { a: inner } } : {};
          inner = level === 0 ? first : context.nextRef();
          context.assign(inner, context.stream(content, { ...drawing, Resources: resources as never }));
        }
        document.getPage(0).node.set(name("Resources"), context.obj({ XObject: { a: inner } }));
      });
    const { status, body } = await upload("nested.pdf", await nested(30, false, "/a Do"));
    expect([status, body.msg]).toEqual([
      415,
      expect.stringMatching(/more than 20 drawings inside each other/),
    ]);
    const wide = await upload("wide.pdf", await nested(19));
    expect([wide.status, wide.body.msg]).toEqual([
      415,
      expect.stringMatching(/more than 100,000 others in it/),
    ]);
    expect((await upload("flat.pdf", await nested(8))).status).toBe(201);
    expect((await upload("circle.pdf", await nested(3, true))).status).toBe(201);
  });
});

describe("a PDF that readers open nevertheless", () => {
  const before: [name: string, bytes: Buffer][] = [
    ["a byte order mark", Buffer.from("\ufeff")],
    ["commands for a printer", Buffer.from(`\u001b%-12345X@PJL SET\n${" ".repeat(980)}`)],
  ];
  it.each(before)("is taken with %s before its header, which goes", async (_, start) => {
    const bytes = Buffer.concat([start, fileOf("water.pdf"), Buffer.from(`% ${start.length}`)]);
    const { status, body } = await upload("mark.pdf", bytes);
    expect([status, body.file?.type, body.file?.pages]).toEqual([201, "PDF", 1]);
    expect((await served(body)).bytes.toString("latin1", 0, 5)).toBe("%PDF-");
  });

  it("is not taken with more before its header", async () => {
    const bytes = Buffer.concat([Buffer.alloc(1100, " "), fileOf("water.pdf")]);
    expect((await upload("late.pdf", bytes)).status).toBe(415);
  });

  const info = ({ context }: PDFDocument, values: object | number | null) => {
    context.trailerInfo.Info =
      values === null ? PDFRef.of(9000) : context.register(context.obj(values as never));
  };
  const unreadable: [name: string, change: (document: PDFDocument) => void][] = [
    ["a reference to nothing as Info", (document) => info(document, null)],
    ["a number as Info", (document) => info(document, 7)],
    ["a title that is no text", (document) => info(document, { Title: { a: 1 }, Author: 3 })],
    [
      "a date that is none",
      (document) =>
        info(document, {
          CreationDate: PDFString.of("yesterday"),
          ModDate: PDFString.of("\u00fe\u00ff\u0000"),
        }),
    ],
    [
      "XMP that is cut off and packed wrongly",
      ({ context, catalog }) => {
        const stream = context.stream("<x:xmpmeta><rdf:RDF <dc:creator>Asha", { Filter: "FlateDecode" });
        catalog.set(name("Metadata"), context.register(stream));
      },
    ],
    [
      "XMP of 100,000 elements inside each other",
      ({ context, catalog }) =>
        catalog.set(name("Metadata"), context.register(context.stream("<a>".repeat(100_000)))),
    ],
    ["text as XMP", ({ catalog }) => catalog.set(name("Metadata"), PDFString.of("Asha"))],
  ];
  it.each(unreadable)("is cleaned with %s", async (_, change) => {
    const { status, body } = await upload("odd.pdf", await pdf(change));
    expect([status, body.file?.pages]).toEqual([201, 1]);
    const { text } = await served(body);
    expect(text).not.toMatch(/Asha|yesterday|Metadata/);
  });
});
