import { spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, get } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { say } from "#server/cli-output.ts";
import { memoryOf } from "./memory-of.ts";
import { type BenchSite, openBenchSite, quantile } from "./site.ts";
import { publish, rendersOf } from "./storm.ts";

const seconds = 5;
const everyMs = 20; // a reader on a new connection, and one on a kept one

/** Name, clients, requests per second of each client, kind. */
const crowds: [string, number, number, string][] = [
  ["nobody", 0, 0, "pages"],
  ["1 client, 200 uncached pages/s", 1, 200, "pages"],
  ["10 clients, 200 uncached pages/s each", 10, 200, "pages"],
  ["1 client, 200 uncached articles/s", 1, 200, "articles"],
  ["10 clients, 200 uncached articles/s each", 10, 200, "articles"],
  ["1 client, 40 unknown searches/s", 1, 40, "searches"],
  ["10 clients, 200 redirects/s each", 10, 200, "redirects"],
  ["10 clients, 6 unread lists/s each", 10, 6, "unread"],
];

/**
 * Response times of a cached page while others request uncached ones, on one core without workers. With a number of
 * workers, the site may use all cores.
 */
export async function crowd([workers, only = ""]: string[]): Promise<void> {
  // The smallest page cache: most of the articles are not in it.
  const settings = { PAGE_CACHE_MB: "1", WORKERS: workers ?? "0" };
  const site = await openBenchSite(settings, { pinned: workers === undefined });
  try {
    await publishArticles(site);
    await (await fetch(site.url)).text();
    say("Milliseconds for a reader of the home page: p50 and p99, on new and on kept connections;");
    say("CPU milliseconds for which the event loop was held at one time; renders a second");
    for (const [name, clients, rate, kind] of crowds.filter(([, , , kind]) => kind.includes(only))) {
      const command = [process.execPath, "bench/crowd-clients.ts", site.url, `${clients}`, `${rate}`, kind];
      const others = spawn("taskset", ["-c", "1", ...command], { stdio: ["ignore", "pipe", "inherit"] });
      await delay(1000);
      await site.hold();
      const before = await rendersOf(site.url);
      const [fresh, reused] = await readers(site);
      const renders = ((await rendersOf(site.url)) - before) / seconds;
      const { cpu } = await site.hold();
      const ended = once(others, "exit");
      others.kill("SIGTERM");
      const statuses = (await text(others.stdout)).trim();
      await ended;
      const times = [fresh, reused].map((each) =>
        [0.5, 0.99].map((part) => quantile(each, part).toFixed(1)).join(" "),
      );
      say(
        `${name.padEnd(40)} new ${times[0]}   kept ${times[1]}   held ${(cpu / 1000).toFixed(1)}   ${renders.toFixed(0)}/s   ${memoryOf(site.pid).site} MB   ${statuses}`,
      );
    }
  } finally {
    await site.close();
  }
}

async function publishArticles({ url, folder }: BenchSite): Promise<void> {
  const answer = await fetch(`${url}/api/blogs/all?view=card&limit=1`);
  const [{ author }] = (await answer.json()) as [{ author: { _id: string } }];
  await publish(folder, [author._id], 2000);
}

async function readers({ url }: BenchSite): Promise<[number[], number[]]> {
  const fresh: number[] = [];
  const reused: number[] = [];
  const agent = new Agent({ keepAlive: true });
  const requests: Promise<void>[] = [];
  for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
    requests.push(read(url, false, fresh), read(url, agent, reused));
    await delay(everyMs);
  }
  await Promise.all(requests);
  agent.destroy();
  return [fresh, reused];
}

function read(url: string, agent: Agent | false, times: number[]): Promise<void> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => {
      answer.resume().on("end", () => {
        times.push(performance.now() - began);
        resolve();
      });
    }).on("error", reject);
  });
}
