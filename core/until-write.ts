import { LRUCache } from "lru-cache";
import type { Change } from "#db/engine.ts";
import type { Context } from "./context.ts";

const maxRemembered = 500; // answers of one site

type Remembered = { result: unknown; tags: Set<string>; from: string; until: string | undefined };
type Memory = { results: LRUCache<string, Remembered>; changes: number };

const memories = new WeakMap<Context["db"], Memory>();
let reads = 0;

/**
 * Remembers what a read returns, until a write changes one of the cache tags that it noted. `keyOf`: all that it depends on
 * besides the database. Results are shared and must not be changed.
 */
export function untilWrite<Input, Result>(
  keyOf: (ctx: Context, input: Input) => (string | undefined)[],
  read: (ctx: Context, input: Input) => Promise<Result>,
): (ctx: Context, input: Input) => Promise<Result> {
  reads += 1;
  const name = String(reads);
  return async (ctx, input) => {
    const memory = memoryOf(ctx.db);
    const key = JSON.stringify([name, ...keyOf(ctx, input)]);
    const known = ctx.db.isListening() ? memory.results.get(key) : undefined;
    if (known && known.from <= ctx.now && (known.until === undefined || ctx.now < known.until)) {
      ctx.cacheTag(...known.tags);
      if (known.until !== undefined) ctx.expiresAt(known.until);
      return known.result as Result;
    }
    const { changes } = memory;
    const { noting, noted } = noticing(ctx);
    const result = await read(noting, input);
    // One that began before a write may not have seen it.
    if (!noted.noStore && memory.changes === changes)
      memory.results.set(key, { result, tags: noted.tags, from: ctx.now, until: noted.until });
    return result;
  };
}

function memoryOf(db: Context["db"]): Memory {
  const known = memories.get(db);
  if (known) return known;
  const memory: Memory = { results: new LRUCache({ max: maxRemembered }), changes: 0 };
  memories.set(db, memory);
  db.onChange((change) => {
    memory.changes += 1;
    forget(memory, change);
  });
  return memory;
}

/** Null: anything may have changed. */
function forget({ results }: Memory, change: Change | null): void {
  const changed = change && [...change.gone, ...change.stale];
  for (const [key, { tags }] of results)
    if (!changed || changed.some((tag) => tags.has(tag))) results.delete(key);
}

/** The context of a read, and what it notes there. */
function noticing(ctx: Context) {
  const noted = { tags: new Set<string>(), until: undefined as string | undefined, noStore: false };
  const noting: Context = {
    ...ctx,
    cacheTag(...tags) {
      for (const tag of tags) noted.tags.add(tag);
      ctx.cacheTag(...tags);
    },
    expiresAt(instant) {
      if (noted.until === undefined || instant < noted.until) noted.until = instant;
      ctx.expiresAt(instant);
    },
    noStore() {
      noted.noStore = true;
      ctx.noStore();
    },
  };
  return { noting, noted };
}
