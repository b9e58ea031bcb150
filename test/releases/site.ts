import { resolve } from "node:path";
import type { Services } from "#core/services.ts";
import { start } from "#server/start.ts";

/** What all sites of releases have in common, so that links and dates are the same wherever one is opened. */
export const settings = {
  PORT: "0",
  TIME_ZONE: "Europe/Lisbon",
  SITE_NAME: "Institute of the Path",
  SITE_URL: "https://institute.example",
  SAMPLE_CONTENT: "off",
  LOG_LEVEL: "silent",
  EXPORTS_AHEAD: "off",
  WORKERS: "0",
  FFMPEG_PATH: "off",
  DATABASE_TIMEOUT: "60",
  JWT_SECRET: "only-the-sites-of-releases-have-this-secret",
};

/** When the sites were packed, and are opened again. */
export const packedAt = "2026-03-10T21:00:00.000Z";

export type ReleaseSite = {
  services: Services;
  /** Moves the clock, which stands still otherwise. */
  clock: { set(instant: string): void };
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** What the start printed. */
  announced: string;
  close(): Promise<void>;
};

/** Starts this program on the data of `env`. */
export async function openReleaseSite(
  env: Record<string, string>,
  at: string = packedAt,
): Promise<ReleaseSite> {
  let now = at;
  const options = { build: resolve("build"), clock: () => new Date(now) };
  const { address, services, announce, stop } = await start({ ...settings, ...env }, options);
  return {
    services,
    announced: announce.join("\n"),
    clock: {
      set(instant) {
        now = instant;
      },
    },
    fetch: (path, init) => fetch(address + path, { redirect: "manual", ...init }),
    close: () => stop(),
  };
}

export type Answer = { _id: string; version: number; slug: string; [name: string]: unknown };

type Called = { fetch(path: string, init?: RequestInit): Promise<Response> };

/** Calls the API for somebody. Throws unless it answers that it did what was sent. */
export function callerOf(site: Called, token?: string) {
  const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  async function answerOf<Body>(line: string, init: RequestInit): Promise<Body> {
    const [method, path = ""] = line.split(" ");
    const headers = { ...authorization, ...(init.headers as Record<string, string>) };
    const response = await site.fetch(path, { ...init, method, headers });
    const text = await response.text();
    if (!response.ok) throw new Error(`${line}: ${response.status} ${text}`);
    return JSON.parse(text);
  }
  return {
    send<Body = Answer>(line: string, body?: object): Promise<Body> {
      if (!body) return answerOf(line, {});
      return answerOf(line, {
        body: JSON.stringify(body),
        headers: { "content-type": "application/json" },
      });
    },
    upload<Body = Answer>(line: string, fields: Record<string, string | File>): Promise<Body> {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      return answerOf(line, { body: form });
    },
  };
}

export type Caller = ReturnType<typeof callerOf>;
