import type { FileType } from "../../types/file-types.ts";
import { isAudio } from "../../types/file-types.ts";
import { archiveType } from "./archive-type.server.ts";
import { type CleanedFile, unchanged } from "./limits.server.ts";
import { withArchive } from "./zip.server.ts";

type Read = { path: string; type: FileType };

export function typeOfArchive(path: string): Promise<FileType> {
  return withArchive(path, archiveType);
}

/** Copies a file without the metadata that names people and software. What cannot have any stays as it is. */
export async function cleanFile({ path, type, to }: Read & { to: string }): Promise<CleanedFile> {
  if (isAudio(type)) return (await import("./audio-metadata.server.ts")).cleanAudio({ from: path, to, type });
  if (type === "pdf") return (await import("./pdf-metadata.server.ts")).cleanPdf(path, to);
  if (type === "csv") return unchanged;
  if (type === "rtf") return (await import("./rtf-metadata.server.ts")).cleanRtf(path, to);
  const report = new (await import("./report.server.ts")).Report();
  const changed = await withArchive(path, async (archive) => {
    if (type === "zip" || type === "epub")
      return (await import("./in-archive.server.ts")).cleanPictures(archive, { type, to, report });
    return (await import("./office-metadata.server.ts")).cleanOffice(archive, { type, to, report });
  });
  return { ...unchanged, changed, ...report.lists() };
}

export async function readFile({ path, type }: Read): Promise<string> {
  if (type === "pdf") return (await import("./pdf-pages.server.ts")).pdfText(path);
  if (type === "csv") return (await import("./csv.server.ts")).textFile(path);
  if (type === "rtf") return (await import("./rtf-text.server.ts")).rtfText(path);
  if (type === "zip" || isAudio(type)) return "";
  const { officeText } = await import("./office-text.server.ts");
  return withArchive(path, (archive) => officeText(archive, type));
}

/** The first page of a PDF as PNG. */
export async function drawFile(path: string): Promise<Buffer> {
  return (await import("./pdf-pages.server.ts")).firstPage(path);
}
