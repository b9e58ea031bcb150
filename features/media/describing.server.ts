import type { Queries } from "#db/engine.ts";
import { describeFile } from "./store.server.ts";

type Flash = { mediaId: string; alt: string; decorative?: boolean };

/** Keeps what a document says of files that have no alternative text, so that nobody is asked for it again. */
export async function describeFiles(queries: Queries, said: Flash[]): Promise<void> {
  for (const { mediaId, alt, decorative = false } of said.filter(says)) {
    await describeFile(queries, mediaId, { alt, decorative });
  }
}

function says({ alt, decorative }: Flash): boolean {
  return alt !== "" || decorative !== undefined;
}
