import { Agent, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { blogPath } from "#features/addresses/paths.ts";
import { say } from "#server/cli-output.ts";
import { fill } from "./corpus.ts";
import { type BenchSite, type Cpu, median, openBenchSite } from "./site.ts";

const rounds = 4; // the first warms up
const browser = { "accept-encoding": "gzip, deflate, br, zstd" };

/**
 * CPU time of an uncached article: on the main thread, and of the process with compression and garbage collection.
 * Articles are requested one after the other.
 */
export async function render(): Promise<void> {
  const site = await openBenchSite({}, { pinned: true });
  try {
    fill(site, rounds);
    const paths = await articlePaths(site);
    const results: Cpu[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const urls = paths.filter((_, index) => index % rounds === round);
      const { main, all } = await cpuDuring(site, urls);
      const each = { main: main / urls.length / 1000, all: all / urls.length / 1000 };
      say(
        `${urls.length} articles: main thread ${each.main.toFixed(2)} ms, process ${each.all.toFixed(2)} ms each`,
      );
      if (round > 0) results.push(each);
    }
    const middle = (part: keyof Cpu) => median(results.map((result) => result[part])).toFixed(2);
    say(`CPU for an uncached article: main thread ${middle("main")} ms, process ${middle("all")} ms`);
  } finally {
    await site.close();
  }
}

async function articlePaths({ url }: BenchSite): Promise<string[]> {
  const paths: string[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await fetch(`${url}/api/blogs/all?view=card&limit=100&page=${page}`);
    const blogs = (await answer.json()) as { _id: string; slug: string | null }[];
    if (blogs.length === 0) return paths;
    paths.push(...blogs.map(blogPath));
  }
}

async function cpuDuring({ url, cpu }: BenchSite, paths: string[]): Promise<Cpu> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const before = await cpu();
  for (const path of paths) await request(url + path, agent);
  await wait(1000); // includes the work after the response
  const after = await cpu();
  agent.destroy();
  return { main: after.main - before.main, all: after.all - before.all };
}

function request(address: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: browser }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${address} answered ${response.statusCode}.`));
      response.on("end", resolve).resume();
    }).on("error", reject);
  });
}
