import type { FileType } from "../types.ts";
import { refused } from "./limits.server.ts";
import { type Archive, textIn } from "./zip.server.ts";

const byMimeType: Record<string, FileType> = {
  "application/epub+zip": "epub",
  "application/vnd.oasis.opendocument.text": "odt",
  "application/vnd.oasis.opendocument.spreadsheet": "ods",
};
const byMainPart: Record<string, FileType> = {
  "wordprocessingml.document.main+xml": "docx",
  "spreadsheetml.sheet.main+xml": "xlsx",
  "presentationml.presentation.main+xml": "pptx",
};
const macros = "Files with macros cannot be uploaded. Please save it without macros and choose it again.";
const otherKind = "Documents of this kind cannot be uploaded. Please save it as PDF and choose it again.";

/** What a ZIP archive is by its contents. Refuses documents with macros, and those of other kinds. */
export async function archiveType(archive: Archive): Promise<FileType> {
  const names = archive.entries.map(({ fileName }) => fileName);
  const mimeType = names.includes("mimetype") ? (await textIn(archive, "mimetype", 200)).trim() : "";
  if (mimeType.startsWith("application/")) {
    if (names.some((name) => /^(Basic|Scripts)\/./.test(name))) throw refused(macros);
    return byMimeType[mimeType] ?? otherDocument();
  }
  const contentTypes = await textIn(archive, "[Content_Types].xml");
  if (!contentTypes) return "zip";
  if (contentTypes.includes("macroEnabled") || names.some((name) => /vbaProject\.bin$/i.test(name)))
    throw refused(macros);
  const part = Object.keys(byMainPart).find((name) => contentTypes.includes(name));
  return byMainPart[part ?? ""] ?? otherDocument();
}

function otherDocument(): never {
  throw refused(otherKind);
}
