import { open } from "node:fs/promises";
import {
  EncodedAudioPacketSource,
  EncodedPacketSink,
  FilePathSource,
  Input,
  type InputAudioTrack,
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
import { cleanMp3Header, mp3Header } from "./mp3-header.server.ts";

const formats = {
  mp3: { input: MP3, output: (hasHeader: boolean) => new Mp3OutputFormat({ xingHeader: !hasHeader }) },
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
  try {
    const track = await input.getPrimaryAudioTrack();
    const [codec, decoderConfig] = [await track?.getCodec(), await track?.getDecoderConfig()];
    if (!track || !codec || !decoderConfig) throw new Error("no sound that is known");
    const { frames, bytes } = await countPackets(track);
    const header = type === "mp3" ? await mp3HeaderBefore(from, track) : undefined;
    const shift = header?.length ?? 0;
    const target = new WritableStream<StreamTargetChunk>({
      async write({ data, position }) {
        await file.write(data, 0, data.length, position + shift);
      },
    });
    const format = made(header !== undefined);
    const output = new Output({ format, target: new StreamTarget(target, { chunked: true }) });
    const source = new EncodedAudioPacketSource(codec);
    output.addAudioTrack(source, { maximumPacketCount: frames });
    await output.start();
    for await (const packet of new EncodedPacketSink(track).packets())
      await source.add(packet, { decoderConfig });
    source.close();
    await output.finalize();
    if (header) await file.write(cleanMp3Header(header, { frames, bytes }), 0, header.length, 0);
    const seconds = Math.round(await track.computeDuration());
    return { ...unchanged, changed: true, removed: wordsOf(await input.getMetadataTags()), seconds };
  } catch (error) {
    if (isAppError(error)) throw error;
    throw refused(`This recording could not be read. Please save it again as ${type.toUpperCase()}.`, error);
  }
}

async function mp3HeaderBefore(path: string, track: InputAudioTrack): Promise<Buffer | undefined> {
  await using file = await open(path);
  const first = await new EncodedPacketSink(track).getFirstPacket();
  return first ? await mp3Header(file, first.data) : undefined;
}

async function countPackets(track: InputAudioTrack): Promise<{ frames: number; bytes: number }> {
  const counted = { frames: 0, bytes: 0 };
  const sink = new EncodedPacketSink(track);
  for await (const { byteLength } of sink.packets(undefined, undefined, { metadataOnly: true })) {
    counted.frames += 1;
    counted.bytes += byteLength;
    if (counted.frames > mostPackets)
      throw new AppError("too_large", "This recording is too long. Please split it.");
  }
  return counted;
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
