import { open, stat } from "node:fs/promises";
import {
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  type InputAudioTrack,
  type InputVideoTrack,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  StreamTarget,
  type StreamTargetChunk,
  WebMOutputFormat,
} from "mediabunny";
import { seiFilter } from "./sei.server.ts";
import { countPackets, infoOf, type VideoInfo, withTracks } from "./video-tracks.server.ts";

const formats = {
  "video/mp4": () => new Mp4OutputFormat({ fastStart: "reserve" }),
  "video/webm": () => new WebMOutputFormat(),
  "video/quicktime": () => new MovOutputFormat({ fastStart: "reserve" }),
};

/**
 * Writes the first video and the first audio track into a new file, packet by packet: an MP4 or a WebM if browsers play
 * it, else a MOV. Nothing else is copied, and no SEI message. Refuses what it cannot read.
 */
export async function remuxVideo({ from, to }: { from: string; to: string }): Promise<VideoInfo> {
  return withTracks(from, async (tracks) => {
    const info = await infoOf(tracks);
    const counts = await countPackets(tracks, (await stat(from)).size);
    const format = formats[info.contentType]();
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
