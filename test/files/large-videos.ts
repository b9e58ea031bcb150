import { openAsBlob, readFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { box } from "./videos.ts";

const mebibyte = 1024 * 1024;
const video = new URL("../../sample/videos/slack-water.mp4", import.meta.url);

/** Writes a playable video of this many bytes, padded with noise that players skip. */
export async function writeLargeVideo(folder: string, bytes: number): Promise<string> {
  const path = join(folder, `video-of-${bytes}.mp4`);
  const begun = readFileSync(video);
  const head = box("free").subarray(0, 8);
  head.writeUInt32BE(bytes - begun.length);
  const file = await open(path, "w");
  await file.write(Buffer.concat([begun, head]));
  const noise = Buffer.alloc(mebibyte, "noise that says CANARY ");
  for (let left = bytes - begun.length - 8; left > 0; left -= noise.length) {
    await file.write(noise, 0, Math.min(left, noise.length));
  }
  await file.close();
  return path;
}

export type Sender = {
  /** The URL of a site in its own process. */
  url: string;
  token: string;
};

/** Sends videos as a collection in one form, streamed from the disk. Returns the status. */
export async function sendVideos({ url, token }: Sender, paths: string[]): Promise<number> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ title: "Large", category: "street", mediaType: "videos" })) {
    form.append(name, value);
  }
  for (const path of paths) form.append("videos", await openAsBlob(path), "video.mp4");
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/photography/add`, { method: "POST", headers, body: form });
  await answer.arrayBuffer();
  return answer.status;
}

/** Returns the memory of the site before some work and at most during it, in bytes. */
export async function memoryDuring(
  url: string,
  work: () => Promise<void>,
): Promise<{ before: number; max: number }> {
  const before = await memoryOf(url);
  let max = before;
  let working = true;
  const watching = (async () => {
    while (working) max = Math.max(max, await memoryOf(url));
  })();
  await work().finally(() => {
    working = false;
  });
  await watching;
  return { before, max };
}

async function memoryOf(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1]);
}
