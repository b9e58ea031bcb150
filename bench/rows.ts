import { DatabaseSync } from "node:sqlite";
import { say } from "#server/cli-output.ts";
import { type BenchSite, median, openBenchSite, signIn } from "./site.ts";

const rounds = 9;
const articles = 20_000;
const comments = 500_000;
const guests = 40_000; // of one event
const at = "'2026-01-01T00:00:00.000Z'";

/** CPU time of the process for administrators' lists of many rows, which are written by SQL. */
export async function rows(): Promise<void> {
  const site = await openBenchSite();
  try {
    const event = fill(`${site.folder}/site.sqlite`);
    const headers = { authorization: `Bearer ${await signIn(site)}`, connection: "close" };
    say(`CPU milliseconds of the process and wall time for an answer, median and worst of ${rounds}`);
    say(`(${articles} articles, ${comments} comments, ${guests} guests)`);
    await measure(site, `/api/events/${event}/guests/csv`, headers);
    for (const sort of ["comments", "likes"]) {
      await measure(site, `/api/blogs/manage?limit=25&sort=${sort}`, headers);
    }
  } finally {
    await site.close();
  }
}

/** Returns the id of the event with the guests. */
function fill(path: string): string {
  const file = new DatabaseSync(path);
  file.function("unicode_lower", { deterministic: true }, (text) => text);
  file.function("plain_words", { deterministic: true }, (text) => text);
  const numbers = (most: number) =>
    `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${most})`;
  const columns = "author_id, content, excerpt, section, subcategory";
  file.exec(`begin;
    insert into blogs (id, title, created_at, updated_at, published_at, slug, slug_kept_at, ${columns})
      ${numbers(articles)} select 'many' || n, 'Title ' || n, ${at}, ${at}, ${at}, 'many-' || n, ${at}, ${columns}
      from numbers, (select ${columns} from blogs where section = 'publications' limit 1);
    insert into comments (id, blog_id, user_id, text, created_at)
      ${numbers(comments)} select 'many' || n, 'many' || (1 + (n * n) % ${articles}), user_id, 'Comment ' || n, ${at}
      from numbers, (select id as user_id from users limit 1);
    insert into registrations (id, event_id, name, email, email_key, companions, answers, state, created_at, changed_at)
      ${numbers(guests)} select 'many' || n, event_id, 'Guest ' || n, 'guest' || n || '@example.org',
        'guest' || n || '@example.org', n % 3, '[]', 'confirmed', ${at}, ${at}
      from numbers, (select id as event_id from blogs where section = 'events' limit 1);
    commit`);
  const [found] = file.prepare("select event_id from registrations limit 1").all();
  file.close();
  return String(found?.event_id);
}

async function measure(site: BenchSite, path: string, headers: Record<string, string>): Promise<void> {
  const costs: number[] = [];
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const before = await site.cpu();
    const began = performance.now();
    const answer = await fetch(site.url + path, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
    if (round === 0) continue; // warms up
    times.push(performance.now() - began);
    costs.push(((await site.cpu()).all - before.all) / 1000);
  }
  const numbers = [costs, times].flatMap((all) => [median(all), Math.max(...all)]);
  say(`${numbers.map((number) => number.toFixed(0).padStart(6)).join(" ")}  ${path}`);
}
