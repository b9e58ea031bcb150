import { describe, expect, it } from "vitest";
import { useLibrary } from "#test/content/library.ts";
import { downloadedParts, office, type Parts } from "#test/files/documents.ts";
import { fileOf } from "#test/files/files.ts";

const { site, upload } = useLibrary();

/** Uploads a document with these parts: what the library says of it, and the parts that readers get. */
async function cleaned(type: string, parts: Parts, more?: string) {
  const { status, body } = await upload(`traces.${type}`, office(type, parts, more));
  expect([status, body.msg]).toEqual([201, undefined]);
  const after = await downloadedParts(site, body);
  const text = (name: string) => String(after[name]);
  return { removed: body.file?.removed, kept: body.file?.kept, after, text };
}

const relation = (type: string, target: string, mode = "External") =>
  `<Relationship Id="r" Type="http://x/${type}" Target="${target}" TargetMode="${mode}"/>`;
const relations = (...all: string[]) => `<Relationships>${all.join("")}</Relationships>`;

describe("folders on people's computers", () => {
  const folders = "folders on people's computers";

  it("are removed from relations, descriptions and fields, and text stays", async () => {
    const words = "<w:t>C:\\Users\\asha\\is a folder</w:t>";
    const { removed, kept, text } = await cleaned("docx", {
      "word/document.xml": `<w:document><wp:docPr descr="C:\\Users\\asha\\Pictures\\tap.jpg" url="https://site.example/home/tap"/><w:instrText>INCLUDETEXT C:\\\\Users\\\\asha\\\\a.docx</w:instrText>${words}</w:document>`,
      "word/charts/chart.xml": `<c:chart><c:x file='/home/asha/b.ods' other="/Users/asha"/></c:chart>`,
      "word/_rels/document.xml.rels": relations(
        relation("hyperlink", "file:///C:\\Users\\asha\\Documents\\c.xlsx"),
        relation("oleObject", "file:///home/asha%20rao/d.xlsx"),
        relation("hyperlink", "\\\\SERVER\\share\\e.xlsx"),
        relation("hyperlink", "https://site.example/home/asha"),
        relation("styles", "styles.xml", "Internal"),
      ),
      "word/_rels/settings.xml.rels": relations(relation("attachedTemplate", "file:///C:/Users/asha/f.dotm")),
    });
    expect([removed, kept]).toEqual([[folders], []]);
    expect(text("word/document.xml")).toContain(
      `descr="tap.jpg" url="https://site.example/home/tap"/><w:instrText>INCLUDETEXT a.docx</w:instrText>${words}`,
    );
    expect(text("word/charts/chart.xml")).toContain(`file='b.ods' other=""`);
    const targets = [...text("word/_rels/document.xml.rels").matchAll(/Target="([^"]*)"/g)].map(
      ([, to]) => to,
    );
    expect(targets).toEqual(["c.xlsx", "d.xlsx", "e.xlsx", "https://site.example/home/asha", "styles.xml"]);
    expect(text("word/_rels/settings.xml.rels")).not.toContain("f.dotm");
  });

  it("are removed from OpenDocument", async () => {
    const { removed, text } = await cleaned("odt", {
      "content.xml": `<text:a xlink:href="file:///home/asha/a.odt"/><svg:desc>Photo /home/asha/tap.jpg</svg:desc><text:a xlink:href="../b.odt"/>`,
    });
    expect(removed).toEqual([folders]);
    expect(text("content.xml")).toBe(
      `<text:a xlink:href="a.odt"/><svg:desc>Photo tap.jpg</svg:desc><text:a xlink:href="../b.odt"/>`,
    );
  });
});

