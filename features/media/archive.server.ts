import type { MediaStore } from "#core/services.ts";
import type { Queries } from "#db/engine.ts";
import { keysOf } from "./addresses.ts";
import { listMediaFiles } from "./store.server.ts";

/** One file of the media store, as a backup takes it along. */
export type ArchivedFile = { key: string; contentType: string; read(): ReturnType<MediaStore["read"]> };

/** Every file that the rows speak of, but for what is still being prepared. */
export async function filesOf(queries: Queries, files: MediaStore): Promise<ArchivedFile[]> {
  const rows = await listMediaFiles(queries);
  return rows
    .filter(({ status }) => status === "ready")
    .flatMap((row) =>
      keysOf(row).map((key) => {
        const contentType = key.endsWith(".webp") ? "image/webp" : row.contentType; // also of a video's still picture
        return { key, contentType, read: () => files.read(key) };
      }),
    );
}
