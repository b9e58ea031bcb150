import { spawnSync } from "node:child_process";
import { createWriteStream, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { say } from "#server/cli-output.ts";
import { type BenchSite, median, openBenchSite, signIn } from "./site.ts";

const corpus = "../shared/corpora/articles/blogs-digitalgov.json";
const rounds = 40;
// Must cost the same however many articles there are. Requested past the page cache.
const addresses = [
  "/api/blogs/front",
  "/api/blogs/all?view=card&limit=24",
  "/api/blogs/all?view=card&limit=24&language=en",
  "/api/blogs/section/publications?view=card&limit=24",
  "/api/blogs/section/events?view=card&limit=24",
  "/api/blogs/subcategories/publications",
];

// Admin requests may take longer, but not on the main thread.
const managed = [
  "/api/blogs/manage?limit=25",
  "/api/blogs/manage?limit=25&page=1000",
  "/api/blogs/manage?limit=25&q=open",
  "/api/blogs/manage?limit=25&sort=title",
  "/api/blogs/manage?limit=25&sort=likes",
  "/api/blogs/manage?limit=25&author=digital",
  "/api/blogs/manage?limit=25&tag=open",
  "/api/blogs/manage?limit=25&language=en&page=1000",
  "/api/blogs/manage?limit=25&from=2020-01-01&to=2020-01-31",
  "/api/blogs/manage/counts",
];

type Cost = { wall: number; main: number };

/** Response times with the sample's 28 articles, and with many more published by `load`. */
export async function growth([wanted = "100000"]: string[]): Promise<void> {
  if (!existsSync(corpus)) throw new Error(`This bench needs articles at ${corpus}.`);
  const site = await openBenchSite();
  try {
    for (const section of ["publications", "events"]) {
      const answer = await fetch(`${site.url}/api/blogs/section/${section}?view=card&limit=1`);
      const [blog] = (await answer.json()) as { _id: string }[];
      addresses.push(`/api/blogs/${blog?._id}/page`);
    }
    const few = await measure(site);
    await publish(site, Number(wanted));
    // Idle connections have been closed.
    await fetch(`${site.url}/healthz`).catch(() => {});
    const many = await measure(site);
    say(`\nMilliseconds for an answer with 28 articles, with ${wanted} more, and how many times as long`);
    say(`(median of ${rounds}); and CPU time on the main thread with ${wanted} more`);
    for (const [address, { wall, main }] of many) {
      const before = few.get(address)?.wall ?? 0;
      const numbers = [before, wall, wall / before].map((number) => number.toFixed(2).padStart(8));
      say(`${numbers.join(" ")} ×  ${main.toFixed(2).padStart(8)}  ${address}`);
    }
  } finally {
    await site.close();
  }
}

async function measure(site: BenchSite): Promise<Map<string, Cost>> {
  const headers = { authorization: `Bearer ${await signIn(site)}` };
  const costs = new Map<string, Cost>();
  for (const address of [...addresses, ...managed]) {
    const times: number[] = [];
    const before = await site.cpu();
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now();
      const answer = await fetch(site.url + address, { headers });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
      times.push(performance.now() - began);
    }
    const main = ((await site.cpu()).main - before.main) / rounds / 1000;
    costs.set(address, { wall: median(times), main });
  }
  return costs;
}

/** Loads the corpus repeatedly under different sources. */
async function publish({ folder }: BenchSite, count: number): Promise<void> {
  const articles: { path: string; title: string }[] = JSON.parse(readFileSync(corpus, "utf8"));
  const file = join(folder, "articles.ndjson");
  async function* lines() {
    for (let index = 0; index < count; index += 1) {
      const article = articles[index % articles.length];
      const edition = Math.floor(index / articles.length) + 1;
      const path = `${edition}/${article?.path}`;
      yield `${JSON.stringify({ ...article, path, title: `${article?.title} (${edition})` })}\n`;
    }
  }
  await pipeline(lines, createWriteStream(file));
  const began = performance.now();
  const env = { ...process.env, DATA_DIR: folder };
  const { status } = spawnSync(process.execPath, ["scripts/site.ts", "load", file], {
    env,
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("The articles could not be loaded.");
  say(`${Math.round(count / ((performance.now() - began) / 1000))} articles a second`);
}