describe("databases and drawings", () => {
  it("tell neither accounts nor who read them last", async () => {
    const { removed, text } = await cleaned("xlsx", {
      "xl/connections.xml": `<dbPr connection="Provider=SQL;User ID=asha;Password=&quot;a;b&quot;;Data Source=C:\\Users\\asha\\d.mdb"/>`,
      "xl/pivotCache/pivotCacheDefinition1.xml": `<pivotCacheDefinition r:id="r" refreshedBy="Asha Rao"/>`,
    });
    expect(text("xl/connections.xml")).toBe(`<dbPr connection="Provider=SQL;Data Source=d.mdb"/>`);
    expect(text("xl/pivotCache/pivotCacheDefinition1.xml")).toContain('refreshedBy="Author"');
    expect(removed).toContain("accounts of databases");
    const settings = `<w:connectString w:val="UID=asha;DSN=list;PWD=secret"/>`;
    const mail = await cleaned("docx", { "word/settings.xml": settings });
    expect(mail.text("word/settings.xml")).toBe(`<w:connectString w:val="DSN=list;"/>`);
  });

  it("keep what drawings say of their authors, which the library says", async () => {
    const drawing = (inside: string) => `<svg export="/home/asha/tap.png">${inside}</svg>`;
    const parts = { "word/media/a.svg": drawing("<metadata>Asha</metadata>") };
    const { kept, text } = await cleaned("docx", parts);
    expect([kept, text("word/media/a.svg")]).toEqual([
      ["what drawings (SVG) in it say of their authors"],
      '<svg export="tap.png"><metadata>Asha</metadata></svg>',
    ]);
    const icon = await cleaned("odt", { "Pictures/a.svg": drawing("<path/>") });
    expect(icon.kept).toEqual([]);
  });
});

describe("printers and previews", () => {
  it("are removed from Excel, whose parts fit together as before", async () => {
    const printer = Buffer.from("\\\\SERVER\\Printer of Asha", "utf16le");
    const sheets = relations(
      relation("printerSettings", "../printerSettings/printerSettings1.bin", "Internal"),
    );
    const { removed, after, text } = await cleaned(
      "xlsx",
      {
        "xl/printerSettings/printerSettings1.bin": printer,
        "xl/worksheets/_rels/sheet1.xml.rels": sheets,
        "docProps/thumbnail.jpeg": "picture",
        "_rels/.rels": relations(
          relation("metadata/thumbnail", "docProps/thumbnail.jpeg", "Internal"),
          relation("officeDocument", "xl/workbook.xml", "Internal"),
        ),
      },
      '<Override PartName="/docProps/thumbnail.jpeg" ContentType="image/jpeg"/>',
    );
    expect(removed).toEqual(["printer settings", "preview picture"]);
    const settings = after["xl/printerSettings/printerSettings1.bin"];
    expect(settings?.length).toBe(220); // an empty DEVMODE
    expect([settings?.readUInt16LE(68), settings?.readUInt16LE(70)]).toEqual([220, 0]);
    expect(text("xl/worksheets/_rels/sheet1.xml.rels")).toBe(sheets);
    expect(Object.keys(after)).not.toContain("docProps/thumbnail.jpeg");
    expect(text("_rels/.rels") + text("[Content_Types].xml")).not.toContain("thumbnail");
    expect(text("_rels/.rels")).toContain("xl/workbook.xml");
  });

  it("are removed from OpenDocument", async () => {
    const item = (name: string, value: string) =>
      `<config:config-item config:name="${name}">${value}</config:config-item>`;
    const entry = (path: string) =>
      `<manifest:file-entry manifest:full-path="${path}"></manifest:file-entry>`;
    const { removed, after, text } = await cleaned("ods", {
      "settings.xml":
        item("PrinterName", "\\\\SERVER\\Asha") + item("PrinterSetup", "QXNoYQ==") + item("Zoom", "100"),
      "Thumbnails/thumbnail.png": "picture",
      "META-INF/manifest.xml": `<manifest>${entry("Thumbnails/thumbnail.png")}${entry("content.xml")}</manifest>`,
    });
    expect(removed?.sort()).toEqual(["preview picture", "printer settings"]);
    expect(text("settings.xml")).toBe(
      item("PrinterName", "") + item("PrinterSetup", "") + item("Zoom", "100"),
    );
    expect(Object.keys(after)).not.toContain("Thumbnails/thumbnail.png");
    expect(text("META-INF/manifest.xml")).toBe(`<manifest>${entry("content.xml")}</manifest>`);
  });
});

