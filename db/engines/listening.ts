import { Socket } from "node:net";
import pg from "pg";
import type { Announced, Later } from "../engine.ts";
import type { DatabaseLimits } from "../limits.ts";
import { connectionSettings } from "./pool.ts";
import { urlsOf } from "./postgres-urls.ts";

export const channel = "footpath_changes";
const heartbeat = 4000; // milliseconds; with a timeout of 3 s a dead connection is noticed within 7 s
const firstRetry = 250; // milliseconds, doubled with each failure
const maxRetry = 4000; // milliseconds

/** A sentence for the operator. */
class DeafError extends Error {
  constructor() {
    super(
      "it does not pass on the changes of other nodes. Behind PgBouncer with pool_mode = transaction, set DATABASE_LISTEN_URL to PostgreSQL itself, and to the same database as DATABASE_URL",
    );
  }
}

type Place = {
  url: string;
  node: string;
  limits: DatabaseLimits;
  /** Notifies a channel as the commits of nodes do. */
  notify(channel: string): Promise<unknown>;
};

/**
 * Listens for commits of other nodes over a connection of its own. A connection that does not hear this node is replaced,
 * because routers drop idle connections silently. Throws if it cannot hear at all.
 */
export async function listen({ url, node, limits, notify }: Place, heard: Announced, later: Later = timer) {
  const patience = limits.timeout * 1000;
  const ownChannel = `footpath_beat_${node.replaceAll("-", "")}`;
  let current: { client: pg.Client; socket: Socket } | undefined;
  let isListening = false;
  let isStopped = false;
  let failures = 0;
  let cancelNext = () => {};

  /** Of several hosts, one that hears this node: a standby cannot listen. */
  async function connect(): Promise<void> {
    const errors: unknown[] = [];
    for (const connectionString of urlsOf(url)) {
      try {
        return await connectTo(connectionString);
      } catch (error) {
        errors.push(error);
      }
    }
    throw errors[0];
  }

  async function connectTo(connectionString: string): Promise<void> {
    const socket = new Socket();
    const settings = { ...connectionSettings(limits), connectionString };
    const client = new pg.Client({ ...settings, stream: () => socket });
    current = { client, socket };
    client.on("error", () => {});
    client.on("notification", (message) => {
      if (message.channel === ownChannel) return void client.emit(ownChannel);
      const { payload } = message;
      const { node: from, gone, stale } = JSON.parse(payload ?? "{}");
      // A message without tags, also from an older version, means everything.
      if (from !== node) heard(gone && stale ? { gone, stale } : null);
    });
    try {
      await client.connect();
      await inTime(client.query(`listen ${channel}`));
      await inTime(client.query(`listen ${ownChannel}`));
      await inTime(hearNode(client));
    } catch (error) {
      socket.destroy();
      throw error;
    }
    client.once("end", lost);
    failures = 0;
    isListening = true;
    cancelNext = later(beat, heartbeat);
  }

  /**
   * An answer alone proves nothing: a pooler may have given the connection that listens to somebody else, or it may be
   * one to another database. So what is heard was sent as commits are.
   */
  async function hearNode(client: pg.Client, send = notify): Promise<void> {
    const isHeard = new Promise<void>((resolve) => client.once(ownChannel, resolve));
    await send(ownChannel);
    await isHeard;
  }

  /** Throws if it takes too long. */
  async function inTime(answer: Promise<unknown>): Promise<void> {
    const late = Promise.withResolvers<never>();
    const cancel = later(() => late.reject(new DeafError()), patience);
    try {
      await Promise.race([answer, late.promise]);
    } finally {
      cancel();
    }
  }

  async function beat(): Promise<void> {
    const beating = current;
    if (!beating) return;
    try {
      const itself = (name: string) => beating.client.query(`notify ${name}`);
      // A busy pool must not end a connection that hears.
      await inTime(hearNode(beating.client, (name) => notify(name).catch(() => itself(name))));
      if (isListening && beating === current) cancelNext = later(beat, heartbeat);
    } catch {
      beating.socket.destroy();
    }
  }

  /** Changes are missed from here on, so everything cached is suspect. */
  function lost(): void {
    if (isStopped) return;
    isListening = false;
    heard(null);
    retry();
  }

  function retry(): void {
    cancelNext();
    cancelNext = later(reconnect, Math.min(maxRetry, firstRetry * 2 ** failures));
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

  try {
    await connect();
  } catch (error) {
    cancelNext();
    throw error;
  }
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
