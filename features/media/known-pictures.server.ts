import type { Queries } from "#db/engine.ts";
import { storedPicture } from "./addresses.ts";
import type { Picture } from "./contract.ts";
import { findPictures } from "./store.server.ts";

/** The pictures with these ids, as far as they are kept here and ready. */
export async function knownPictures(queries: Queries, ids: string[]): Promise<Map<string, Picture>> {
  const rows = await findPictures(queries, ids);
  return new Map(rows.map((row) => [row.id, storedPicture({ ...row, caption: "" })]));
}
