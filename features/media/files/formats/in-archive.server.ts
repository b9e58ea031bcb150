import type { Entry } from "yauzl";
import { isPicture } from "./clean-picture.server.ts";
import { keptForSignature, maxPart } from "./limits.server.ts";
import type { Report } from "./report.server.ts";
import { type Archive, bytesOf, copyArchive } from "./zip.server.ts";

type Cleaning = { type: "zip" | "epub"; to: string; report: Report };

const authors = {
  zip: "what the files in it say of authors and places",
  epub: "what the book says of authors and places",
};

/** Copies an archive whose pictures have no metadata. False if none had any: then it stays as it is. */
export async function cleanPictures(archive: Archive, { type, to, report }: Cleaning): Promise<boolean> {
  if (archive.entries.some(({ fileName }) => fileName === "META-INF/signatures.xml")) {
    report.kept.add(keptForSignature);
    return false;
  }
  let [hasOthers, isChanged] = [false, false];
  const contentOf = async (entry: Entry) => {
    if (entry.fileName.endsWith("/")) return undefined;
    if (!isPicture(await bytesOf(archive, entry, 16))) hasOthers = true;
    else {
      const cleaned = await cleanPictureIn(archive, entry, report);
      isChanged ||= cleaned !== undefined;
      return cleaned;
    }
  };
  await copyArchive(archive, { to, keepsDates: type === "zip", contentOf });
  if (hasOthers) report.kept.add(authors[type]);
  return isChanged;
}

/** A picture of an archive without its metadata; undefined if it stays as it is. */
export async function cleanPictureIn(archive: Archive, entry: Entry, report: Report) {
  if (entry.uncompressedSize > maxPart) return report.leavePicture();
  return report.cleanPicture(await bytesOf(archive, entry, maxPart));
}
