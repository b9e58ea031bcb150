import { setTimeout as wait } from "node:timers/promises";
import { blogPath } from "#features/addresses/paths.ts";
import { say } from "#server/cli-output.ts";
import { type BenchSite, openBenchSite, signIn } from "./site.ts";

const rounds = 4; // the first warms up
const row = "<tr><td>1</td><td>2</td><td>3</td></tr>";
const content = `<table><tbody>${row.repeat(3)}</tbody></table>`.repeat(3000); // 27,000 cells, 450 kB

/** How long the main thread is held at one time, at most, by a text of 27,000 cells: CPU time and time. */
export async function texts(): Promise<void> {
  const site = await openBenchSite();
  try {
    const token = await signIn(site);
    for (let round = 0; round < rounds; round += 1) await measure(site, token, round);
  } finally {
    await site.close();
  }
}

async function measure({ url, hold }: BenchSite, token: string, round: number): Promise<void> {
  const longestHold: string[] = [];
  const during = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    await wait(500); // the work after the last response
    await hold();
    const result = await work();
    const { cpu, wall } = await hold();
    longestHold.push(`${name} ${(cpu / 1000).toFixed(0)} (${(wall / 1000).toFixed(0)})`);
    return result;
  };
  const call = async (line: string, body: object) => {
    const [method, path] = line.split(" ");
    const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
    const answer = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${line}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as { _id: string; slug: string | null };
  };
  const article = { title: `Tables ${round}`, section: "programmes", content: `${content}<p>${round}</p>` };
  const id = round.toString(16).padStart(24, "b");
  const draft = (text: string, version?: number) =>
    call(`PUT /api/blogs/${id}/draft`, { ...article, content: article.content + text, version });
  await during("preview", () => call("POST /api/blogs/preview", article));
  await during("first autosave", () => draft(""));
  await during("autosave", () => draft("<p>More</p>", 1));
  const published = await during("publishing", () =>
    call(`PUT /api/blogs/${id}`, { status: "published", version: 2 }),
  );
  await during("correction", () => call(`PUT /api/blogs/${id}`, article));
  await during("first page", async () => (await fetch(url + blogPath(published))).text());
  say(`${longestHold.join(", ")} ms of CPU time (and of time)`);
}
