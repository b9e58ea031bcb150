import { open } from "node:fs/promises";
import {
  EncodedAudioPacketSource,
  EncodedPacketSink,
  FlacOutputFormat,
  type InputAudioTrack,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  StreamTarget,
  type StreamTargetChunk,
  WavOutputFormat,
} from "mediabunny";
import { AppError } from "#core/errors.ts";
import { m } from "#messages";
import type { AudioType } from "../../types/file-types.ts";
import { type CleanedFile, refused, unchanged } from "./limits.server.ts";
import { cleanMp3Header, mp3Header } from "./mp3-header.server.ts";
import { withSound } from "./sound.server.ts";

const m4a = () => new Mp4OutputFormat({ fastStart: "reserve" });
const formats = {
  mp3: (hasHeader: boolean) => new Mp3OutputFormat({ xingHeader: !hasHeader }),
  m4a,
  ogg: () => new OggOutputFormat(),
  aac: m4a,
  flac: () => new FlacOutputFormat(),
  wav: () => new WavOutputFormat(),
};
const maxPackets = 2_000_000; // 14 hours

type Copy = { from: string; to: string; type: AudioType };

/** Copies the sound of a recording, packet by packet, without its tags: AAC without a container into an M4A. */
export async function cleanAudio({ from, to, type }: Copy): Promise<CleanedFile> {
  await using file = await open(to, "w");
  return await withSound({ path: from, type }, async (track) => {
    const [codec, decoderConfig] = [await track.getCodec(), await track.getDecoderConfig()];
    if (!codec || !decoderConfig) throw refused(m.adminMedia.unplayable());
    const { frames, bytes } = await countPackets(track);
    const header = type === "mp3" ? await mp3HeaderBefore(from, track) : undefined;
    const shift = header?.length ?? 0;
    const target = new WritableStream<StreamTargetChunk>({
      async write({ data, position }) {
        await file.write(data, 0, data.length, position + shift);
      },
    });
    const format = formats[type](header !== undefined);
    const output = new Output({ format, target: new StreamTarget(target, { chunked: true }) });
    const source = new EncodedAudioPacketSource(codec);
    output.addAudioTrack(source, { maximumPacketCount: frames });
    await output.start();
    for await (const packet of new EncodedPacketSink(track).packets())
      await source.add(packet, { decoderConfig });
    source.close();
    await output.finalize();
    if (header) await file.write(cleanMp3Header(header, { frames, bytes }), 0, header.length, 0);
    return { ...unchanged, changed: true, seconds: Math.round(await track.computeDuration()) };
  });
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
    if (counted.frames > maxPackets) throw new AppError("too_large", m.adminMedia.recordingTooLong());
  }
  return counted;
}
