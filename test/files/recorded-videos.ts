import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { canaries } from "./videos.ts";

/** Writes a second of a test picture with sound, as a camera would keep it, in the format of the file's name. */
export function recordVideo(ffmpeg: string, path: string, args: string[]): Buffer {
  const source = ["-f", "lavfi", "-i", "testsrc2=size=320x180:rate=10:duration=1"];
  const sound = ["-f", "lavfi", "-i", "sine=duration=1"];
  const tags = ["-metadata", `location=${canaries[0]}`, "-metadata", `artist=${canaries[1]}`];
  const more = ["-metadata", `comment=${canaries[2]}`, "-metadata:s:v", `handler_name=${canaries[3]}`];
  execFileSync(ffmpeg, ["-v", "error", "-y", ...source, ...sound, ...tags, ...more, ...args, path]);
  return readFileSync(path);
}

/** Hashes of all frames and, last, of the sound. */
export function decodedHashes(ffmpeg: string, path: string): string[] {
  const hashes = ["framemd5", "md5"].map((format, index) => {
    const stream = index === 0 ? ["-map", "0:v:0"] : ["-map", "0:a:0"];
    return execFileSync(ffmpeg, ["-v", "error", "-i", path, ...stream, "-f", format, "-"]).toString();
  });
  const frames = hashes[0]?.split("\n").filter((line) => /^\d/.test(line)) ?? [];
  return [...frames.map((line) => line.split(",").at(-1) ?? ""), hashes[1] ?? ""];
}
