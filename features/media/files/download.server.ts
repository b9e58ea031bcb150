import { fileNames } from "#core/content-disposition.ts";
import type { Queries } from "#db/engine.ts";
import { findCurrent } from "../files.store.server.ts";
import { fileKey, fileUrl } from "../types/file-addresses.ts";
import { fileTypes, isAudio } from "../types/file-types.ts";

export type Download = { id: string; key: string; url: string; contentType: string; disposition: string };

export async function downloadOf(queries: Queries, id: string): Promise<Download | undefined> {
  const [file] = await findCurrent(queries, [id]);
  if (!file) return undefined;
  const { type, version, address, name } = file;
  const saved = `${name.replace(/\.\w+$/, "") || "file"}.${type}`;
  return {
    id,
    key: fileKey(id, version, type),
    url: fileUrl(id, address),
    contentType: fileTypes[type].contentType,
    disposition: `${isAudio(type) ? "inline" : "attachment"}; ${fileNames(saved, address)}`,
  };
}

/** False for the first page of an earlier version, which may have been withdrawn. `path` is decoded. */
export async function isPublicPage(queries: Queries, path: string): Promise<boolean> {
  const [, id = "", version] = /^\/media\/([\da-f]{24})\/page-(\d+)-\d+\.webp$/.exec(path) ?? [];
  const [file] = await findCurrent(queries, id ? [id] : []);
  return file !== undefined && file.version === Number(version);
}
