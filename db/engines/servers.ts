import pg from "pg";

import { urlsOf } from "./postgres-urls.ts";

/** A standby is read-only, too. `answers`: it refuses connections for now, for example because it has too many. */
type State = "writable" | "read-only" | "answers" | "away";
export type Server = { url: string; isReadOnly: boolean };

/** Prefers a server that accepts writes, in the order of the list, and falls back to one that only accepts reads. */
export async function findServer(urls: string[], settings: pg.ClientConfig): Promise<Server | undefined> {
  const [current, ...others] = urls as [string, ...string[]];
  const states = [await stateOf(current, settings)];
  if (states[0] !== "writable")
    states.push(...(await Promise.all(others.map((url) => stateOf(url, settings)))));
  for (const wanted of ["writable", "answers", "read-only"] as const) {
    const url = urls[states.indexOf(wanted)];
    if (url !== undefined) return { url, isReadOnly: wanted === "read-only" };
  }
  return undefined;
}

/** The URL of the server to use. Among several hosts, one that accepts writes if there is one. */
export async function serverAt(url: string, settings: pg.ClientConfig): Promise<string> {
  const urls = urlsOf(url);
  const [only = url, ...others] = urls;
  return others.length === 0 ? only : ((await findServer(urls, settings))?.url ?? only);
}

async function stateOf(url: string, settings: pg.ClientConfig): Promise<State> {
  const client = new pg.Client({ ...settings, connectionString: url }).on("error", () => {});
  try {
    await client.connect();
    return (await isReadOnly(client)) ? "read-only" : "writable";
  } catch (error) {
    const isStarting = error instanceof pg.DatabaseError && error.code === "57P03";
    return error instanceof pg.DatabaseError && !isStarting ? "answers" : "away";
  } finally {
    void client.end().catch(() => {});
  }
}

export async function isReadOnly(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ transaction_read_only: string }>("show transaction_read_only");
  return rows[0]?.transaction_read_only === "on";
}
