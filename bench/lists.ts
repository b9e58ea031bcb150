import { setTimeout as wait } from "node:timers/promises";
import { say } from "#server/cli-output.ts";
import { publish } from "./publish.ts";
import { type BenchSite, median, openBenchSite, signIn } from "./site.ts";

const few = 500;
const rounds = 9;
const max = 1.3; // times as much with many articles
const rest = 50; // milliseconds, for the work after an answer
// Must cost the same however many articles there are.
const paths = [
  "/blogs",
  "/programmes",
  "/publications",
  "/section/programmes",
  "/events",
  "/search?q=chalkboard",
  "/search?q=committee",
  "/search?q=city",
];

type Measured = {
  site: BenchSite;
  ids: string[];
  headers: Record<string, string>;
  costs: Map<string, number[]>;
};

/** CPU time of the process for a page after a write that drops it from the cache, on two sites by turns. */
export async function lists([wanted = "20000"]: string[]): Promise<void> {
  const sites: Measured[] = [];
  try {
    for (const count of [few, Number(wanted)]) sites.push(await openFilled(count));
    for (let round = 0; round <= rounds; round += 1) {
      for (const path of paths) for (const site of sites) await measure(site, path, round > 0);
    }
    say(`\nMilliseconds of CPU for a page after a write with ${few} articles, with ${wanted}, and the ratio`);
    say(`(median of ${rounds})`);
    for (const path of paths) {
      const [before = 0, after = 0] = sites.map(({ costs }) => median(costs.get(path) ?? []));
      const numbers = [before, after, after / before].map((number) => number.toFixed(2).padStart(8));
      say(`${numbers.join(" ")}  ${after / before > max ? "✗" : "✓"} ${path}`);
    }
  } finally {
    for (const { site } of sites) await site.close();
  }
}

async function openFilled(count: number): Promise<Measured> {
  const site = await openBenchSite();
  await publish({ DATA_DIR: site.folder }, { count, german: 0.1 });
  const answer = await fetch(`${site.url}/api/blogs/all?view=card&limit=100`);
  const ids = ((await answer.json()) as { _id: string }[]).map(({ _id }) => _id);
  const headers = {
    authorization: `Bearer ${await signIn(site)}`,
    "content-type": "application/json",
    connection: "close", // the other site is filled for longer than an idle connection lives
  };
  return { site, ids, headers, costs: new Map(paths.map((path) => [path, []])) };
}

async function measure(
  { site, ids, headers, costs }: Measured,
  path: string,
  counts: boolean,
): Promise<void> {
  const body = JSON.stringify({ ids: [ids.pop()] });
  const saved = await fetch(`${site.url}/api/blogs/trash`, { method: "POST", headers, body });
  if (!saved.ok) throw new Error(`The trash answered ${saved.status}.`);
  await wait(rest);
  const before = await site.cpu();
  const answer = await fetch(site.url + path, { headers: { connection: "close" } });
  await answer.arrayBuffer();
  await wait(rest);
  const after = await site.cpu();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  if (counts) costs.get(path)?.push((after.all - before.all) / 1000);
}
