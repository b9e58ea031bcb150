import {
  ADTS,
  FilePathSource,
  FLAC,
  Input,
  type InputAudioTrack,
  type MetadataTags,
  MP3,
  MP4,
  OGG,
  WAVE,
} from "mediabunny";
import { isAppError } from "#core/errors.ts";
import type { AudioType } from "../../types/file-types.ts";
import { refused } from "./limits.server.ts";
import { hasOtherParts } from "./sound-parts.server.ts";

const formats = { mp3: MP3, m4a: MP4, ogg: OGG, aac: ADTS, flac: FLAC, wav: WAVE };
const compact = new Set(["aac", "mp3", "opus", "vorbis"]);
const words: Partial<Record<keyof MetadataTags, string>> = {
  title: "title",
  artist: "artist",
  albumArtist: "artist",
  album: "album",
  date: "date",
  genre: "genre",
  comment: "comment",
  description: "description",
  lyrics: "lyrics",
  images: "pictures",
};

type SoundFile = { path: string; type: AudioType };

/** Names the metadata of a recording, and says whether its sound is compressed as all browsers play it. */
export async function soundOfFile(file: SoundFile): Promise<{ metadata: string[]; isCompact: boolean }> {
  return withSound(file, async (track, input) => {
    const found = wordsOf(await input.getMetadataTags());
    const metadata = (await hasOtherParts(file)) ? [...found, "data that programs added"] : found;
    return { metadata, isCompact: compact.has((await track.getCodec()) ?? "") };
  });
}

/** Refuses a file without sound that can be read. */
export async function withSound<Result>(
  { path, type }: SoundFile,
  work: (track: InputAudioTrack, input: Input) => Promise<Result>,
): Promise<Result> {
  using input = new Input({ source: new FilePathSource(path), formats: [formats[type]] });
  try {
    const track = await input.getPrimaryAudioTrack();
    if (!track) throw new Error("no sound");
    return await work(track, input);
  } catch (error) {
    if (isAppError(error)) throw error;
    throw refused("This recording could not be read. Please save it as MP3 and choose it again.", error);
  }
}

function wordsOf({ raw, ...tags }: MetadataTags): string[] {
  const found = Object.entries(tags).flatMap(([key, value]) =>
    value === undefined || (Array.isArray(value) && value.length === 0)
      ? []
      : (words[key as keyof MetadataTags] ?? []),
  );
  const hasSoftware = Object.keys(raw ?? {}).some((key) => /^(TSSE|TENC|©too|encoder|ISFT)$/i.test(key));
  return [...new Set(hasSoftware ? [...found, "software"] : found)];
}
