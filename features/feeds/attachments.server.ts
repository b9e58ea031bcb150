import type { Context } from "#core/context.ts";
import type { FileLink } from "#features/media/files/contract.ts";
import { fileLinks } from "#features/media/files/links.server.ts";
import { knownTracks, type Tracks } from "#features/media/tracks/recordings.server.ts";
import { readFacts } from "#features/rich-text/texts/texts.server.ts";

export type Attachment = ReturnType<typeof attachment>;

/** The audio files in these articles, by the articles' ids, in the order of the texts. */
export async function attachmentsOf(ctx: Context, rows: { id: string; content: string | null }[]) {
  const linked = new Map<string, string[]>();
  for (const { id, content } of rows)
    if (content?.includes("/files/")) linked.set(id, (await readFacts(content)).files);
  if (linked.size === 0) return new Map();
  const { queries } = ctx.db;
  const files = await fileLinks(queries, [...linked.values()].flat());
  const audio = new Map([...files].filter(([, { contentType }]) => contentType.startsWith("audio/")));
  const tracks = await knownTracks(queries, [...audio.keys()]);
  const { url } = ctx.site;
  return new Map(
    [...linked].map(([id, fileIds]) => [
      id,
      [...new Set(fileIds)].flatMap((fileId) => {
        const file = audio.get(fileId);
        return file ? attachment(url, file, tracks.get(fileId)) : [];
      }),
    ]),
  );
}

/** An audio file as JSON Feed describes it, with its transcripts for podcast programs. */
function attachment(origin: string, { url, contentType, bytes, seconds }: FileLink, tracks?: Tracks) {
  const captions = tracks?.captions.map((each) => ({ ...each, url: origin + each.url })) ?? [];
  return {
    url: origin + url,
    mime_type: contentType,
    size_in_bytes: bytes,
    ...(seconds === null ? {} : { duration_in_seconds: seconds }),
    ...(captions.length > 0 ? { _captions: captions } : {}),
  };
}
