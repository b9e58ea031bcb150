import type { MediaStore } from "#core/services.ts";
import type { Queries } from "#db/engine.ts";
import { contentTypeOf, keysOf } from "./addresses.ts";
import { listMediaFiles } from "./store.server.ts";

/** One file of the media store in a backup. */
export type ArchivedFile = { key: string; contentType: string; read(): ReturnType<MediaStore["read"]> };

/** The files of all rows that are ready. */
export async function filesOf(queries: Queries, files: MediaStore): Promise<ArchivedFile[]> {
  const rows = await listMediaFiles(queries);
  return rows
    .filter(({ status }) => status === "ready")
    .flatMap((row) =>
      keysOf(row).map((key) => ({
        key,
        contentType: contentTypeOf(row, key),
        read: () => files.read(key),
      })),
    );
}
