import { Socket } from "node:net";
import pg from "pg";
import type { Announced, Feed, Later } from "../engine.ts";
import type { DatabaseLimits } from "../limits.ts";
import { connectionSettings } from "./pool.ts";

export const channel = "footpath_changes";
const heartbeat = 4000; // milliseconds; with a timeout of 3 s a dead connection is noticed within 7 s
const firstRetry = 250; // milliseconds, doubled with each failure
const longestRetry = 4000; // milliseconds

type Place = { url: string; node: string; limits: DatabaseLimits };

/**
 * Listens for commits of other nodes over a connection of its own. A connection that does not answer is
 * replaced, because routers drop idle connections silently.
 */
export async function listen(
  { url, node, limits }: Place,
  heard: Announced,
  later: Later = timer,
): Promise<Feed> {
  const patience = limits.timeout * 1000;
  let current: { client: pg.Client; socket: Socket } | undefined;
  let isListening = false;
  let isStopped = false;
  let failures = 0;
  let cancelNext = () => {};

  async function connect(): Promise<void> {
    const socket = new Socket();
    const client = new pg.Client({ ...connectionSettings(url, limits), stream: () => socket });
    current = { client, socket };
    client.on("error", () => {});
    client.on("notification", ({ payload }) => {
      const { node: from, gone, stale } = JSON.parse(payload ?? "{}");
      // A message without tags, also from an older version, means everything.
      if (from !== node) heard(gone && stale ? { gone, stale } : null);
    });
    try {
      await client.connect();
      await answer(client, `listen ${channel}`);
    } catch (error) {
      socket.destroy();
      throw error;
    }
    client.once("end", lost);
    failures = 0;
    isListening = true;
    cancelNext = later(beat, heartbeat);
  }

  /** Throws if it takes too long. */
  async function answer(client: pg.Client, query: string): Promise<void> {
    const late = Promise.withResolvers<never>();
    const cancel = later(() => late.reject(new Error("The connection that listens is silent.")), patience);
    try {
      await Promise.race([client.query(query), late.promise]);
    } finally {
      cancel();
    }
  }

  async function beat(): Promise<void> {
    const beating = current;
    if (!beating) return;
    try {
      await answer(beating.client, "select 1");
      if (isListening && beating === current) cancelNext = later(beat, heartbeat);
    } catch {
      beating.socket.destroy();
    }
  }

  /** From here changes are missed: everything cached is suspect. */
  function lost(): void {
    if (isStopped) return;
    isListening = false;
    heard(null);
    retry();
  }

  function retry(): void {
    cancelNext();
    cancelNext = later(reconnect, Math.min(longestRetry, firstRetry * 2 ** failures));
    failures += 1;
  }

  async function reconnect(): Promise<void> {
    try {
      await connect();
      heard(null); // changes were missed in between
    } catch {
      if (!isStopped) retry();
    }
  }

  await connect();
  return {
    isListening: () => isListening,
    async stop() {
      isStopped = true;
      cancelNext();
      const cancel = later(() => current?.socket.destroy(), patience);
      await current?.client.end();
      cancel();
    },
  };
}

function timer(work: () => void, milliseconds: number): () => void {
  const timeout = setTimeout(work, milliseconds).unref();
  return () => clearTimeout(timeout);
}
