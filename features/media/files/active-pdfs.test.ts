import { PDFDocument, PDFName, PDFString } from "@cantoo/pdf-lib";
import { describe, expect, it } from "vitest";
import { useLibrary } from "#test/content/library.ts";
import { pdf } from "#test/files/files.ts";

const { site, upload } = useLibrary();

/** A PDF with everything that one can do by itself, and a link and a font that stay. */
const active = (more: object = {}) =>
  pdf((document) => {
    const { context, catalog } = document;
    const js = (code: string, also = {}) => context.obj({ S: "JavaScript", JS: PDFString.of(code), ...also });
    const start = { S: "Launch", F: PDFString.of("evil-program.exe") };
    const [page] = document.getPages();
    const link = (action: object) =>
      context.register(
        context.obj({ Type: "Annot", Subtype: "Link", Rect: [0, 0, 9, 9], A: action as never }),
      );
    const font = context.obj({ Type: "Font", Subtype: "Type1", BaseFont: "Helvetica" });
    catalog.set(PDFName.of("OpenAction"), context.register(js("evil-open")));
    catalog.set(
      PDFName.of("Names"),
      context.obj({ JavaScript: { Names: [PDFString.of("x"), context.register(js("evil-name"))] } }),
    );
    catalog.set(PDFName.of("AA"), context.obj({ WC: context.register(js("evil-close")) }));
    page?.node.set(PDFName.of("AA"), context.obj({ O: { S: "Named", N: "Print" } }));
    page?.node.set(PDFName.of("Resources"), context.obj({ Font: { AA: context.register(font) } }));
    page?.node.set(
      PDFName.of("Annots"),
      context.obj([
        link(context.obj({ S: "URI", URI: PDFString.of("https://kept.example/") })),
        link(context.obj({ S: "URI", URI: PDFString.of(" JavaScript:evil-link") })),
        link(context.obj({ S: "GoTo", D: [0], Next: [js("evil-next"), context.obj(start)] })),
        link(context.obj(start)),
        link(context.obj({ S: "Rendition", OP: 0, JS: PDFString.of("evil-film") })),
      ]),
    );
    for (const [key, value] of Object.entries(more)) context.register(context.obj({ [key]: value }));
  });

describe("a PDF that acts by itself", () => {
  it("loses its scripts and automatic actions, which the library says", async () => {
    const bytes = await active();
    const { body } = await upload("active.pdf", bytes);
    expect(body.file).toMatchObject({
      removed: expect.arrayContaining([
        "JavaScript",
        "automatic actions",
        "actions that open programs or files",
      ]),
      kept: [],
    });
    const served = await PDFDocument.load(Buffer.from(await (await site.fetch(body.url)).arrayBuffer()));
    const everything = served.context.enumerateIndirectObjects().map(([, object]) => String(object));
    const all = [...everything, String(served.catalog)].join("\n");
    expect(all.match(/evil[\w-]*|\/JavaScript|\/Launch|\/OpenAction|\/Print/g)).toBe(null);
    expect(
      ["https://kept.example/", "/Helvetica", "/AA", "/GoTo"].filter((part) => !all.includes(part)),
    ).toEqual([]);
  });

  it("keeps them with a signature, which the library says, too", async () => {
    const { body } = await upload("signed-active.pdf", await active({ ByteRange: [0, 1, 2, 3] }));
    expect(body.file?.removed).toEqual([]);
    expect(body.file?.kept).toEqual(expect.arrayContaining(["JavaScript", "automatic actions"]));
  });
});
