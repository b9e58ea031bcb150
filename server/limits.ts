import { hash } from "node:crypto";
import type { QueryConfig } from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "#core/errors.ts";
import { allowances, type Limit, type Limits, minute } from "#core/limits.ts";
import type { Pool } from "#db/engines/pool.ts";
import { m } from "#messages";

type Limiter = {
  consume(key: string, weight: number): Promise<unknown>;
  reward(key: string): Promise<unknown>;
  delete(key: string): Promise<unknown>;
};
type LimiterOptions = { keyPrefix: string; points: number; duration: number };

/** One limit keeps so many counts in memory: strangers can invent addresses without end. */
export const maxKeys = 20_000;
/** Among so many counts that are the oldest, the lowest is forgotten: invented addresses have it. */
const candidates = 1000;

/** Rate limits: in memory with the embedded database, which has one process; else in PostgreSQL. */
export function makeLimits(pool: Pool | undefined, signupsPerHour: number): Limits {
  const limiters = new Map<Limit, Limiter>();
  const signups: Partial<Record<string, number>> = {
    signup: signupsPerHour,
    "signup from one network": 4 * signupsPerHour,
  };
  for (const [limit, { points, duration }] of Object.entries(allowances)) {
    const options = { keyPrefix: limit, points: signups[limit] ?? points, duration };
    limiters.set(limit as Limit, pool ? inDatabase(pool, options) : inMemory(options));
  }
  const limiterOf = (limit: Limit) => {
    const limiter = limiters.get(limit);
    if (!limiter) throw new Error(`There is no limit named ${limit}.`);
    return limiter;
  };
  return {
    async count(limit, key, weight = 1) {
      try {
        await limiterOf(limit).consume(keyOf(key), weight);
      } catch (answer) {
        if (!(answer instanceof RateLimiterRes)) throw answer;
        const retryAfter = Math.max(1, Math.ceil(answer.msBeforeNext / 1000));
        const reason = "isBusy" in allowances[limit] ? m.errors.emailsBusy() : m.errors.tooManyAttempts();
        const msg = `${reason} ${retryIn(retryAfter)}`;
        throw new AppError("too_many_requests", msg, { retryAfter });
      }
    },
    async uncount(limit, key) {
      await limiterOf(limit).reward(keyOf(key));
    },
    async forget(limit, key) {
      await limiterOf(limit).delete(keyOf(key));
    },
  };
}

function inMemory(options: LimiterOptions): Limiter {
  const limiter = new RateLimiterMemory(options);
  const counts = new Map<string, number>(); // counted longest ago first
  return {
    async consume(key, weight) {
      const count = (counts.get(key) ?? 0) + weight;
      counts.delete(key);
      counts.set(key, count);
      if (counts.size > maxKeys) await forget(minOf(counts));
      return limiter.consume(key, weight);
    },
    reward: (key) => limiter.reward(key),
    delete: forget,
  };

  async function forget(key: string): Promise<boolean> {
    counts.delete(key);
    return limiter.delete(key);
  }
}

function minOf(counts: Map<string, number>): string {
  const [first = ["", 0], ...others] = counts.entries().take(candidates);
  return others.reduce((min, other) => (other[1] < min[1] ? other : min), first)[0];
}

/** A migration creates the table. Statements have no names, because poolers may not know them. */
function inDatabase(pool: Pool, options: LimiterOptions): Limiter {
  return new RateLimiterPostgres({
    ...options,
    storeClient: { ...pool, query: ({ text, values }: QueryConfig) => pool.query({ text, values }) },
    storeType: "pool",
    tableName: "rate_counts",
    tableCreated: true,
    clearExpiredByTimeout: true,
  });
}

/** Network and email addresses are stored only as SHA-256, which also fits the column. */
function keyOf(key: string): string {
  return hash("sha256", key, "base64url");
}

function retryIn(seconds: number): string {
  const minutes = Math.ceil(seconds / minute);
  if (minutes > 90) return m.errors.retryInHours({ count: Math.ceil(minutes / 60) });
  return seconds < minute ? m.errors.retryInMoment() : m.errors.retryInMinutes({ count: minutes });
}
