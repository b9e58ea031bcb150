import type { MediaStore } from "#core/services.ts";
import type { Queries } from "#db/engine.ts";
import { listVersions } from "./files.store.server.ts";
import { listMediaFiles } from "./store.server.ts";
import { contentTypeOf, keysOf } from "./types/addresses.ts";
import { versionKeys } from "./types/file-addresses.ts";
import { fileTypes } from "./types/file-types.ts";

type ArchivedFile = { key: string; contentType: string; read(): ReturnType<MediaStore["read"]> };

/** The files of all rows that are ready, without the pictures of the sample that are not made yet. */
export async function filesOf(queries: Queries, files: MediaStore): Promise<ArchivedFile[]> {
  const rows = await listMediaFiles(queries);
  const stored = rows
    .filter(({ kind, status, bytes }) => status === "ready" && (kind !== "image" || Number(bytes) > 0))
    .map((row) => ({ ...row, keys: keysOf(row) }));
  const versions = (await listVersions(queries)).map((version) => ({
    contentType: fileTypes[version.type].contentType,
    keys: versionKeys(version),
  }));
  return [...stored, ...versions].flatMap((row) =>
    row.keys.map((key) => ({ key, contentType: contentTypeOf(row, key), read: () => files.read(key) })),
  );
}
