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
  PDFString,
} from "@cantoo/pdf-lib";
import { type CleanedFile, keptForSignature, refused, unchanged } from "./limits.server.ts";
import { stripActions } from "./pdf-actions.server.ts";
import { keptXmp } from "./xmp.server.ts";

const encrypted =
  "This PDF is protected with a password or against changes. Please save it without protection and choose it again.";
const damaged = "This PDF is damaged. Please save it again and choose it again.";

const words: Record<string, string> = {
  ...{ Author: "author", Creator: "software", Producer: "software", Company: "company" },
  ...{ Subject: "subject", Keywords: "keywords", CreationDate: "dates", ModDate: "dates" },
};
const name = (text: string) => PDFName.of(text);

/**
 * Copies a PDF without scripts, and without its metadata but the title and the conformance it declares. A signed one
 * stays as it is.
 */
export async function cleanPdf(from: string, to: string): Promise<CleanedFile> {
  const pdf = await PDFDocument.load(await readFile(from), {
    updateMetadata: false,
    parseSpeed: Number.POSITIVE_INFINITY,
    throwOnInvalidObject: false,
  }).catch((cause) => {
    throw refused(cause instanceof EncryptedPDFError ? encrypted : damaged, cause);
  });
  const { context } = pdf;
  const pages = countPages(pdf);
  const dictionaries = allDictionaries(context);
  const actions = new Set<string>();
  stripActions(pdf.catalog, dictionaries, actions);
  if (dictionaries.some((dictionary) => dictionary.has(name("ByteRange"))))
    return { ...unchanged, pages, kept: [keptForSignature, ...actions] };
  const removed = new Set<string>();
  const info = context.lookup(context.trailerInfo.Info as PDFRef | undefined);
  const title = info instanceof PDFDict ? textOf(info.lookup(name("Title"))) : "";
  for (const key of info instanceof PDFDict ? info.keys() : []) {
    const word = words[key.decodeText()];
    if (key.decodeText() !== "Title") removed.add(word ?? "custom properties");
  }
  const xmp = keptXmp(xmpOf(pdf.catalog.lookup(name("Metadata"))), title);
  for (const dictionary of dictionaries) strip(dictionary, removed);
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
  return { ...unchanged, changed: true, pages, removed: [...removed, ...actions] };
}

function countPages(pdf: PDFDocument): number {
  try {
    const count = pdf.getPageCount();
    if (count > 0) return count;
  } catch (cause) {
    throw refused(damaged, cause);
  }
  throw refused(damaged);
}

/** Every dictionary of the document that is an object of its own or inside one. */
function allDictionaries(context: PDFContext): PDFDict[] {
  const found: PDFDict[] = [];
  const waiting: PDFObject[] = context.enumerateIndirectObjects().map(([, object]) => object);
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

function textOf(value: PDFObject | undefined): string {
  return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText().trim() : "";
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