describe("custom XML", () => {
  const item = (number: number, id: string, content: string): Parts => ({
    [`customXml/item${number}.xml`]: content,
    [`customXml/itemProps${number}.xml`]: `<ds:datastoreItem ds:itemID="${id}"/>`,
    [`customXml/_rels/item${number}.xml.rels`]: relations(
      relation("props", `itemProps${number}.xml`, "Internal"),
    ),
  });

  it("is emptied, but for what fields show and for sources, which the library says", async () => {
    const { removed, kept, text } = await cleaned("docx", {
      "word/document.xml": `<w:dataBinding w:xpath="/a" w:storeItemID="{BB}"/>`,
      ...item(1, "{AA}", "<a>Asha Rao</a>"),
      ...item(2, "{bb}", "<a>Shown</a>"),
      ...item(3, "{CC}", "<b:Sources><b:Source>Book</b:Source></b:Sources>"),
    });
    expect(removed).toEqual(["data that programs added (custom XML)"]);
    expect(kept).toEqual(["data that its fields show (custom XML)"]);
    const items = [1, 2, 3].map((number) => text(`customXml/item${number}.xml`));
    expect(items[0]).toBe("<removed/>");
    expect(items.slice(1).join()).toMatch(/Shown.*Book/);
  });
});

describe("what a document does by itself", () => {
  const loads = "links that load something from other computers";
  const dde = "DDE links, which start programs";

  it("is removed from Word, and links to follow stay", async () => {
    const mark = (type: string) => `<w:fldChar w:fldCharType="${type}"/>`;
    const field = (...codes: string[]) =>
      mark("begin") + codes.map((code) => `<w:instrText>${code}</w:instrText>`).join("") + mark("separate");
    const { removed, text } = await cleaned("docx", {
      "word/document.xml": `<w:p>${field("DDE", "AUTO c:\\\\cmd.exe")}<w:t>Shown</w:t>${mark("end")}${field(" PAGE ")}${mark("end")}<w:fldSimple w:instr="DDE cmd x"/>${field('INCLUDEPICTURE "http://evil.example/a.png" \\d')}${mark("end")}</w:p>`,
      "word/_rels/document.xml.rels": relations(
        relation("image", "http://evil.example/b.png"),
        relation("hyperlink", "http://kept.example/"),
        relation("frame", "https://evil.example/c"),
      ),
      "word/_rels/settings.xml.rels": relations(relation("attachedTemplate", "https://evil.example/d.dotm")),
    });
    expect(removed?.sort()).toEqual([dde, loads]);
    const all =
      text("word/document.xml") + text("word/_rels/document.xml.rels") + text("word/_rels/settings.xml.rels");
    expect(all).not.toMatch(/DDE|cmd|evil/);
    expect(all).toContain("<w:t>Shown</w:t>");
    expect(all).toContain("<w:instrText> PAGE </w:instrText>");
    expect(all).toContain("http://kept.example/");
  });

  it.each([
    ["another prefix", "x:", "DDE cmd"],
    ["no prefix", "", "DDE cmd"],
    ["CDATA", "w:", "<![CDATA[DDE > cmd]]>"],
    ["a comment", "w:", "D<!-- -->DE cmd"],
    ["an instruction", "w:", "<?x?>DDE cmd"],
  ])("is removed from Word, written with %s", async (_, prefix, code) => {
    const mark = (type: string) => `<${prefix}fldChar w:fldCharType="${type}"/>`;
    const words = `<${prefix}instrText>${code}</${prefix}instrText>`;
    const { removed, text } = await cleaned("docx", {
      "word/document.xml": `${mark("begin")}${words}${mark("separate")}<w:t>Shown</w:t>${mark("end")}`,
    });
    expect([removed, text("word/document.xml")]).toEqual([[dde], expect.not.stringContaining("cmd")]);
    expect(text("word/document.xml")).toContain("<w:t>Shown</w:t>");
  });

  it("is removed from Excel and OpenDocument", async () => {
    const excel = await cleaned("xlsx", {
      "xl/externalLinks/externalLink1.xml": `<externalLink><ddeLink ddeService="cmd" ddeTopic="/C calc"/></externalLink>`,
    });
    expect([excel.removed, excel.text("xl/externalLinks/externalLink1.xml")]).toEqual([
      [dde],
      `<externalLink><ddeLink ddeService="removed" ddeTopic="removed"/></externalLink>`,
    ]);
    const calc = await cleaned("ods", {
      "content.xml": `<office:dde-source office:dde-application="cmd" office:dde-item="x"/><draw:image xlink:href="http://evil.example/a.png"/><x:image y:href="http://evil.example/b.png"/><script:event-listener xlink:href="vnd.sun.star.script:a"/><text:a xlink:href="http://kept.example/"/>`,
    });
    expect(calc.removed?.sort()).toEqual([dde, loads, "scripts"]);
    expect(calc.text("content.xml")).not.toMatch(/cmd|evil|vnd\.sun/);
    expect(calc.text("content.xml")).toContain("http://kept.example/");
  });

  it.each([
    ["visual basic under another name", "application/vnd.ms-office.vbaProject"],
    ["a name in references", "application/vnd.ms-office.vba&#80;roject"],
    ["macros of Excel 4", "application/vnd.ms-excel.macrosheet+xml"],
  ])("is refused: %s", async (_, contentType) => {
    const type = `<Override PartName="/word/fonts.bin" ContentType="${contentType}"/>`;
    const { status, body } = await upload("macro.docx", office("docx", { "word/fonts.bin": "x" }, type));
    expect([status, body.msg]).toEqual([415, expect.stringMatching(/^Files with macros/)]);
  });
});

