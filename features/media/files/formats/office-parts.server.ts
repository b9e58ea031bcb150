import type { FileType } from "../../types/file-types.ts";
import { metadataIn, words } from "./office-properties.server.ts";
import { escaped, tag, textOfElement } from "./xml-text.server.ts";
import { type Archive, textIn } from "./zip.server.ts";

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const schemas = "http://schemas.openxmlformats.org";
const labels = "http://schemas.microsoft.com/office/2020/mipLabelMetadata";
const office = 'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"';
const dc = 'xmlns:dc="http://purl.org/dc/elements/1.1/"';
/** The smallest DEVMODE of Windows that is valid: no printer, no fields. */
const noPrinter = Buffer.alloc(220);
noPrinter.writeUInt16LE(0x0401, 64);
noPrinter.writeUInt16LE(noPrinter.length, 68);

const printers = "printer settings";
const isOpenDocument = (type: FileType) => type.startsWith("od");

/** A part, its content without what it says of people, and what that is called on screens, unless it is a property. */
type Emptied = [part: RegExp, content: (title: string) => string | Buffer, removed?: string];

const properties: Emptied[] = [
  [
    /^docProps\/core\.xml$|\.psmdcp$/,
    (title) =>
      `${head}<cp:coreProperties xmlns:cp="${schemas}/package/2006/metadata/core-properties" ${dc}>${title}</cp:coreProperties>`,
  ],
  [
    /^docProps\/app\.xml$/,
    () => `${head}<Properties xmlns="${schemas}/officeDocument/2006/extended-properties"/>`,
  ],
  [
    /^docProps\/custom\.xml$/,
    () => `${head}<Properties xmlns="${schemas}/officeDocument/2006/custom-properties"/>`,
  ],
];
const openXml: Emptied[] = [
  ...properties,
  [
    /^docMetadata\/LabelInfo\.xml$/,
    () => `${head}<clbl:labelList xmlns:clbl="${labels}"/>`,
    "sensitivity labels",
  ],
  [/(^|\/)printerSettings\/[^/]+$/, () => noPrinter, printers],
];
const metaPart = /(^|\/)meta\.xml$/;
const openDocument: Emptied[] = [
  [
    metaPart,
    (title) =>
      `${head}<office:document-meta ${office} ${dc} office:version="1.2"><office:meta>${title}</office:meta></office:document-meta>`,
  ],
];

/** Notes what the properties of a document say, and answers with its title. */
export async function readProperties({ entries, ...archive }: Archive, removed: Set<string>) {
  let title = "";
  for (const { fileName } of entries) {
    if (!metaPart.test(fileName) && !properties.some(([part]) => part.test(fileName))) continue;
    const found = metadataIn(await textIn({ entries, ...archive }, fileName));
    title ||= found.get("title") ?? "";
    for (const [name, text] of found) {
      const word = words.get(name);
      if (word && text !== "") removed.add(word);
    }
  }
  return title;
}

/** Replaces a part of which only the title is kept. */
export function emptyPart(type: FileType, name: string, title: string) {
  const emptied = isOpenDocument(type) ? openDocument : openXml;
  const [, contentWith, removed] = emptied.find(([part]) => part.test(name)) ?? [];
  const shown = name.includes("Object") ? "" : `<dc:title>${escaped(title)}</dc:title>`;
  return contentWith && { content: contentWith(shown), removed };
}

const dropped: [part: RegExp, of: "od" | "open xml", name: string][] = [
  [/^docProps\/thumbnail\.\w+$/i, "open xml", "preview picture"],
  [/^Thumbnails\/./, "od", "preview picture"],
  [/^(Versions\/.|VersionList\.xml$)/, "od", "earlier versions"],
];

/** What a part that is left out is called. */
export function isDropped(type: FileType, name: string): string | undefined {
  const kind = isOpenDocument(type) ? "od" : "open xml";
  return dropped.find(([part, of]) => of === kind && part.test(name))?.[2];
}

/** An element of a list of parts, empty or with an end of its own. */
const listed = new RegExp(`${tag.source}(?:\\s*</[\\w:-]*(?:Relationship|Override|file-entry)>)?`, "g");

/** The lists of parts without those that are left out. */
export function withoutDropped(type: FileType, name: string, xml: string): string {
  const list = /^(\[Content_Types\]\.xml|_rels\/\.rels|META-INF\/manifest\.xml)$/;
  if (!list.test(name)) return xml;
  return xml.replace(listed, (found) => {
    const [, path = ""] = /\s(?:Target|PartName|[\w-]+:full-path)\s*=\s*["']\/?([^"']*)/.exec(found) ?? [];
    return path && isDropped(type, path) ? "" : found;
  });
}

const printerItem = /config:name=["'](PrinterName|PrinterSetup|PrintFaxName)["']/;

/** The settings of OpenDocument without the printer and its server. */
export function withoutPrinters(name: string, xml: string, removed: Set<string>): string {
  if (!/(^|\/)settings\.xml$/.test(name)) return xml;
  return xml.replace(textOfElement, (whole, open: string) => {
    if (!printerItem.test(open)) return whole;
    removed.add(printers);
    return open;
  });
}
