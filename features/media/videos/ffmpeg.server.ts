import { spawn } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { open } from "node:fs/promises";
import { setPriority } from "node:os";
import { delimiter, join } from "node:path";
import { type Movie, picturesPlay, readMovie, soundPlays } from "./movie.server.ts";

const longest = 30 * 60 * 1000; // milliseconds for one run
const longestSide = 1920; // pixels
const posterSide = 1440; // pixels
const mostPixels = 50_000_000;
const politeness = 15; // the site itself comes first

/** The program `ffmpeg` in one of the folders of a search path; undefined where it is in none. */
export function findFfmpeg(path: string): string | undefined {
  const name = process.platform === "win32" ? "ffmpeg.exe" : "ffmpeg";
  return path
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find(canRun);
}

/** Whether there is a program at this path that we may run. */
export function canRun(program: string): boolean {
  try {
    accessSync(program, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export type Conversion = { ffmpeg: string; from: string; kind: "mp4" | "mov" | "avi"; to: string };

/**
 * Makes an MP4 that every browser plays and that begins to play before it is all there. What plays already is
 * copied, the rest becomes H.264 and AAC. Throws with the program's last words where that cannot be done.
 */
export async function convert({ ffmpeg, from, kind, to }: Conversion, signal: AbortSignal): Promise<void> {
  const movie = kind === "avi" ? undefined : await movieAt(from);
  const pictures = movie && picturesPlay(movie) ? ["-c:v", "copy"] : transcoded;
  const sound = movie && soundPlays(movie) ? ["-c:a", "copy"] : ["-c:a", "aac", "-b:a", "128k", "-ac", "2"];
  const clean = ["-map_metadata", "-1", "-map_chapters", "-1", "-fflags", "+bitexact", "-flags", "+bitexact"];
  const streams = ["-map", "0:v:0", "-map", "0:a:0?", "-sn", "-dn"];
  const target = ["-movflags", "+faststart", "-max_muxing_queue_size", "1024", "-f", "mp4", to];
  await run(ffmpeg, [...source(kind, from), ...streams, ...clean, ...pictures, ...sound, ...target], signal);
}

const transcoded = [
  ...["-c:v", "libx264", "-preset", "veryfast", "-crf", "23", "-maxrate", "8M", "-bufsize", "16M"],
  ...["-pix_fmt", "yuv420p", "-threads", "2"],
  ...["-vf", `${within(longestSide)}:force_divisible_by=2`],
];

/** Makes both sides no longer than this, in their proportion. */
function within(side: number): string {
  return `scale=w='min(${side},iw)':h='min(${side},ih)':force_original_aspect_ratio=decrease`;
}

/** Writes one picture of a video as PNG: of its first frames the one that stands for the others. */
export async function takeStill(
  { ffmpeg, from, to }: Pick<Conversion, "ffmpeg" | "from" | "to">,
  signal: AbortSignal,
): Promise<void> {
  const shape = `${within(posterSide)},thumbnail=24`; // which keeps 24 pictures in memory
  await run(
    ffmpeg,
    [...source("mp4", from), "-an", "-vf", shape, "-frames:v", "1", "-f", "image2", to],
    signal,
  );
}

/** What is read: this one file, as what its bytes say it is, and nothing that it may point to. */
function source(kind: Conversion["kind"], from: string): string[] {
  return [
    ...["-nostdin", "-hide_banner", "-loglevel", "error", "-y", "-filter_threads", "1", "-threads", "2"],
    ...["-protocol_whitelist", "file", "-max_pixels", `${mostPixels}`, "-f", kind === "avi" ? "avi" : "mov"],
    ...["-i", `file:${from}`],
  ];
}

async function movieAt(path: string): Promise<Movie | undefined> {
  const file = await open(path);
  try {
    return await readMovie(file, (await file.stat()).size);
  } catch {
    return undefined; // then the program itself finds out what it is
  } finally {
    await file.close();
  }
}

function run(program: string, args: string[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new Error("The site is stopping."));
    const child = spawn(program, args, { stdio: ["ignore", "ignore", "pipe"], windowsHide: true });
    let said = "";
    const end = () => child.kill("SIGKILL");
    const timer = setTimeout(end, longest);
    signal.addEventListener("abort", end);
    const settled = (error?: Error) => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      if (error) reject(error);
      else resolve();
    };
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      said = (said + text).slice(-2000);
    });
    child.on("error", settled);
    child.on("close", (code) =>
      settled(code === 0 ? undefined : new Error(`ffmpeg ended with ${code}: ${said}`)),
    );
    if (child.pid !== undefined) beGentle(child.pid);
  });
}

function beGentle(pid: number): void {
  try {
    setPriority(pid, politeness);
  } catch {
    // It has ended already.
  }
}
