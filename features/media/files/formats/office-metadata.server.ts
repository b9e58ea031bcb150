import { isUtf8 } from "node:buffer";
import { Parser } from "htmlparser2";
import type { FileType } from "../types.ts";
import { type CleanedFile, keptForSignature, unchanged } from "./limits.server.ts";
import { mayNamePeople, withoutNames } from "./office-names.server.ts";
import { type Archive, bytesIn, copyArchive, textIn } from "./zip.server.ts";

const openXml = ["docProps/core.xml", "docProps/app.xml", "docProps/custom.xml"];
const openDocument = ["meta.xml"];
const signatures = /^(_xmlsignatures\/|META-INF\/documentsignatures\.xml$)/;
const mostNames = 16 * 1024 * 1024; // bytes of a part in which names are replaced
const names = "names of people who commented or changed it";

/** The names on screens of elements of the metadata. Others are removed silently. */
const words: Record<string, string> = {
  ...{ creator: "author", "initial-creator": "author", lastModifiedBy: "last editor" },
  ...{ Application: "software", AppVersion: "software", generator: "software" },
  ...{ Company: "company", Manager: "manager", "printed-by": "author", Template: "template" },
  ...{ keywords: "keywords", keyword: "keywords", subject: "subject", description: "description" },
  ...{ created: "dates", modified: "dates", "creation-date": "dates", date: "dates" },
  ...{ property: "custom properties", "user-defined": "custom properties" },
};

/** Copies an Office document without its metadata but the title. A signed one stays as it is. */
export async function cleanOffice(archive: Archive, type: FileType, to: string): Promise<CleanedFile> {
  const entries = new Set(archive.entries.map(({ fileName }) => fileName));
  if ([...entries].some((name) => signatures.test(name))) return { ...unchanged, kept: [keptForSignature] };
  const parts = (type.startsWith("od") ? openDocument : openXml).filter((name) => entries.has(name));
  const removed = new Set<string>();
  let title = "";
  for (const part of parts) {
    const found = metadataIn(await textIn(archive, part));
    title ||= found.get("title") ?? "";
    for (const [name, text] of found) if (words[name] && text !== "") removed.add(words[name]);
  }
  const kept = new Set<string>();
  await copyArchive(archive, to, async ({ fileName, uncompressedSize }) => {
    if (parts.includes(fileName)) return emptyPart(fileName, title);
    if (!mayNamePeople(type, fileName)) return undefined;
    const bytes = uncompressedSize > mostNames ? undefined : await bytesIn(archive, fileName, mostNames);
    // XML can be in other encodings, but no program writes it so.
    const before = bytes && isUtf8(bytes) && !bytes.includes(0) ? bytes.toString("utf8") : undefined;
    const after = before === undefined ? undefined : replacedIn(type, fileName, before);
    if (after === undefined) kept.add(`the ${names}`);
    if (after === before || after === undefined) return undefined;
    removed.add(names);
    return after;
  });
  return { ...unchanged, changed: true, removed: [...removed], kept: [...kept] };
}

/** Undefined for a part with more attributes in one tag than a regular expression can read. */
function replacedIn(type: FileType, part: string, xml: string): string | undefined {
  try {
    return withoutNames(type, part, xml);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The texts of all elements by their names without prefixes. */
function metadataIn(xml: string): Map<string, string> {
  const found = new Map<string, string>();
  const open: string[] = [];
  const parser = new Parser(
    {
      onopentagname: (name) => void open.push(name.split(":").at(-1) ?? name),
      ontext(text) {
        for (const name of open.slice(-3)) found.set(name, (found.get(name) ?? "") + text.trim());
      },
      onclosetag: () => void open.pop(),
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return found;
}

function emptyPart(name: string, title: string): string {
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
  const schemas = "http://schemas.openxmlformats.org";
  const office = "urn:oasis:names:tc:opendocument:xmlns";
  const titled = `<dc:title>${escaped(title)}</dc:title>`;
  const dc = 'xmlns:dc="http://purl.org/dc/elements/1.1/"';
  const empty: Record<string, string> = {
    "docProps/core.xml": `<cp:coreProperties xmlns:cp="${schemas}/package/2006/metadata/core-properties" ${dc}>${titled}</cp:coreProperties>`,
    "docProps/app.xml": `<Properties xmlns="${schemas}/officeDocument/2006/extended-properties"/>`,
    "docProps/custom.xml": `<Properties xmlns="${schemas}/officeDocument/2006/custom-properties"/>`,
    "meta.xml": `<office:document-meta xmlns:office="${office}:office:1.0" ${dc} office:version="1.2"><office:meta>${titled}</office:meta></office:document-meta>`,
  };
  return head + empty[name];
}

export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
