import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";

const password = "a walk by the river";
const members = 12;
const editors = 5;
const articles = 24;
// Each account may comment ten times a minute, and save thirty times in ten.
const [commentEvery, likeEvery, saveEvery] = [6500, 5000, 8000]; // milliseconds
const answerWithin = 30_000; // milliseconds

type Who = { id: string; token: string };
/** What was acknowledged, with a text that is in the database once. */
type Acknowledged = { kind: "comment" | "like" | "save"; of: string; mark: string };

/** What happened during one event. */
export type Count = {
  reads: number;
  failedReads: Map<string, number>;
  writes: number;
  refused: number;
  /** Writes without an answer or with another one. Nobody knows whether they are done. */
  cutOff: Map<string, number>;
  /** Milliseconds since the last acknowledged write, at most, while writes were refused. */
  longest: number;
};

export type Traffic = {
  /** Begins to count for the next event. */
  count(): Count;
  stop(): Promise<void>;
  /** Looks up each acknowledged write. */
  verify(databaseUrl: string): Promise<{ all: number; lost: string[]; doubled: string[] }>;
};

/** Readers and members who use a site steadily. `promote` makes an account one of an administrator. */
export async function openTraffic(
  url: string,
  admin: string,
  promote: (email: string) => Promise<unknown>,
): Promise<Traffic> {
  const isOver = new AbortController();
  const acknowledged: Acknowledged[] = [];
  let current = emptyCount();
  let lastWrite = performance.now();
  let isRefusing = false;
  const writers: Who[] = [];
  for (let number = 0; number < members; number += 1) {
    const email = `member-${number}@example.org`;
    await send(url, "POST /api/users/register", { name: `Member ${number}`, email, password });
    if (number < editors) await promote(email);
    writers.push(await login(url, email));
  }
  const blogs = await addArticles(url, await login(url, admin));
  const loops = [
    ...["/", "/blogs", "/api/blogs/all?limit=5&page=", "/search?q=walk+", "/api/search?q=water+"].map(read),
    ...writers.flatMap((who, index) => [comments(who, index), likes(who)]),
    ...writers.slice(0, editors).map(saves),
  ];

  async function read(path: string): Promise<void> {
    for (let number = 0; !isOver.signal.aborted; number += 1) {
      const target = /[=+]$/.test(path) ? `${path}${1 + (number % 100)}` : path;
      const status = await fetch(url + target, { signal: AbortSignal.timeout(answerWithin) }).then(
        (answer) => answer.arrayBuffer().then(() => answer.status),
        (error) => error.cause?.code ?? error.name,
      );
      current.reads += 1;
      if (status !== 200) add(current.failedReads, `${path} ${status}`);
      await wait(100);
    }
  }

  async function comments({ token }: Who, index: number): Promise<void> {
    await pause(Math.random() * commentEvery);
    for (let number = 0; !isOver.signal.aborted; number += 1) {
      const blog = blogs[number % blogs.length]?._id ?? "";
      const mark = `Drill ${index}-${number}.`;
      const { status } = await send(url, `POST /api/blogs/comment/${blog}`, { text: mark }, token);
      note(status, { kind: "comment", of: blog, mark });
      await pause(commentEvery);
    }
  }

  async function likes({ id, token }: Who): Promise<void> {
    await pause(Math.random() * likeEvery);
    for (const { _id } of blogs) {
      const { status } = await send(url, `PUT /api/blogs/like/${_id}`, {}, token);
      note(status, { kind: "like", of: _id, mark: id });
      await pause(likeEvery);
      if (isOver.signal.aborted) return;
    }
  }

  async function saves({ token }: Who, index: number): Promise<void> {
    await pause(Math.random() * saveEvery);
    const { _id: blog = "" } = blogs.at(-1 - index) ?? {};
    for (let number = 0; !isOver.signal.aborted; number += 1) {
      const before = await send<{ version: number }>(url, `GET /api/blogs/${blog}/writing`, undefined, token);
      const mark = `Save ${index}-${number}.`;
      const values = { content: `<p>${mark}</p>`, version: before.body?.version };
      const { status } = await send(url, `PUT /api/blogs/${blog}`, values, token);
      note(before.status === 200 ? status : before.status, { kind: "save", of: blog, mark });
      await pause(saveEvery);
    }
  }

  /** Until the end at most. */
  function pause(milliseconds: number): Promise<void> {
    return wait(milliseconds, undefined, { signal: isOver.signal }).catch(() => {});
  }

  function note(status: number, entry: Acknowledged): void {
    const now = performance.now();
    if (status >= 200 && status < 300) {
      acknowledged.push(entry);
      current.writes += 1;
      if (isRefusing) noteStretch(now);
      isRefusing = false;
      lastWrite = now;
    } else {
      isRefusing = true;
      noteStretch(now);
      if (status === 503) current.refused += 1;
      else add(current.cutOff, `${entry.kind} ${status}`);
    }
  }

  function noteStretch(now: number): void {
    current.longest = Math.max(current.longest, now - lastWrite);
  }

  return {
    count() {
      current = emptyCount();
      return current;
    },
    async stop() {
      isOver.abort();
      await Promise.all(loops);
    },
    async verify(databaseUrl) {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      const lost: string[] = [];
      const doubled: string[] = [];
      for (const entry of acknowledged) {
        const { rows } = await client.query(lookUp[entry.kind], [entry.of, entry.mark]);
        if (rows[0].count === 0) lost.push(`${entry.kind} ${entry.mark}`);
        if (rows[0].count > 1) doubled.push(`${entry.kind} ${entry.mark}`);
      }
      await client.end();
      return { all: acknowledged.length, lost, doubled };
    },
  };
}

async function addArticles(url: string, { token }: Who): Promise<{ _id: string }[]> {
  const added: { _id: string }[] = [];
  for (let number = 0; number < articles; number += 1) {
    const article = {
      title: `Article ${number}`,
      content: "<p>Water and a walk.</p>",
      section: "programmes",
    };
    const { status, body } = await send<{ _id: string }>(url, "POST /api/blogs/add", article, token);
    if (!body) throw new Error(`An article could not be added (${status}).`);
    added.push(body);
  }
  return added;
}

const lookUp: Record<Acknowledged["kind"], string> = {
  comment: "select count(*)::int from comments where blog_id = $1 and text = $2",
  like: "select count(*)::int from likes where blog_id = $1 and user_id = $2",
  save: "select count(*)::int from revisions where ref = $1 and fields like '%>' || $2 || '<%'",
};

function emptyCount(): Count {
  return { reads: 0, failedReads: new Map(), writes: 0, refused: 0, cutOff: new Map(), longest: 0 };
}

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

async function login(url: string, email: string): Promise<Who> {
  const { body } = await send<{ token: string }>(url, "POST /api/auth/login", { email, password });
  const token = body?.token ?? "";
  const me = await send<{ _id: string }>(url, "GET /api/users/profile", undefined, token);
  if (!me.body?._id) throw new Error(`${email} cannot log in.`);
  return { id: me.body._id, token };
}

/** The status is 0 without an answer. */
async function send<Body>(url: string, line: string, body?: object, token?: string) {
  const [method, path = ""] = line.split(" ");
  const headers = {
    ...(body && { "content-type": "application/json" }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  try {
    const signal = AbortSignal.timeout(answerWithin);
    const answer = await fetch(url + path, { method, headers, body: body && JSON.stringify(body), signal });
    const text = await answer.text();
    return { status: answer.status, body: answer.ok ? (JSON.parse(text) as Body) : undefined };
  } catch {
    return { status: 0, body: undefined };
  }
}
