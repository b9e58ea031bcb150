import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { say } from "#server/cli-output.ts";
import { memoryDuring, sendVideos, writeLargeVideo } from "#test/large-videos.ts";
import { openBenchSite, signIn } from "./site.ts";

const mebibyte = 1024 * 1024;

/** How much memory the site needs while videos of 100 MB are uploaded: five in one form, and five forms at once. */
export async function uploads(): Promise<void> {
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
          const { before, most } = await memoryDuring(site.url, async () => {
            const statuses = await Promise.all(Array.from({ length: forms }, () => send(videos)));
            if (statuses.some((status) => status !== 201)) throw new Error(`Answered with ${statuses}.`);
          });
          const seconds = ((performance.now() - began) / 1000).toFixed(1);
          const grown = Math.round((most - before) / mebibyte);
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
