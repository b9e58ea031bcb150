import { say } from "#server/cli-output.ts";
import { addManyRows } from "#test/content/many-rows.ts";
import { type BenchSite, median, openBenchSite, signIn } from "./site.ts";

const rounds = 9;
const counts = { articles: 20_000, comments: 500_000, guests: 40_000 };

/** CPU time of the process for administrators' lists of many rows, which are written by SQL, and of the longest hold. */
export async function rows(): Promise<void> {
  const site = await openBenchSite();
  try {
    const event = addManyRows(`${site.folder}/site.sqlite`, counts);
    const headers = { authorization: `Bearer ${await signIn(site)}`, connection: "close" };
    say(
      `Milliseconds for an answer, median and worst of ${rounds}: CPU of the process and of the longest hold, wall time`,
    );
    say(`(${counts.articles} articles, ${counts.comments} comments, ${counts.guests} guests of one event)`);
    await measure(site, `/api/events/${event}/guests/csv`, headers);
    for (const sort of ["comments", "likes"]) {
      await measure(site, `/api/blogs/manage?limit=25&sort=${sort}`, headers);
    }
  } finally {
    await site.close();
  }
}

async function measure(site: BenchSite, path: string, headers: Record<string, string>): Promise<void> {
  const costs: number[] = [];
  const holds: number[] = [];
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    await site.hold();
    const before = await site.cpu();
    const began = performance.now();
    const answer = await fetch(site.url + path, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
    if (round === 0) continue; // warms up
    times.push(performance.now() - began);
    costs.push(((await site.cpu()).all - before.all) / 1000);
    holds.push((await site.hold()).cpu / 1000);
  }
  const numbers = [costs, holds, times].flatMap((all) => [median(all), Math.max(...all)]);
  say(`${numbers.map((number) => number.toFixed(0).padStart(6)).join(" ")}  ${path}`);
}
