import { openAsBlob, readFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { box } from "./videos.ts";

const mebibyte = 1024 * 1024;
const film = new URL("../sample/videos/slack-water.mp4", import.meta.url);

/** Writes a film of so many bytes, which plays: behind it lies noise that no player looks at. */
export async function writeLargeFilm(folder: string, bytes: number): Promise<string> {
  const path = join(folder, `film-of-${bytes}.mp4`);
  const begun = readFileSync(film);
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
  /** The address of a site that runs in a process of its own. */
  url: string;
  token: string;
};

/** Sends films as a collection in one form, as a browser does: from the disk. Answers with the status. */
export async function sendFilms({ url, token }: Sender, paths: string[]): Promise<number> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ title: "Large", category: "street", mediaType: "videos" })) {
    form.append(name, value);
  }
  for (const path of paths) form.append("videos", await openAsBlob(path), "film.mp4");
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/photography/add`, { method: "POST", headers, body: form });
  await answer.arrayBuffer();
  return answer.status;
}

/** Does some work and answers with how much memory the site had at most meanwhile, in bytes, and before. */
export async function memoryDuring(
  url: string,
  work: () => Promise<void>,
): Promise<{ before: number; most: number }> {
  const before = await memoryOf(url);
  let most = before;
  let working = true;
  const watching = (async () => {
    while (working) most = Math.max(most, await memoryOf(url));
  })();
  await work().finally(() => {
    working = false;
  });
  await watching;
  return { before, most };
}

async function memoryOf(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1]);
}
