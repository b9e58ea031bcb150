import { readFileSync } from "node:fs";
import { say } from "#server/cli-output.ts";
import { load, needTools, serveWithNginx } from "../nginx.ts";
import { type BenchSite, median } from "../site.ts";

const rounds = 5;
const seconds = 4;
const tick = 10_000; // microseconds in the times of /proc

type Answering = { url: string; cpu(): Promise<number> };

/** CPU time of a cached page and a cached API answer on two sites, and in nginx with the bytes of the second. */
export async function compareCached(before: BenchSite, now: BenchSite): Promise<void> {
  needTools("wrk", "nginx");
  say("\nmicroseconds of CPU for a cached answer, gzipped, before, now and in nginx: medians");
  for (const path of ["/", "/api/blogs/all"]) {
    const nginx = await serveWithNginx(await (await fetch(now.url + path)).text());
    const sites = [before, now].map(({ url, cpu }) => ({
      url: url + path,
      cpu: async () => (await cpu()).all,
    }));
    const answering: Answering[] = [...sites, { url: nginx.url, cpu: async () => cpuOf(nginx.worker) }];
    const costs: number[][] = answering.map(() => []);
    try {
      for (let round = 0; round < rounds; round += 1) {
        for (const [at, one] of answering.entries()) costs[at]?.push(await costOf(one));
      }
    } finally {
      await nginx.stop();
    }
    const [was = 0, is = 0, theirs = 0] = costs.map(median);
    const numbers = [was, is, theirs].map((number) => number.toFixed(1).padStart(6)).join(" ");
    say(`${numbers}   ${(is / was).toFixed(2)} of before, ${(theirs / is).toFixed(2)} of nginx   ${path}`);
  }
}

async function costOf({ url, cpu }: Answering): Promise<number> {
  const before = await cpu();
  const answers = load(url, seconds);
  return ((await cpu()) - before) / answers;
}

/** Microseconds of CPU time that a process has had (proc(5): `stat`). */
function cpuOf(pid: number): number {
  const [, user = 0, system = 0] =
    /\) \S (?:\S+ ){10}(\d+) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8"))?.map(Number) ?? [];
  return (user + system) * tick;
}
