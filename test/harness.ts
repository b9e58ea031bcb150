import { randomBytes } from "node:crypto";
import { cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { afterAll, beforeAll, inject, it } from "vitest";
import type { MemberContext } from "#core/context.ts";
import type { Services } from "#core/services.ts";
import type { MigrationOptions } from "#db/migrations.ts";
import { findUserByEmail } from "#features/members/store.server.ts";
import { issueToken } from "#features/members/tokens.server.ts";
import { contextFor } from "#server/services.ts";
import { start } from "#server/start.ts";
import { makeDatabase } from "#test/servers/databases.ts";
import { openedAt } from "./templates.ts";

/** A real site on a real port, with its own database. */
export type TestSite = {
  url: string;
  services: Services;
  /** Moves the site's clock; it stands still otherwise. */
  clock: { set(instant: string): void };
  /** Follows only the redirect from a document's id to its URL. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  json<Body>(path: string, init?: RequestInit): Promise<Body>;
  /** Calls an endpoint such as `POST /api/auth/login` with a JSON body. */
  call<Body = Refused>(line: string, body?: object, headers?: Record<string, string>): Promise<Called<Body>>;
  /** An authorization header for the member with this email address; by default for the admin of the sample. */
  bearer(email?: string): Promise<SignedIn>;
  /** A context for the member with this email address, to call an operation; by default for the admin of the sample. */
  ctx(email?: string): Promise<MemberContext>;
  place: Place;
  close(): Promise<void>;
};

export type SignedIn = { authorization: string };
export type Refused = {
  code: string;
  msg: string;
  errors?: { path: string; code: string; msg: string }[];
};
export type Called<Body> = { status: number; headers: Headers; body: Body };

export const engine = process.env.TEST_ENGINE === "postgres" ? "postgres" : "sqlite";

/** For tests of bytes and folders, in files that run on both engines. */
export const itOnce = it.runIf(engine === "sqlite");

const admin = "admin@example.org";

type SiteOptions = {
  filled?: boolean;
  env?: Record<string, string>;
  /** Shares or takes over the data of another site. */
  beside?: { place: Place };
  /** When it starts. */
  at?: string;
  /** Receives the log lines that LOG_LEVEL allows. */
  log?(line: string): void;
  /** Steps of a version that only tests have. */
  migration?: MigrationOptions;
};

/** A site for the tests of a file or of a `describe`. Options that depend on another fixture are a function. */
export function useSite(options: SiteOptions | (() => SiteOptions) = {}): TestSite {
  return fixture(
    () => openSite(typeof options === "function" ? options() : options),
    (site) => site.close(),
  );
}

/** Another process of the same site on PostgreSQL. SQLite sites have only one: there it is the site itself. */
export function useNode(site: TestSite, env?: () => Record<string, string>): TestSite {
  return fixture(
    () => openNode(site, env?.()),
    (node) => node.close(),
  );
}

/** An authorization header; by default for the admin of the sample. */
export function useBearer(site: TestSite, email = admin): SignedIn {
  return fixture(() => site.bearer(email));
}

/** The entries of a list of the API. */
export function useList<Item>(site: TestSite, path: string): Item[] {
  const items: Item[] = [];
  beforeAll(async () => void items.push(...(await site.json<Item[]>(path))));
  return items;
}

/** The first entry of a list of the API. */
export function useFirst<Item extends object>(site: TestSite, path: string): Item {
  return fixture(async () => (await site.json<[Item]>(path))[0]);
}

/** A folder for the tests of a file, with its files. */
export function useFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "footpath-test-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** An object that is filled before the tests and ended after them, so that it can be a constant. */
export function fixture<Thing extends object>(
  make: () => Promise<Thing>,
  end: (thing: Thing) => unknown = () => {},
): Thing {
  const thing = {} as Thing;
  beforeAll(async () => void Object.assign(thing, await make()));
  afterAll(() => end(thing));
  return thing;
}

/** Does the same as `useNode`, within a test. */
export async function openNode(site: TestSite, env: Record<string, string> = {}): Promise<TestSite> {
  return engine === "postgres" ? openSite({ beside: site, env }) : { ...site, close: async () => {} };
}

/**
 * Starts a site with a copy of the sample institute, or an empty one. Its clock stands still at the sample's first
 * morning, its zone is Europe/Lisbon, and it logs nothing.
 */
export async function openSite(options: SiteOptions = {}): Promise<TestSite> {
  const { filled = true, env = {}, beside, at = openedAt, log, migration } = options;
  let now = at;
  const place = beside ? { ...beside.place, remove: async () => {} } : await makePlace(filled);
  const running = await start(
    {
      PORT: "0",
      TIME_ZONE: "Europe/Lisbon",
      SITE_NAME: "Institute of the Path",
      SAMPLE_CONTENT: "off",
      LOG_LEVEL: "silent",
      EXPORTS_AHEAD: "off",
      WORKERS: "0",
      AVIF: "off",
      ...place.env,
      ...env,
    },
    { build: resolve("build"), clock: () => new Date(now), log, migration },
  ).catch(async (error) => {
    await place.remove();
    throw error;
  });
  const url = running.address;
  // Like a reload: never a stale page.
  const request = async (path: string, init?: RequestInit): Promise<Response> => {
    const answer = await fetch(url + path, {
      redirect: "manual",
      ...init,
      headers: { "cache-control": "no-cache", ...Object.fromEntries(new Headers(init?.headers)) },
    });
    const isMoved = answer.status === 301 && /^\/\w+\/[\da-f]{24}$/.test(path);
    return isMoved ? request(answer.headers.get("location") ?? "/", init) : answer;
  };
  const person = async (email: string) => {
    const user = await findUserByEmail(running.services.db.queries, email);
    if (!user) throw new Error(`Nobody has the address ${email}.`);
    return user;
  };
  return {
    url,
    place,
    services: running.services,
    clock: {
      set(instant) {
        now = instant;
      },
    },
    fetch: request,
    json: async (path, init) => (await request(path, init)).json(),
    async call<Body>(line: string, body?: object, headers: Record<string, string> = {}) {
      const [method, path = ""] = line.split(" ");
      const json = body && { "content-type": "application/json" };
      const answer = await request(path, {
        method,
        headers: { ...json, ...headers },
        body: body && JSON.stringify(body),
      });
      return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Body };
    },
    async bearer(email = admin) {
      const { db, signingKeys } = running.services;
      const { id } = await person(email);
      return { authorization: `Bearer ${await issueToken(db.queries, signingKeys, id, now)}` };
    },
    ctx: async (email = admin) => contextFor(running.services, { ...(await person(email)), session: "" }),
    async close() {
      await running.stop();
      await place.remove();
    },
  };
}

