import {
  EncodedPacketSink,
  FilePathSource,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  QTFF,
  WEBM,
} from "mediabunny";
import { AppError, isAppError } from "#core/errors.ts";
import { m } from "#messages";

const maxPackets = 200_000; // frames and pieces of sound: each takes 30 µs, and all of them about 96 MB of heap
const playableProfiles = /^avc1\.(42|4d|58|64)/i; // Baseline, Main, Extended, High: 8 bits, 4:2:0
const playableInWebm = /^(vp8|vp09\.00)/i; // VP8, and VP9 of 8 bits, 4:2:0
/** The size of a video in pixels, upright, whether every browser plays its pictures and its sound in an MP4, and the type of file for both. */
export type VideoInfo = {
  width: number;
  height: number;
  picturesPlay: boolean;
  soundPlays: boolean;
  contentType: "video/mp4" | "video/webm" | "video/quicktime";
};

type Tracks = { video: InputVideoTrack; audio: InputAudioTrack | null };

/** Reads what an MP4, MOV, WebM or MKV contains. Refuses a file without a video track. */
export async function inspectVideo(path: string): Promise<VideoInfo> {
  return withTracks(path, infoOf);
}

/** Reads the first video and the first audio track of such a file. Refuses what it cannot read. */
export async function withTracks<Result>(path: string, work: (tracks: Tracks) => Promise<Result>) {
  // No other formats: a playlist named like a video could name other files to read.
  using input = new Input({ source: new FilePathSource(path), formats: [MP4, QTFF, WEBM, MATROSKA] });
  try {
    const video = await input.getPrimaryVideoTrack();
    if (!video) throw new Error("no video track");
    return await work({ video, audio: await input.getPrimaryAudioTrack() });
  } catch (error) {
    throw isAppError(error)
      ? error
      : new AppError("unsupported_media_type", m.adminMedia.videoUnreadable(), { cause: error });
  }
}

export async function infoOf({ video, audio }: Tracks): Promise<VideoInfo> {
  const [sound, codec] = [await audio?.getCodec(), await video.getCodecParameterString()];
  const picturesPlay = playableProfiles.test(codec ?? "");
  const soundPlays = !audio || sound === "aac" || sound === "mp3";
  const isWebm = playableInWebm.test(codec ?? "") && (!audio || sound === "opus" || sound === "vorbis");
  return {
    width: await video.getDisplayWidth(),
    height: await video.getDisplayHeight(),
    picturesPlay,
    soundPlays,
    contentType: picturesPlay && soundPlays ? "video/mp4" : isWebm ? "video/webm" : "video/quicktime",
  };
}

/** Needed to leave room for the index at the beginning of the file. Refuses what would keep the process busy for long. */
export async function countPackets({ video, audio }: Tracks, fileSize: number) {
  const counts = { video: 0, audio: 0 };
  let bytes = 0;
  for (const [name, track] of Object.entries({ video, audio })) {
    if (!track) continue;
    const packets = new EncodedPacketSink(track).packets(undefined, undefined, { metadataOnly: true });
    for await (const { byteLength } of packets) {
      counts[name as keyof Tracks] += 1;
      bytes += byteLength;
      if (counts.video + counts.audio > maxPackets)
        throw new AppError("too_large", m.adminMedia.tooManyFrames());
      if (bytes > fileSize) throw new Error("packets that overlap");
    }
  }
  return counts;
}
