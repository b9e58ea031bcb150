import type { Queries } from "#db/engine.ts";
import { type CurrentFile, findCurrent, textsOf } from "../files.store.server.ts";
import { knownTracks } from "../tracks/recordings.server.ts";
import { fileUrl, firstPageOf } from "../types/file-addresses.ts";
import { fileTypes } from "../types/file-types.ts";
import type { FileLink } from "./contract.ts";

/** The files and recordings with these ids as pages link to them: the current version of each. */
export async function fileLinks(queries: Queries, ids: string[]): Promise<Map<string, FileLink>> {
  const rows = await findCurrent(queries, ids);
  return new Map(rows.map((row) => [row.id, linkOf(row)]));
}

/** The titles, texts and transcripts of these files, by which searches find the documents that have them. */
export async function fileTexts(queries: Queries, ids: string[]): Promise<string> {
  const texts = await textsOf(queries, ids);
  const tracks = [...(await knownTracks(queries, ids)).values()];
  const spoken = tracks.flatMap(({ transcripts }) => transcripts.map(({ text }) => text));
  return [...texts, ...spoken].join(" ");
}

export function linkOf({ id, type, address, alt, name, version, ...file }: CurrentFile): FileLink {
  const { width, height, placeholder, pages, seconds, updatedAt: date } = file;
  const shown = firstPageOf(id, version, file.posterWidth);
  return {
    _id: id,
    url: fileUrl(id, address),
    name: alt || name.replace(/\.\w{1,5}$/, "") || name,
    type: type.toUpperCase(),
    contentType: fileTypes[type].contentType,
    bytes: Number(file.bytes),
    pages,
    seconds,
    version,
    date,
    picture: shown && { ...shown, width, height, placeholder, alt: "", caption: "", generated: false },
  };
}
