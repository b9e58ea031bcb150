import { setTimeout as wait } from "node:timers/promises";
import { say } from "#server/cli-output.ts";
import { fill } from "../corpus.ts";
import { type BenchSite, type Cpu, median, openBenchSite, signIn } from "../site.ts";
import { compareCached } from "./cached.ts";
import { builtCheckout } from "./checkout.ts";

const rounds = 15;
const rest = 60; // milliseconds, for the work after an answer
const words =
  "city water street house public people design data content service research plan test users team".split(
    " ",
  );

/** A site with the articles that it has left to ask for, and those to throw away. */
type Compared = {
  site: BenchSite;
  articles: Article[];
  headers: Record<string, string>;
  costs: Map<string, Cpu[]>;
};
type Article = { _id: string; slug: string; section: string };

/** The path of a kind of page, each time another one where it may still be in a cache. */
const pages: Record<string, (compared: Compared, round: number) => string> = {
  article: ({ articles }) => `/blogs/${take(articles, "publications").slug}`,
  event: ({ articles }) => `/blogs/${take(articles, "events").slug}`,
  "id of an article": ({ articles }) => `/blogs/${take(articles, "publications")._id}`,
  home: () => "/",
  events: () => "/events",
  publications: () => "/publications",
  blogs: () => "/blogs",
  photography: () => "/photography",
  "search for a word": (_, round) => `/search?q=${words[round % words.length]}`,
  "search for two words": (_, round) =>
    `/search?q=${words[round % words.length]}+${words[(round + 4) % words.length]}`,
  "search for unknown words": (_, round) => `/search?q=zzyz${round}+qwvvord`,
  "calendar of events": () => "/events.ics",
  feed: () => "/feed.xml",
  "a part of the sitemap": () => "/sitemaps/blogs-1.xml",
  sitemap: () => "/sitemap.xml",
  "nothing there": (_, round) => `/blogs/nothing-${round}`,
  "list as JSON": () => "/api/blogs/all",
  "search as JSON": (_, round) => `/api/search?q=${words[round % words.length]}`,
};

/** CPU time of this version as a ratio to that of a commit, in alternating requests on two sites. */
export async function compare([commit, ...only]: string[]): Promise<void> {
  if (!commit) throw new Error("Please name a commit:  npm run bench -- compare COMMIT");
  const names = Object.keys(pages).filter(
    (name) => only.length === 0 || only.some((word) => name.includes(word)),
  );
  const roots = [builtCheckout(commit), "."];
  const sites: Compared[] = [];
  try {
    for (const root of roots) sites.push(await openFilled(root, names));
    for (let round = 0; round <= rounds; round += 1) {
      const inTurn = round % 2 ? sites : sites.toReversed();
      for (const name of names) for (const compared of inTurn) await measure(compared, name, round);
      say.progress("Measuring", round, rounds);
    }
    say("\nmilliseconds of CPU, process (main thread), before and now, and the ratios: medians");
    for (const name of names) sayRatio(name, sites);
    const [before, now] = sites;
    if (before && now && only.length === 0) await compareCached(before.site, now.site);
  } finally {
    for (const { site } of sites) await site.close();
  }
}

async function openFilled(root: string, names: string[]): Promise<Compared> {
  const site = await openBenchSite({}, { root, pinned: true });
  fill(site, 2, root);
  const articles: Article[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await fetch(`${site.url}/api/blogs/all?view=card&limit=100&page=${page}`);
    const found = (await answer.json()) as Article[];
    if (found.length === 0) break;
    articles.push(...found);
  }
  const headers = {
    authorization: `Bearer ${await signIn(site)}`,
    "content-type": "application/json",
    connection: "close",
  };
  return { site, articles, headers, costs: new Map(names.map((name) => [name, []])) };
}

/** The write before it makes all lists stale. */
async function measure(compared: Compared, name: string, round: number): Promise<void> {
  const { site, articles, headers, costs } = compared;
  const path = pages[name]?.(compared, round) ?? "";
  const body = JSON.stringify({ ids: [take(articles, round % 2 ? "events" : "publications")._id] });
  const saved = await fetch(`${site.url}/api/blogs/trash`, { method: "POST", headers, body });
  if (!saved.ok) throw new Error(`The trash answered ${saved.status}.`);
  await wait(rest);
  const before = await site.cpu();
  const answer = await fetch(site.url + path, { headers: { connection: "close" }, redirect: "manual" });
  await answer.arrayBuffer();
  await wait(rest);
  const after = await site.cpu();
  if (answer.status >= 500) throw new Error(`${path} answered ${answer.status}.`);
  const cost = { main: (after.main - before.main) / 1000, all: (after.all - before.all) / 1000 };
  if (round > 0) costs.get(name)?.push(cost); // the first warms up
}

function take(articles: Article[], section: string): Article {
  const at = articles.findLastIndex((article) => article.section === section);
  const [article] = articles.splice(at, 1);
  if (!article) throw new Error(`There are not enough articles in ${section}.`);
  return article;
}

function sayRatio(name: string, sites: Compared[]): void {
  const middle = (part: keyof Cpu) =>
    sites.map(({ costs }) => median((costs.get(name) ?? []).map((cost) => cost[part])));
  const [[before = 0, now = 0], [mainBefore = 0, mainNow = 0]] = [middle("all"), middle("main")];
  const numbers = [before, mainBefore, now, mainNow, now / before, mainNow / mainBefore];
  const [a, b, c, d, ratio, mainRatio] = numbers.map((number) => number.toFixed(2).padStart(6));
  say(`${a} (${b})  ${c} (${d})   ${ratio} (${mainRatio})  ${name}`);
}
