import { randomBytes } from "node:crypto";
import { say } from "#server/cli-output.ts";
import { makeDatabase } from "#test/servers/databases.ts";
import { type Articles, publish } from "./publish.ts";
import { median, openBenchSite, signIn } from "./site.ts";

const rounds = 20;
const claimed = 50; // milliseconds

const searches: [string, string][] = [
  ["a word that is rare", "q=chalkboard"],
  ["a word in many articles", "q=committee"],
  ["a word in most articles", "q=city"],
  ["three common words", "q=street+house+water"],
  ["a common and a rare word", "q=city+chalk"],
  ["ten words", "q=the+city+counts+every+house+on+the+street+by+water"],
  ["the beginning of a word", "q=com"],
  ["a word that is nowhere, by one letter", "q=comittee"],
  ["three such words", "q=comittee+hosue+wather"],
  ["what nobody has written", "q=zzyzzx"],
  ["five such words", "q=zzyzzx+qwvvord+xxcitty+qqstreeet+vvwaterr"],
  ["a word in most articles, in one section", "q=city&section=programmes"],
  ["the same in one year", "q=city&section=programmes&year=2020"],
  ["the last page", "q=city&page=40"],
  ["a word in most articles, in the site's language", "q=city&language=en"],
  ["the same in another language", "q=city&language=de"],
  ["a rare word in another language", "q=chalkboard&language=de"],
];

const lists: [string, string][] = [
  ["the archive", "all?"],
  ["its last page", "all?page=4000"],
  ["a section of it", "all?section=publications"],
  ["a year of it", "all?year=2020"],
  ["the last page of a year", "all?year=2020&page=300"],
  ["those in another language", "all?language=de"],
  ["those in the site's language", "all?language=en"],
  ["a tag of every fourth article", "all?tag=commons"],
  ["its last page", "all?tag=commons&page=1000"],
  ["that tag in another language", "all?tag=commons&language=de"],
  ["a subcategory", "section/publications?subcategory=Housing"],
  ["events", "section/events?"],
  ["the last page of events", "section/events?page=1000"],
  ["past events of a subcategory", "section/events?subcategory=Housing&eventStatus=past"],
];

/** Search times with many articles, on SQLite and, with TEST_DATABASE_URL, on PostgreSQL. */
export async function search([wanted = "100000", percent = "10"]: string[]): Promise<void> {
  const server = process.env.TEST_DATABASE_URL;
  const articles = { count: Number(wanted), german: Number(percent) / 100 };
  await measureOn("SQLite", {}, articles);
  if (!server) {
    say("PostgreSQL: not measured; TEST_DATABASE_URL names a server on which databases may be made.");
    return;
  }
  const database = await makeDatabase(server, `footpath_bench_${randomBytes(6).toString("hex")}`);
  try {
    await measureOn("PostgreSQL", { DATABASE_URL: database.url }, articles);
  } finally {
    await database.remove();
  }
}

async function measureOn(engine: string, env: Record<string, string>, articles: Articles): Promise<void> {
  const site = await openBenchSite(env);
  try {
    await publish({ ...env, DATA_DIR: site.folder }, articles);
    const authorization = `Bearer ${await signIn(site)}`; // past the page cache
    say(`\n${engine}, ${articles.count} articles: milliseconds for an answer, median and worst of ${rounds}`);
    for (const [name, query] of searches) {
      await measure(name, `${site.url}/api/search?limit=24&${query}`, { authorization });
    }
    for (const [name, query] of lists)
      await measure(name, `${site.url}/api/blogs/${query}&view=card&limit=24`, { authorization });
  } finally {
    await site.close();
  }
}

async function measure(name: string, address: string, headers: { authorization: string }): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const began = performance.now();
    const response = await fetch(address, { headers });
    await response.arrayBuffer();
    // The first one reads from disk.
    if (round > 0) times.push(performance.now() - began);
    if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  }
  const middle = median(times);
  const numbers = [middle, Math.max(...times)].map((time) => time.toFixed(1).padStart(7)).join(" ");
  say(`${numbers}  ${middle > claimed ? "✗" : "✓"} ${name}`);
}
