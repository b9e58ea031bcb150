import { performance } from "node:perf_hooks";
import { StringDecoder } from "node:string_decoder";
import { Parser } from "htmlparser2";
import type { Entry } from "yauzl";
import type { FileType } from "../../types/file-types.ts";
import { maxReading, maxTextLength, maxXmlLength, searchText } from "./limits.server.ts";
import { shallow } from "./xml-depth.server.ts";
import { type Archive, unpack } from "./zip.server.ts";

type Reading = {
  parts: RegExp;
  /** The elements whose text is read; all if there are none. */
  elements?: Set<string>;
  silent?: Set<string>;
};

const readings: Partial<Record<FileType, Reading>> = {
  docx: { parts: /^word\/(document|footnotes|endnotes)\.xml$/, elements: new Set(["w:t"]) },
  pptx: { parts: /^ppt\/(slides|notesSlides)\/\w+\.xml$/, elements: new Set(["a:t"]) },
  xlsx: { parts: /^xl\/(sharedStrings|worksheets\/\w+)\.xml$/, elements: new Set(["t"]) },
  odt: { parts: /^content\.xml$/, silent: new Set(["office:annotation", "text:tracked-changes"]) },
  ods: { parts: /^content\.xml$/, silent: new Set(["office:annotation"]) },
  odp: { parts: /^content\.xml$/, silent: new Set(["office:annotation"]) },
  odg: { parts: /^content\.xml$/, silent: new Set(["office:annotation"]) },
  epub: { parts: /\.x?html?$/, silent: new Set(["head", "script", "style"]) },
};
/** Elements that end a word. */
const gaps = /^(w|a|text):(p|h|tab|br|s|line-break)$|^(si|is|table:table-cell|p|h\d|li|td|th|div|br)$/;

export async function officeText(archive: Archive, type: FileType): Promise<string> {
  const reading = readings[type];
  if (!reading) return "";
  const parts = archive.entries
    .filter(({ fileName }) => reading.parts.test(fileName))
    .sort((one, other) => one.fileName.localeCompare(other.fileName, "en", { numeric: true }));
  const found = { text: "" };
  const until = performance.now() + maxReading;
  for (const entry of parts) {
    if (found.text.length >= maxTextLength || performance.now() > until) break;
    await readPart(archive, entry, reading, found);
  }
  return searchText(found.text);
}

async function readPart(archive: Archive, entry: Entry, reading: Reading, found: { text: string }) {
  const { elements, silent } = reading;
  let depth = 0; // inside elements that are read, or are not
  const counts = (name: string) => (elements ?? silent)?.has(name) === true;
  const parser = new Parser(
    shallow({
      onopentagname(name) {
        if (counts(name)) depth += 1;
        if (gaps.test(name)) found.text += " ";
      },
      ontext(text) {
        if (elements ? depth > 0 : depth === 0) found.text += text;
      },
      onclosetag(name) {
        if (counts(name)) depth -= 1;
        if (gaps.test(name)) found.text += " ";
      },
    }),
    { xmlMode: !/\.html?$/.test(entry.fileName), decodeEntities: true },
  );
  const decoder = new StringDecoder("utf8");
  for await (const chunk of unpack(archive, entry, maxXmlLength)) {
    parser.write(decoder.write(chunk));
    if (found.text.length >= maxTextLength) return;
  }
  parser.end();
}
