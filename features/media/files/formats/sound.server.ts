import { open } from "node:fs/promises";
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
import { m } from "#messages";
import type { AudioType } from "../../types/file-types.ts";
import { refused } from "./limits.server.ts";

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
    throw refused(m.adminMedia.recordingUnreadable(), error);
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

const maxParts = 10_000;
/** Sound, tags that are read elsewhere, and padding. */
const defaultValue = /^(fmt |data|fact|PEAK|ds64|LIST|id3 |ID3 |JUNK|junk|PAD |FLLR)$/;
const added = new Set([2, 5]); // FLAC: data of an application, and the tracks of a disc

/** Whether a WAV or FLAC has parts in which recorders and programs write what they like, such as `bext`. */
async function hasOtherParts({ path, type }: { path: string; type: AudioType }): Promise<boolean> {
  if (type !== "wav" && type !== "flac") return false;
  await using file = await open(path);
  let position = type === "wav" ? 12 : 4;
  for (let count = 0; count < maxParts; count++) {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(8), position });
    if (bytesRead < 4) return false;
    if (type === "wav") {
      if (!defaultValue.test(buffer.toString("latin1", 0, 4))) return true;
      const size = buffer.readUInt32LE(4);
      position += 8 + size + (size % 2);
    } else {
      const kind = buffer.readUInt8(0);
      if (added.has(kind & 127)) return true;
      if (kind & 128) return false;
      position += 4 + buffer.readUIntBE(1, 3);
    }
  }
  return true;
}
