import type { Queries } from "#db/engine.ts";
import type { Files } from "#visit/visit.ts";
import { widthsOf } from "./addresses.ts";
import { listMediaFiles } from "./store.server.ts";

/** One file of the media store, as a backup takes it along. */
export type ArchivedFile = { key: string; contentType: string; read(): ReturnType<Files["read"]> };

/** Every file that the rows speak of. */
export async function filesOf(queries: Queries, files: Files): Promise<ArchivedFile[]> {
  const rows = await listMediaFiles(queries);
  return rows
    .filter((row) => row.kind === "image")
    .flatMap(({ id, width, contentType }) =>
      widthsOf(width).map((step) => {
        const key = `${id}/${step}.webp`;
        return { key, contentType, read: () => files.read(key) };
      }),
    );
}
