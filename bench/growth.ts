import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { say } from "#server/say.ts";
import { type BenchSite, median, openBenchSite } from "./site.ts";

const corpus = "../shared/corpora/articles/blogs-digitalgov.json";
const rounds = 40;
// Pages and answers that must cost the same however much is published. Asked past the page cache, which would hide it.
const addresses = [
  "/api/blogs/front",
  "/api/blogs/all?view=card&limit=24",
  "/api/blogs/section/publications?view=card&limit=24",
  "/api/blogs/section/events?view=card&limit=24",
  "/api/blogs/subcategories/publications",
];

/** How long answers take with the sample's 28 articles, and again with many more published by `load`. */
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
    publish(site, Number(wanted));
    // What was kept open has been closed meanwhile, and nobody was there to hear it.
    await fetch(`${site.url}/healthz`).catch(() => {});
    const many = await measure(site);
    say(
      `\nMilliseconds for an answer, median of ${rounds}: with 28 articles, with ${wanted} more, and how many times as long`,
    );
    for (const address of addresses) {
      const [before = 0, after = 0] = [few.get(address), many.get(address)];
      say(
        `${before.toFixed(2).padStart(8)} ${after.toFixed(2).padStart(8)} ${(after / before).toFixed(2).padStart(7)} ×  ${address}`,
      );
    }
  } finally {
    await site.close();
  }
}

async function measure({ url }: BenchSite): Promise<Map<string, number>> {
  const times = new Map<string, number>();
  for (const address of addresses) {
    const taken: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now();
      await (await fetch(url + address)).arrayBuffer();
      taken.push(performance.now() - began);
    }
    times.set(address, median(taken));
  }
  return times;
}

/** The corpus again and again, each time as articles of another source, through the rule by which people publish. */
function publish({ folder }: BenchSite, count: number): void {
  const articles: { path: string; title: string }[] = JSON.parse(readFileSync(corpus, "utf8"));
  const many = Array.from({ length: count }, (_, index) => {
    const article = articles[index % articles.length];
    const edition = Math.floor(index / articles.length) + 1;
    return { ...article, path: `${edition}/${article?.path}`, title: `${article?.title} (${edition})` };
  });
  const file = join(folder, "articles.json");
  writeFileSync(file, JSON.stringify(many));
  const began = performance.now();
  const env = { ...process.env, DATA_DIR: folder };
  const { status } = spawnSync(process.execPath, ["scripts/site.ts", "load", file], {
    env,
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("The articles could not be loaded.");
  say(`${Math.round(count / ((performance.now() - began) / 1000))} articles a second`);
}
