import { Agent, get } from "node:http";
import { blogKind } from "#features/blogs/writing/kind.server.ts";
import { insertStored } from "#features/publishing/stored.server.ts";
import { say } from "#server/cli-output.ts";
import { readEnv } from "#server/env.ts";
import { makeLogger, openServices } from "#server/services.ts";
import { articlesBy } from "./articles.ts";
import { openBenchSite, quantile } from "./site.ts";

const rate = 500; // reads a second
const seconds = 6; // of each phase
const likesEach = 50; // a second
const members = 30;
const password = "a walk by the river";
const admin = "storm@example.org";
const agent = new Agent({ keepAlive: true, maxSockets: 512 });

type Reading = { ms: number; status: number };
type Phase = { name: string; write(): Promise<unknown> };

/** Response times of popular articles during writes: a save, a member's new name, an author's, likes. */
export async function storm([wanted = "1200"]: string[]): Promise<void> {
  const settings = { ADMIN_EMAIL: admin, ADMIN_PASSWORD: password, SIGNUPS_PER_HOUR: "1000" };
  const site = await openBenchSite(settings);
  try {
    const call = caller(site.url);
    const tokens = await Promise.all(Array.from({ length: members }, (_, number) => signedUp(call, number)));
    const authors = await idsOf(call, tokens.slice(0, 10));
    const ids = await publish(site.folder, authors, Number(wanted));
    const paths = ["/", ...ids.map((id) => `/blogs/${id}`)];
    const { token: asAdmin = "" } = await call("POST /api/auth/login", { email: admin, password });
    await warm(site.url, paths);
    const rename = (token = "") => call("PUT /api/users/profile", { name: `Renamed ${Date.now()}` }, token);
    const phases: Phase[] = [
      { name: "nobody writes", write: async () => {} },
      {
        name: "one article is saved",
        write: () => call(`PUT /api/blogs/${ids[0]}`, { title: "Saved again" }, asAdmin),
      },
      { name: "a member who wrote nothing changes her name", write: () => rename(tokens.at(-1)) },
      { name: "an author of a tenth of them does", write: () => rename(tokens[0]) },
      { name: `${likesEach} likes a second`, write: () => likeAll(call, ids, tokens) },
    ];
    say(`${ids.length} articles, ${rate} reads a second; milliseconds`);
    for (const { name, write } of phases) await measure(site.url, paths, name, write);
  } finally {
    agent.destroy();
    await site.close();
  }
}

async function measure(url: string, paths: string[], name: string, write: Phase["write"]): Promise<void> {
  const before = await rendersOf(url);
  const reads: Promise<Reading>[] = [];
  const began = performance.now();
  const writing = write();
  while (reads.length < rate * seconds) {
    const due = began + (1000 / rate) * reads.length;
    if (due > performance.now()) await new Promise((resolve) => setTimeout(resolve, 1));
    else
      reads.push(
        read(url + (Math.random() < 0.04 ? "/" : paths[Math.floor(Math.random() * paths.length)]), due),
      );
  }
  const all = await Promise.all(reads);
  await writing;
  const times = all.map(({ ms }) => ms);
  const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)].map((ms) => ms.toFixed(1));
  const count = (wanted: number) => all.filter(({ status }) => status === wanted).length;
  const renders = (await rendersOf(url)) - before;
  say(
    `p50 ${p50}  p99 ${p99}  max ${Math.max(...times).toFixed(0)}  503: ${count(503)}  broken: ${count(0)}  renders: ${renders}  ${name}`,
  );
}

/** Measured from the time at which the request was due, so that a stalled site counts. */
function read(address: string, due: number): Promise<Reading> {
  return new Promise((resolve) => {
    const end = (status: number) => resolve({ ms: performance.now() - due, status });
    get(address, { agent, headers: { "accept-encoding": "gzip" } }, (answer) => {
      answer.resume().on("end", () => end(answer.statusCode ?? 0));
    }).on("error", () => end(0));
  });
}

async function warm(url: string, paths: string[]): Promise<void> {
  const rest = [...paths];
  const one = async () => {
    for (let path = rest.pop(); path !== undefined; path = rest.pop()) {
      if ((await read(url + path, 0)).status === 503) rest.push(path);
    }
  };
  await Promise.all([one(), one(), one(), one()]);
}

async function likeAll(call: Call, ids: string[], tokens: string[]): Promise<void> {
  const sent: Promise<unknown>[] = [];
  while (sent.length < likesEach * seconds) {
    const [id, token] = [ids[(sent.length * 7) % ids.length], tokens[sent.length % tokens.length]];
    sent.push(call(`PUT /api/blogs/like/${id}`, {}, token));
    await new Promise((resolve) => setTimeout(resolve, 1000 / likesEach));
  }
  await Promise.all(sent);
}

type Call = ReturnType<typeof caller>;

function caller(url: string) {
  return async (line: string, body: object, token = ""): Promise<Record<string, string>> => {
    const [method, path] = line.split(" ");
    const headers = {
      "content-type": "application/json",
      connection: "close", // filling the database takes longer than an idle connection lives
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    };
    const answer = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${line}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
}

async function signedUp(call: Call, number: number): Promise<string> {
  const email = `reader${number}@example.org`;
  await call("POST /api/users/register", { name: `Reader ${number}`, email, password });
  return (await call("POST /api/auth/login", { email, password })).token ?? "";
}

async function idsOf(call: Call, tokens: string[]): Promise<string[]> {
  const profiles = await Promise.all(
    tokens.map((token) => call("PUT /api/users/profile", { bio: "Writes." }, token)),
  );
  return profiles.map(({ _id = "" }) => _id);
}

export async function publish(folder: string, authors: string[], count: number): Promise<string[]> {
  const services = await openServices(readEnv({ DATA_DIR: folder }), makeLogger("error"));
  try {
    const articleOf = articlesBy(authors, new Date().toISOString());
    const articles = await Promise.all(Array.from({ length: count }, (_, number) => articleOf(number)));
    await services.db.write(async (queries) => {
      for (const article of articles)
        await insertStored(queries, blogKind, article, { url: "", languages: [] });
    });
    return articles.map(({ row }) => row.id);
  } finally {
    await services.close();
  }
}

export async function rendersOf(url: string): Promise<number> {
  const lines = await (await fetch(`${url}/metrics`)).text();
  return Number(/^footpath_page_renders_total (\d+)$/m.exec(lines)?.[1] ?? Number.NaN);
}