it("macros are refused if a relation calls a part so", async () => {
  const parts = {
    "word/fonts.bin": "x",
    "word/_rels/document.xml.rels": relations(relation("vbaProject", "fonts.bin", "Internal")),
  };
  const { status, body } = await upload("macro.docx", office("docx", parts));
  expect([status, body.msg]).toEqual([415, expect.stringMatching(/^Files with macros/)]);
});

describe("other kinds of documents", () => {
  it("are OpenDocument presentations and drawings, without their metadata", async () => {
    for (const type of ["odp", "odg"]) {
      const meta =
        "<office:document-meta><dc:creator>Asha Rao</dc:creator><dc:title>Taps</dc:title></office:document-meta>";
      const parts = { "content.xml": "<text:p>Water</text:p>", "meta.xml": meta, "Object 1/meta.xml": meta };
      const { status, body } = await upload(`a.${type}`, office(type, parts));
      expect([status, body.file?.type, body.file?.removed]).toEqual([201, type.toUpperCase(), ["author"]]);
      const after = await downloadedParts(site, body);
      expect(String(after["meta.xml"])).toContain("Taps");
      expect(Object.values(after).join()).not.toContain("Asha");
      expect((await site.fetch(body.url)).headers.get("content-type")).toContain("opendocument");
    }
  });

  it.each(["Index/Document.iwa", "report.pages/Index/Document.iwa", "buildVersionHistory.plist"])(
    "are not those of Apple, for which there is advice: %s",
    async (part) => {
      const { status, body } = await upload("report.pages", office("epub", { mimetype: "", [part]: "x" }));
      expect([status, body.msg]).toEqual([415, expect.stringMatching(/export it as PDF/)]);
    },
  );

  it.each([
    ["odt", "an ODT"],
    ["xlsx", "an XLSX"],
    ["m4a", "an M4A"],
    ["rtf", "an RTF"],
    ["docx", "a DOCX"],
    ["zip", "a ZIP"],
  ])("has the right article if its name is wrong: %s", async (ending, named) => {
    const { body } = await upload(`a.${ending}`, Buffer.from("\0\0\0\0"));
    expect(body.msg).toBe(`This file is not ${named} file, although its name says so.`);
  });

  it("still takes real documents apart from their metadata", async () => {
    const { body } = await upload("water.odt", fileOf("water.odt"));
    const after = await downloadedParts(site, body);
    expect(String(after["META-INF/manifest.xml"])).not.toContain("Thumbnails");
    expect(Object.keys(after)[0]).toBe("mimetype");
  });
});
