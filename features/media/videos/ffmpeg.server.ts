import { execFile } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { setPriority } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { minute } from "#core/durations.ts";
import { decode } from "../decoding/decoder.server.ts";
import { endingWithSite } from "../decoding/ending-with-site.server.ts";
import { isReadable, type VideoKind } from "../types/file-type.server.ts";

const defaultTimeout = 30 * minute; // milliseconds for one run
const maxSound = 4 * minute; // while the uploader waits
const soundRates = "48000|44100|32000|24000|22050|16000";
const maxSide = 1920; // pixels
const posterSide = 1440; // pixels
const maxPixels = 50_000_000;
const maxOutput = 8 * 1024 * 1024; // bytes of messages
const priority = 15; // below the site

/** The program `ffmpeg` in the first folder of a search path that has it. */
export function findFfmpeg(path: string): string | undefined {
  const name = process.platform === "win32" ? "ffmpeg.exe" : "ffmpeg";
  return path
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find(canRun);
}

export function canRun(program: string): boolean {
  try {
    accessSync(program, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

type Conversion = { ffmpeg: string; from: string; kind: VideoKind; to: string };

/**
 * Makes an MP4 without metadata that every browser plays, with its index first. Streams that play already are copied,
 * others become H.264 and AAC. Throws with ffmpeg's output.
 */
export async function convert({ ffmpeg, from, kind, to }: Conversion, signal: AbortSignal): Promise<void> {
  // ffmpeg itself finds out what cannot be inspected.
  const info = isReadable(kind) ? await decode("inspectVideo", from).catch(() => undefined) : undefined;
  const pictures = info?.picturesPlay ? ["-c:v", "copy"] : transcoded;
  const sound = info?.soundPlays ? ["-c:a", "copy"] : ["-c:a", "aac", "-b:a", "128k", "-ac", "2"];
  const target = ["-movflags", "+faststart", "-max_muxing_queue_size", "1024", "-f", "mp4", to];
  await run(ffmpeg, [...source(kind, from), ...withoutMetadata, ...pictures, ...sound, ...target], signal);
}

type SoundConversion = { ffmpeg: string; from: string; type: "flac" | "m4a" | "wav"; to: string };

/** Makes an M4A without metadata: 128 kbit/s in stereo, about 70 in mono. Throws with ffmpeg's output. */
export async function convertSound({ ffmpeg, from, type, to }: SoundConversion, signal?: AbortSignal) {
  const form = `aformat=sample_rates=${soundRates}:channel_layouts=mono|stereo`;
  const read = source(type === "m4a" ? "mp4" : type, from);
  const args = [...read, "-map", "0:a:0", ...bare, "-c:a", "aac", "-af", form, "-f", "mp4", to];
  await run(ffmpeg, args, signal, maxSound);
}

/** One video and one audio stream, no cover picture (`V`), tag, chapter, encoder name or SEI (NAL unit 6 of H.264). */
const bare = ["-map_metadata", "-1", "-map_chapters", "-1", "-fflags", "+bitexact", "-flags", "+bitexact"];
const withoutMetadata = [
  ...["-map", "0:V:0", "-map", "0:a:0?", "-sn", "-dn", ...bare],
  ...["-write_tmcd", "0", "-bsf:v", "filter_units=remove_types=6"],
];

const transcoded = [
  ...["-c:v", "libx264", "-preset", "veryfast", "-crf", "23", "-maxrate", "8M", "-bufsize", "16M"],
  ...["-pix_fmt", "yuv420p", "-threads", "2"],
  ...["-vf", `${within(maxSide)}:force_divisible_by=2`],
];

/** Shrinks both sides to at most this, in their proportion. */
function within(side: number): string {
  return `scale=w='min(${side},iw)':h='min(${side},ih)':force_original_aspect_ratio=decrease`;
}

/** Writes the most typical of the first frames as PNG. */
export async function takeStill({ ffmpeg, from, to }: Omit<Conversion, "kind">, signal: AbortSignal) {
  const shape = `${within(posterSide)},thumbnail=24`; // keeps 24 frames in memory
  const args = [...source("mp4", from), "-an", "-vf", shape, "-frames:v", "1", "-f", "image2", to];
  await run(ffmpeg, args, signal);
}

/** Reads this one file, in the format that its bytes say, and nothing that it refers to. */
function source(kind: VideoKind | "flac" | "wav", from: string): string[] {
  return [
    ...["-nostdin", "-hide_banner", "-loglevel", "error", "-y", "-filter_threads", "1", "-threads", "2"],
    ...["-protocol_whitelist", "file", "-max_pixels", `${maxPixels}`, "-f", kind === "mp4" ? "mov" : kind],
    ...["-i", `file:${from}`],
  ];
}

async function run(program: string, args: string[], signal?: AbortSignal, timeout = defaultTimeout) {
  const running = promisify(execFile)(...endingWithSite(program, args), {
    signal,
    timeout,
    killSignal: "SIGKILL",
    maxBuffer: maxOutput,
    windowsHide: true,
  });
  const { pid } = running.child;
  try {
    if (pid !== undefined) setPriority(pid, priority);
  } catch {
    // The process has ended already.
  }
  await running;
}
