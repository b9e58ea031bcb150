import { readFile, writeFile } from "node:fs/promises";
import {
  decodePDFRawStream,
  EncryptedPDFError,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from "@cantoo/pdf-lib";
import { m } from "#messages";
import { type CleanedFile, keptForSignature, refused, unchanged, wordsByName } from "./limits.server.ts";
import { stripActions } from "./pdf-actions.server.ts";
import { stripAttachments, textOf } from "./pdf-attachments.server.ts";
import { checkNesting, stripXfa } from "./pdf-forms.server.ts";
import { cleanPictures } from "./pdf-pictures.server.ts";
import { Report } from "./report.server.ts";
import { keptXmp } from "./xmp.server.ts";

const maxPages = 20_000;
const words = wordsByName({
  author: "Author",
  software: "Creator Producer",
  company: "Company",
  subject: "Subject",
  keywords: "Keywords",
  dates: "CreationDate ModDate",
});
const name = (text: string) => PDFName.of(text);

/** Removes scripts, and metadata but the title and the declared conformance. A signed PDF stays. */
export async function cleanPdf(from: string, to: string): Promise<CleanedFile> {
  const pdf = await PDFDocument.load(await readFile(from), {
    updateMetadata: false,
    parseSpeed: Number.POSITIVE_INFINITY,
    throwOnInvalidObject: false,
  }).catch((cause) => {
    throw refused(
      cause instanceof EncryptedPDFError ? m.adminMedia.pdfProtected() : m.adminMedia.pdfDamaged(),
      cause,
    );
  });
  const { context } = pdf;
  const objects = context.enumerateIndirectObjects().map(([, object]) => object);
  const dictionaries = allDictionaries(objects);
  checkPages(dictionaries);
  checkNesting(objects);
  const pages = countPages(pdf);
  const report = new Report();
  stripActions(pdf.catalog, dictionaries, report);
  stripXfa(pdf.catalog, report);
  stripAttachments(dictionaries, report);
  if (dictionaries.some((dictionary) => dictionary.has(name("ByteRange"))))
    return { ...unchanged, pages, kept: [keptForSignature, ...report.removed, ...report.kept] };
  const actions = [...report.removed];
  report.removed.clear();
  const info = attempt(() => context.lookup(context.trailerInfo.Info as PDFRef | undefined));
  const title = info instanceof PDFDict ? textOf(info.lookup(name("Title"))) : "";
  for (const key of info instanceof PDFDict ? info.keys() : []) {
    const word = words.get(key.decodeText());
    if (key.decodeText() !== "Title") report.removed.add(word ?? "custom properties");
  }
  const xmp = attempt(() => keptXmp(xmpOf(pdf.catalog.lookup(name("Metadata"))), title));
  for (const dictionary of dictionaries) strip(dictionary, report.removed);
  cleanPictures(objects, report);
  context.trailerInfo.Info = title
    ? context.register(context.obj({ Title: PDFHexString.fromText(title) }))
    : undefined;
  if (xmp) {
    const stream = context.stream(xmp, { Type: "Metadata", Subtype: "XML" });
    pdf.catalog.set(name("Metadata"), context.register(stream));
  }
  const hasObjectStreams = dictionaries.some((dictionary) => dictionary.get(name("Type")) === name("ObjStm"));
  removeUnreachable(context);
  await writeFile(
    to,
    await pdf.save({
      useObjectStreams: hasObjectStreams,
      addDefaultPage: false,
      updateFieldAppearances: false,
      objectsPerTick: Number.POSITIVE_INFINITY,
    }),
  );
  const { removed, kept } = report.lists();
  return { ...unchanged, changed: true, pages, removed: [...removed, ...actions], kept };
}

function countPages(pdf: PDFDocument): number {
  try {
    const count = pdf.getPageCount();
    if (count > 0) return count;
  } catch (cause) {
    throw refused(m.adminMedia.pdfDamaged(), cause);
  }
  throw refused(m.adminMedia.pdfDamaged());
}

function checkPages(dictionaries: PDFDict[]): void {
  const pages = dictionaries.filter((dictionary) => dictionary.get(name("Type")) === name("Page"));
  if (pages.length > maxPages) throw refused(m.adminMedia.pdfTooManyPages());
}

/** What a part of the metadata is; undefined if it cannot be read, which is no reason to refuse the document. */
function attempt<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Every dictionary of the document that is an object of its own or inside one. */
function allDictionaries(objects: PDFObject[]): PDFDict[] {
  const found: PDFDict[] = [];
  const waiting = [...objects];
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    if (object instanceof PDFArray) for (const item of object.asArray()) waiting.push(item);
    const dictionary = object instanceof PDFStream ? object.dict : object;
    if (!(dictionary instanceof PDFDict)) continue;
    found.push(dictionary);
    for (const value of dictionary.values()) waiting.push(value);
  }
  return found;
}

function strip(dictionary: PDFDict, removed: Set<string>): void {
  if (dictionary.delete(name("PieceInfo"))) removed.add("working data of the software");
  if (dictionary.has(name("Metadata")) && dictionary.delete(name("Metadata")))
    removed.add("embedded metadata (XMP)");
  dictionary.delete(name("LastModified"));
  // A form field has its name there, a comment that of its writer.
  const isComment = dictionary.has(name("Rect")) && dictionary.get(name("Subtype")) !== name("Widget");
  if (isComment && dictionary.delete(name("T"))) removed.add("names of people who commented");
}

function xmpOf(stream: PDFObject | undefined): string {
  if (!(stream instanceof PDFRawStream)) return "";
  try {
    return Buffer.from(decodePDFRawStream(stream).decode()).toString("utf8");
  } catch {
    return ""; // compressed in a way that nobody can read
  }
}

/** Earlier versions of objects may still name an author. */
function removeUnreachable(context: PDFContext): void {
  const reached = new Set<PDFRef>();
  const waiting: (PDFObject | undefined)[] = [context.trailerInfo.Root, context.trailerInfo.Info];
  while (waiting.length > 0) {
    const object = waiting.pop();
    if (object instanceof PDFRef) {
      if (reached.has(object)) continue;
      reached.add(object);
      waiting.push(context.lookup(object));
    } else if (object instanceof PDFArray) for (const item of object.asArray()) waiting.push(item);
    else if (object instanceof PDFStream) waiting.push(object.dict);
    else if (object instanceof PDFDict) for (const value of object.values()) waiting.push(value);
  }
  for (const [ref] of context.enumerateIndirectObjects()) if (!reached.has(ref)) context.delete(ref);
}
