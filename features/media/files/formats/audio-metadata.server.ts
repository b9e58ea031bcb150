import { open } from "node:fs/promises";
import {
  EncodedAudioPacketSource,
  EncodedPacketSink,
  FilePathSource,
  Input,
  type MetadataTags,
  MP3,
  MP4,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OGG,
  OggOutputFormat,
  Output,
  StreamTarget,
  type StreamTargetChunk,
} from "mediabunny";
import { AppError, isAppError } from "#core/errors.ts";
import type { AudioType } from "../types.ts";
import { type CleanedFile, refused, unchanged } from "./limits.server.ts";

const formats = {
  mp3: { input: MP3, output: () => new Mp3OutputFormat() },
  m4a: { input: MP4, output: () => new Mp4OutputFormat({ fastStart: "reserve" }) },
  ogg: { input: OGG, output: () => new OggOutputFormat() },
};
const mostPackets = 2_000_000; // 14 hours
const words: Partial<Record<keyof MetadataTags, string>> = {
  ...{
    title: "title",
    artist: "artist",
    albumArtist: "artist",
    album: "album",
    date: "date",
    genre: "genre",
  },
  ...{ comment: "comment", description: "description", lyrics: "lyrics", images: "pictures" },
};

type Copy = { from: string; to: string; type: AudioType };

/** Copies the sound of a recording, packet by packet, without its tags. */
export async function cleanAudio({ from, to, type }: Copy): Promise<CleanedFile> {
  const { input: format, output: made } = formats[type];
  using input = new Input({ source: new FilePathSource(from), formats: [format] });
  await using file = await open(to, "w");
  const target = new WritableStream<StreamTargetChunk>({
    async write({ data, position }) {
      await file.write(data, 0, data.length, position);
    },
  });
  try {
    const track = await input.getPrimaryAudioTrack();
    const [codec, decoderConfig] = [await track?.getCodec(), await track?.getDecoderConfig()];
    if (!track || !codec || !decoderConfig) throw new Error("no sound that is known");
    const packets = await countPackets(track);
    const output = new Output({ format: made(), target: new StreamTarget(target, { chunked: true }) });
    const source = new EncodedAudioPacketSource(codec);
    output.addAudioTrack(source, { maximumPacketCount: packets });
    await output.start();
    for await (const packet of new EncodedPacketSink(track).packets())
      await source.add(packet, { decoderConfig });
    source.close();
    await output.finalize();
    const seconds = Math.round(await track.computeDuration());
    return { ...unchanged, changed: true, removed: wordsOf(await input.getMetadataTags()), seconds };
  } catch (error) {
    if (isAppError(error)) throw error;
    throw refused(`This recording could not be read. Please save it again as ${type.toUpperCase()}.`, error);
  }
}

async function countPackets(track: ConstructorParameters<typeof EncodedPacketSink>[0]): Promise<number> {
  let count = 0;
  const sink = new EncodedPacketSink(track);
  for await (const _ of sink.packets(undefined, undefined, { metadataOnly: true })) {
    count += 1;
    if (count > mostPackets) throw new AppError("too_large", "This recording is too long. Please split it.");
  }
  return count;
}

function wordsOf({ raw, ...tags }: MetadataTags): string[] {
  const found = Object.entries(tags).flatMap(([key, value]) =>
    value === undefined || (Array.isArray(value) && value.length === 0)
      ? []
      : (words[key as keyof MetadataTags] ?? []),
  );
  const hasSoftware = Object.keys(raw ?? {}).some((key) => /^(TSSE|TENC|©too|encoder)$/i.test(key));
  return [...new Set(hasSoftware ? [...found, "software"] : found)];
}
