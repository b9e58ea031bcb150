import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { say } from "#server/cli-output.ts";
import { memoryDuring, sendVideos, writeLargeVideo } from "#test/files/large-videos.ts";
import { type BenchSite, openBenchSite, quantile, signIn } from "./site.ts";

const mebibyte = 1024 * 1024;
const readEvery = 20; // milliseconds
const quiet = 600; // reads of an idle round
const rounds = 5;

export async function uploads(): Promise<void> {
  await memoryOfUploads();
  await readersBesideUploads();
}

/** How much memory the site needs while videos of 100 MB are uploaded: five in one form, and five forms at once. */
async function memoryOfUploads(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "footpath-bench-videos-"));
  try {
    const path = await writeLargeVideo(folder, 100 * mebibyte);
    for (const FFMPEG_PATH of ["off", process.env.FFMPEG_PATH ?? ""]) {
      const site = await openBenchSite({ FFMPEG_PATH, TMPDIR: folder });
      try {
        const token = await signIn(site);
        const send = (count: number) => sendVideos({ url: site.url, token }, Array(count).fill(path));
        await send(1); // what is loaded once is not counted
        for (const [what, forms, videos] of [
          ["five videos of 100 MB in one form", 1, 5],
          ["five forms at once, each with one", 5, 1],
        ] as const) {
          const began = performance.now();
          const { before, max } = await memoryDuring(site.url, async () => {
            const statuses = await Promise.all(Array.from({ length: forms }, () => send(videos)));
            if (statuses.some((status) => status !== 201)) throw new Error(`Answered with ${statuses}.`);
          });
          const seconds = ((performance.now() - began) / 1000).toFixed(1);
          const grown = Math.round((max - before) / mebibyte);
          const means = FFMPEG_PATH === "off" ? "without ffmpeg" : "with ffmpeg   ";
          say(`${means} ${what}: ${seconds} s, ${Math.round(before / mebibyte)} MB and ${grown} MB more`);
        }
      } finally {
        await site.close();
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How long readers of a cached page wait while nobody uploads, and while twenty videos of 80 MB arrive, by turns. */
async function readersBesideUploads(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "footpath-bench-videos-"));
  const site = await openBenchSite({ TMPDIR: folder });
  try {
    const path = await writeLargeVideo(folder, 80 * mebibyte);
    const token = await signIn(site);
    const idleReads = async () => {
      let reads = 0;
      return readWhile(site, () => ++reads <= quiet);
    };
    await idleReads(); // warms up
    const idle: number[] = [];
    const beside: number[] = [];
    let taken = 0;
    for (let round = 0; round < rounds; round += 1) {
      idle.push(...(await idleReads()));
      const busy = await readWhileUploading(site, token, path);
      beside.push(...busy.times);
      taken += busy.taken;
    }
    const ratio = quantile(beside, 0.99) / quantile(idle, 0.99);
    say(
      `a cached page, idle: ${timesOf(idle)}; beside ${taken} of ${rounds * 20} uploads: ${timesOf(beside)}`,
    );
    say(`p99 beside uploads is ${ratio.toFixed(1)} times the idle one`);
  } finally {
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function readWhileUploading(site: BenchSite, token: string, path: string) {
  let arriving = true;
  const program = new URL("./upload-clients.ts", import.meta.url).pathname;
  const sending = promisify(execFile)(process.execPath, [program, site.url, token, path, "20"]).finally(
    () => {
      arriving = false;
    },
  );
  const times = await readWhile(site, () => arriving);
  const statuses: number[] = JSON.parse((await sending).stdout);
  return { times, taken: statuses.filter((status) => status === 201).length };
}

/** Milliseconds from when each read was due. */
async function readWhile({ url }: BenchSite, isOn: () => boolean): Promise<number[]> {
  const began = performance.now();
  const times: Promise<number>[] = [];
  while (isOn()) {
    const due = began + readEvery * times.length;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    times.push(
      fetch(url)
        .then((answer) => answer.arrayBuffer())
        .then(() => performance.now() - due),
    );
  }
  return Promise.all(times);
}

function timesOf(times: number[]): string {
  return [0.5, 0.99].map((part) => `p${part * 100} ${quantile(times, part).toFixed(1)} ms`).join(", ");
}
