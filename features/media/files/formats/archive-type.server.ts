import { m } from "#messages";
import type { FileType } from "../../types/file-types.ts";
import { refused } from "./limits.server.ts";
import { readXml } from "./xml-depth.server.ts";
import { type Archive, textIn } from "./zip.server.ts";

const byMimeType: Record<string, FileType> = {
  "application/epub+zip": "epub",
  "application/vnd.oasis.opendocument.text": "odt",
  "application/vnd.oasis.opendocument.spreadsheet": "ods",
  "application/vnd.oasis.opendocument.presentation": "odp",
  "application/vnd.oasis.opendocument.graphics": "odg",
};
const byMainPart: [contentType: RegExp, type: FileType][] = [
  [/wordprocessingml\.document\.main\+xml$/, "docx"],
  [/spreadsheetml\.sheet\.main\+xml$/, "xlsx"],
  [/presentationml\.presentation\.main\+xml$/, "pptx"],
];
/** The types of parts with Visual Basic, its data, or macros of Excel 4, whatever their names are. */
const macroType = /macroEnabled|vbaProject|vbaData|ms-office\.vba|(macro|intlMacro)sheet/i;
const macroName = /(^|\/)(vbaProject\.bin|vbaData\.xml|macrosheets\/[^/]+)$/i;
const ofApple = /\.iwa$|(^|\/)buildVersionHistory\.plist$/i;
const maxContentTypes = 4 * 1024 * 1024;

/** What a ZIP archive is by its contents. Refuses documents with macros, and those of other kinds. */
export async function archiveType(archive: Archive): Promise<FileType> {
  const names = archive.entries.map(({ fileName }) => fileName);
  const mimeType = names.includes("mimetype") ? (await textIn(archive, "mimetype", 200)).trim() : "";
  if (mimeType.startsWith("application/")) {
    if (names.some((name) => /^(Basic|Scripts)\/./.test(name))) throw refused(m.adminMedia.macros());
    return byMimeType[mimeType] ?? otherDocument();
  }
  if (names.some((name) => ofApple.test(name))) throw refused(m.adminMedia.appleDocument());
  const contentTypes = contentTypesIn(await textIn(archive, "[Content_Types].xml", maxContentTypes));
  if (contentTypes.length === 0) return names.includes("[Content_Types].xml") ? otherDocument() : "zip";
  if (contentTypes.some((type) => macroType.test(type)) || names.some((name) => macroName.test(name)))
    throw refused(m.adminMedia.macros());
  const found = byMainPart.find(([part]) => contentTypes.some((type) => part.test(type)));
  return found?.[1] ?? otherDocument();
}

function contentTypesIn(xml: string): string[] {
  const types: string[] = [];
  readXml(xml, { onattribute: (name, value) => void (name === "ContentType" && types.push(value)) });
  return types;
}

function otherDocument(): never {
  throw refused(m.adminMedia.documentKindRefused());
}
