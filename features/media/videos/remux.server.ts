import { open, stat } from "node:fs/promises";
import {
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MovOutputFormat,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  StreamTarget,
  type StreamTargetChunk,
} from "mediabunny";
import { AppError, isAppError } from "#core/errors.ts";
import { seiFilter } from "./sei.server.ts";

const mostPackets = 200_000; // frames and pieces of sound: each takes 30 µs, and all of them about 96 MB of heap
const playableProfiles = /^avc1\.(42|4d|58|64)/i; // Baseline, Main, Extended, High: 8 bits, 4:2:0
const unreadable = "This video could not be read. Please save it as MP4 and choose it again.";
const tooLong = "This video has too many frames. Please split it into shorter videos.";

/** The size of a video in pixels, upright, and whether every browser plays its pictures and its sound. */
export type VideoInfo = { width: number; height: number; picturesPlay: boolean; soundPlays: boolean };

type Tracks = { video: InputVideoTrack; audio: InputAudioTrack | null };

/** Reads what an MP4 or MOV contains. Refuses a file without a video track. */
export async function inspectVideo(path: string): Promise<VideoInfo> {
  return withTracks(path, infoOf);
}

/**
 * Writes the first video and the first audio track of an MP4 or MOV into a new file, packet by packet: an MP4 if every
 * browser plays it, else a MOV. Nothing else is copied, and no SEI message. Refuses what it cannot read.
 */
export async function remuxVideo({ from, to }: { from: string; to: string }): Promise<VideoInfo> {
  return withTracks(from, async (tracks) => {
    const info = await infoOf(tracks);
    const counts = await countPackets(tracks, (await stat(from)).size);
    const isMp4 = info.picturesPlay && info.soundPlays;
    const format = new (isMp4 ? Mp4OutputFormat : MovOutputFormat)({ fastStart: "reserve" });
    // Closes the file in any case, which the library's own target does not.
    await using file = await open(to, "w");
    const target = new WritableStream<StreamTargetChunk>({
      async write({ data, position }) {
        await file.write(data, 0, data.length, position);
      },
    });
    const output = new Output({ format, target: new StreamTarget(target, { chunked: true }) });
    try {
      const copies = [await addVideo(output, tracks.video, counts.video)];
      if (tracks.audio) copies.push(await addAudio(output, tracks.audio, counts.audio));
      await output.start();
      await Promise.all(copies.map((copy) => copy()));
      await output.finalize();
    } catch (error) {
      await output.cancel().catch(() => {});
      throw error;
    }
    return info;
  });
}

async function withTracks<Result>(path: string, work: (tracks: Tracks) => Promise<Result>): Promise<Result> {
  // No other formats: a playlist named like a video could name other files to read.
  using input = new Input({ source: new FilePathSource(path), formats: [MP4, QTFF] });
  try {
    const video = await input.getPrimaryVideoTrack();
    if (!video) throw new Error("no video track");
    return await work({ video, audio: await input.getPrimaryAudioTrack() });
  } catch (error) {
    throw isAppError(error) ? error : new AppError("unsupported_media_type", unreadable, { cause: error });
  }
}

async function infoOf({ video, audio }: Tracks): Promise<VideoInfo> {
  const [sound, codec] = [await audio?.getCodec(), await video.getCodecParameterString()];
  return {
    width: await video.getDisplayWidth(),
    height: await video.getDisplayHeight(),
    picturesPlay: playableProfiles.test(codec ?? ""),
    soundPlays: !audio || sound === "aac" || sound === "mp3",
  };
}

/** Needed to leave room for the index at the beginning of the file. Refuses what would keep the process busy for long. */
async function countPackets({ video, audio }: Tracks, fileSize: number) {
  const counts = { video: 0, audio: 0 };
  let bytes = 0;
  for (const [name, track] of Object.entries({ video, audio })) {
    if (!track) continue;
    const packets = new EncodedPacketSink(track).packets(undefined, undefined, { metadataOnly: true });
    for await (const { byteLength } of packets) {
      counts[name as keyof Tracks] += 1;
      bytes += byteLength;
      if (counts.video + counts.audio > mostPackets) throw new AppError("too_large", tooLong);
      if (bytes > fileSize) throw new Error("packets that overlap");
    }
  }
  return counts;
}

type Copy = () => Promise<void>;

async function addVideo(output: Output, track: InputVideoTrack, maximumPacketCount: number): Promise<Copy> {
  const [codec, decoderConfig] = [await track.getCodec(), await track.getDecoderConfig()];
  if (!codec || !decoderConfig) throw new Error("an unknown video codec");
  const source = new EncodedVideoPacketSource(codec);
  const transformationMatrix = await track.getTransformationMatrix();
  output.addVideoTrack(source, { transformationMatrix, maximumPacketCount });
  const { config, filter } = seiFilter(codec, descriptionOf(decoderConfig));
  const description = decoderConfig.description && config;
  return async () => {
    let isEmpty = true;
    for await (const packet of new EncodedPacketSink(track).packets()) {
      const data = filter(packet.data);
      if (data.length === 0) continue;
      isEmpty = false;
      await source.add(packet.clone({ data }), { decoderConfig: { ...decoderConfig, description } });
    }
    if (isEmpty) throw new Error("no frames");
    source.close();
  };
}

async function addAudio(output: Output, track: InputAudioTrack, maximumPacketCount: number): Promise<Copy> {
  const [codec, decoderConfig] = [await track.getCodec(), await track.getDecoderConfig()];
  if (!codec || !decoderConfig) throw new Error("an unknown audio codec");
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source, { maximumPacketCount });
  return async () => {
    for await (const packet of new EncodedPacketSink(track).packets()) {
      await source.add(packet, { decoderConfig });
    }
    source.close();
  };
}

function descriptionOf({ description }: VideoDecoderConfig): Uint8Array {
  return description instanceof Uint8Array ? description : new Uint8Array();
}
