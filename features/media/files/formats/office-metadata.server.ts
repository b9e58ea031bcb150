import { isUtf8 } from "node:buffer";
import { readFile, writeFile } from "node:fs/promises";
import type { Entry } from "yauzl";
import { isAppError } from "#core/errors.ts";
import { m } from "#messages";
import { kindOf } from "../../types/file-type.server.ts";
import type { FileType } from "../../types/file-types.ts";
import { archiveType } from "./archive-type.server.ts";
import { isPicture } from "./clean-picture.server.ts";
import { customXml, textsOf } from "./custom-xml.server.ts";
import { cleanPictureIn } from "./in-archive.server.ts";
import { keptForSignature, maxPart, refused } from "./limits.server.ts";
import { cleanLinks, cleanRelations, folders, mayNameFolder } from "./office-links.server.ts";
import { mayNamePeople, withoutNames } from "./office-names.server.ts";
import {
  emptyPart,
  isDropped,
  readProperties,
  withoutDropped,
  withoutPrinters,
} from "./office-parts.server.ts";
import type { Report } from "./report.server.ts";
import { cleanFields } from "./word-fields.server.ts";
import { type Archive, bytesOf, copyArchive, type NewContent, withArchive } from "./zip.server.ts";

const signatures = /^(_xmlsignatures\/|META-INF\/documentsignatures\.xml$)/;
const maxXmlLength = 16 * 1024 * 1024; // bytes of a part that is rewritten
const recordings = "what videos and recordings in it say of places and devices";
const names = "names of people who commented or changed it";
const unread = "links and fields of a part that cannot be read";
const drawings = "what drawings (SVG) in it say of their authors";
export type Cleaning = { type: FileType; to: string; report: Report; isEmbedded?: boolean };
type Part = { archive: Archive; entry: Entry; title: string; unused: Set<string> } & Cleaning;

/** Copies an Office document without its metadata but the title. False for a signed one, which stays as it is. */
export async function cleanOffice(archive: Archive, cleaning: Cleaning): Promise<boolean> {
  const { report, to } = cleaning;
  if (archive.entries.some(({ fileName }) => signatures.test(fileName))) {
    report.kept.add(keptForSignature);
    return false;
  }
  const title = await readProperties(archive, report.removed);
  const { unused, isNeeded } = await customXml(archive);
  if (unused.size > 0) report.removed.add("data that programs added (custom XML)");
  if (isNeeded) report.kept.add("data that its fields show (custom XML)");
  await copyArchive(archive, {
    to,
    contentOf: (entry) => contentOf({ ...cleaning, archive, entry, title, unused }),
  });
  return true;
}

async function contentOf(part: Part): Promise<NewContent> {
  const { entry, type, report, unused } = part;
  const name = entry.fileName;
  if (name.endsWith("/")) return undefined;
  const dropped = isDropped(type, name);
  if (dropped) report.removed.add(dropped);
  if (dropped) return null;
  if (unused.has(name)) return "<removed/>";
  const empty = emptyPart(type, name, part.title);
  if (empty?.removed) report.removed.add(empty.removed);
  if (empty) return empty.content;
  return /\.(xml|rels|rdf|vml|svg)$/i.test(name) ? rewritten(part) : binaryContent(part);
}

async function rewritten({ archive, entry, type, report }: Part): Promise<string | undefined> {
  const name = entry.fileName;
  const isRelations = name.endsWith(".rels");
  const keepPart = (): undefined => {
    if (isRelations) throw refused(m.adminMedia.damaged());
    if (!mayNamePeople(type, name)) return;
    report.kept.add(`the ${names}`).add(unread);
  };
  if (entry.uncompressedSize > maxXmlLength) {
    for await (const text of textsOf(archive, entry)) if (mayNameFolder(text)) report.kept.add(folders);
    return keepPart();
  }
  const bytes = await bytesOf(archive, entry, maxXmlLength);
  // XML can be in other encodings, but no program writes it so.
  if (!isUtf8(bytes) || bytes.includes(0)) return keepPart();
  const before = bytes.toString("utf8");
  if (/\.svg$/i.test(name) && /<metadata|data:image\//.test(before)) report.kept.add(drawings);
  try {
    const named = mayNamePeople(type, name) ? withoutNames(type, name, before) : before;
    if (named !== before) report.removed.add(names);
    const shown = withoutPrinters(name, withoutDropped(type, name, named), report.removed);
    const done = isRelations ? cleanRelations(shown, report.removed) : cleanLinks(shown, report.removed);
    const after = type === "docx" && !isRelations ? cleanFields(done, report.removed) : done;
    return after === before ? undefined : after;
  } catch (error) {
    // A part with more attributes in one tag than a regular expression can read.
    if (!(error instanceof RangeError)) throw error;
    return keepPart();
  }
}

async function binaryContent(part: Part): Promise<Buffer | undefined> {
  const { archive, entry, report } = part;
  const head = await bytesOf(archive, entry, 16);
  if (isPicture(head)) return cleanPictureIn(archive, entry, report);
  if (head.toString("latin1", 0, 4) === "PK\u0003\u0004") return cleanEmbedded(part);
  if (head.toString("hex", 0, 8) === "d0cf11e0a1b11ae1") report.kept.add("embedded objects (OLE)");
  const isSound = /^(ID3|OggS|fLaC|RIFF)/.test(head.toString("latin1", 0, 4));
  if (kindOf(head) !== "other" || isSound) report.kept.add(recordings);
  if (head.toString("latin1", 0, 5) === "%PDF-") report.kept.add("what PDF files in it say of their authors");
  if (/(^|\/)activeX\//i.test(entry.fileName)) report.kept.add("ActiveX controls");
  return undefined;
}

/** A document in a document is cleaned like this, one in that is not. */
async function cleanEmbedded({ archive, entry, ...cleaning }: Part): Promise<Buffer | undefined> {
  const { report } = cleaning;
  const kept = () => void report.kept.add("what embedded documents say of their authors");
  if (cleaning.isEmbedded || entry.uncompressedSize > maxPart) return kept();
  const path = `${cleaning.to}.embedded`;
  const to = `${path}.clean`;
  await writeFile(path, await bytesOf(archive, entry, maxPart));
  try {
    return await withArchive(path, async (inner) => {
      const type = await archiveType(inner);
      if (type === "zip" || type === "epub") return kept();
      return (await cleanOffice(inner, { type, to, report, isEmbedded: true })) ? readFile(to) : undefined;
    });
  } catch (error) {
    if (!isAppError(error) || error.message === m.adminMedia.macros()) throw error;
    return kept();
  }
}