/** The data of a site: its environment and folder. */
export type Place = { env: Record<string, string>; folder: string; remove(): Promise<void> };

/** The data of a test site, which is thrown away. */
export async function makePlace(filled: boolean): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), "footpath-test-"));
  const sample = inject("template");
  const media = { MEDIA_STORE: join(folder, "media") };
  if (filled) linkFiles(join(sample, "media"), media.MEDIA_STORE);
  const server = process.env.TEST_DATABASE_URL;
  if (engine === "postgres" && server) {
    const name = `footpath_test_${randomBytes(6).toString("hex")}`;
    const template = filled ? inject("templateDatabase") : undefined;
    const database = await makeDatabase(server, name, { template });
    return {
      folder,
      // A busy machine must not count as an unavailable database.
      env: { DATA_DIR: folder, DATABASE_URL: database.url, DATABASE_TIMEOUT: "60", ...media },
      async remove() {
        await database.remove();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  }
  if (filled) cpSync(join(sample, "site.sqlite"), join(folder, "site.sqlite"));
  return {
    folder,
    env: { DATA_DIR: folder, ...media },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Hard links: deleting one leaves the other, and files are never overwritten. */
function linkFiles(from: string, to: string): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const folder = join(to, relative(from, entry.parentPath));
    mkdirSync(folder, { recursive: true });
    if (entry.isFile()) linkSync(join(entry.parentPath, entry.name), join(folder, entry.name));
  }
}
