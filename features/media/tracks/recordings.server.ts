import type { Queries } from "#db/engine.ts";
import type { MediaTrackTable } from "#db/schema.ts";
import { findVideos } from "../store.server.ts";
import { isPlayable, posterOf, videoUrl } from "../types/addresses.ts";
import { parseCaptions, transcriptOf } from "./captions.ts";
import { tracksOf } from "./store.server.ts";

export type Tracks = {
  captions: { language: string; url: string }[];
  /** Paragraphs are separated by empty lines. From the captions where nobody has written one. */
  transcripts: { language: string; text: string }[];
};

export type Video = {
  url: string;
  contentType: string;
  /** False while it is being converted, and for a format that browsers do not play. */
  playable: boolean;
  /** Pixels; 0 if it is not known. */
  width: number;
  height: number;
  poster: string | null;
};

export async function knownVideos(queries: Queries, ids: string[]): Promise<Map<string, Video>> {
  const rows = await findVideos(queries, ids);
  return new Map(
    rows.map(({ id, contentType, status, width, height, posterWidth }) => {
      const playable = status === "ready" && isPlayable(contentType);
      const poster = posterOf(id, posterWidth)?.url ?? null;
      return [id, { url: videoUrl(id, contentType), contentType, playable, width, height, poster }];
    }),
  );
}

export async function knownTracks(queries: Queries, ids: string[]): Promise<Map<string, Tracks>> {
  const all = Map.groupBy(await tracksOf(queries, ids), ({ mediaId }) => mediaId);
  return new Map([...all].map(([id, tracks]) => [id, shownTracks(id, tracks)]));
}

function shownTracks(id: string, tracks: MediaTrackTable[]): Tracks {
  const captions = tracks.filter(({ kind }) => kind === "captions");
  const own = tracks.filter(({ kind }) => kind === "transcript");
  const others = captions.filter(({ language }) => own.every((each) => each.language !== language));
  return {
    captions: captions.map(({ language }) => ({ language, url: `/captions/${id}/${language}.vtt` })),
    transcripts: [
      ...own.map(({ language, content }) => ({ language, text: content })),
      ...others.map(({ language, content }) => ({
        language,
        text: transcriptOf(parseCaptions(content).cues),
      })),
    ],
  };
}
