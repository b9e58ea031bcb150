import { createHash } from "node:crypto";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import type { Limit, Limits } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import type { Pool } from "#db/engines/pool.ts";

const minute = 60; // seconds
const hour = 60 * minute;

/** `duration` in seconds. */
const allowed: Record<Limit, { points: number; duration: number }> = {
  login: { points: 10, duration: 15 * minute },
  "login from one place": { points: 100, duration: 15 * minute },
  "login to one account": { points: 100, duration: 24 * hour },
  verification: { points: 5, duration: hour },
  signup: { points: 20, duration: hour },
  reset: { points: 5, duration: hour },
  "reset from one place": { points: 30, duration: hour },
  password: { points: 10, duration: 15 * minute },
  profile: { points: 60, duration: hour },
  export: { points: 20, duration: hour },
  comment: { points: 10, duration: minute },
  like: { points: 120, duration: minute },
  preview: { points: 120, duration: minute },
  save: { points: 30, duration: 10 * minute },
  "autosaved text": { points: 48_000, duration: 10 * minute }, // kilobytes: 30,000 words every three seconds
  "text of an admin": { points: 64_000, duration: 10 * minute }, // kilobytes
  upload: { points: 60, duration: hour },
  "upload of an admin": { points: 1000, duration: hour },
};

/** Rate limits: in memory with the embedded database, which has one process; else in PostgreSQL. */
export function makeLimits(pool: Pool | undefined, signupsPerHour: number): Limits {
  const limiters = new Map<Limit, RateLimiterAbstract>();
  for (const [limit, { points, duration }] of Object.entries(allowed)) {
    const options = {
      keyPrefix: limit,
      points: limit === "signup" ? signupsPerHour : points,
      duration,
    };
    limiters.set(limit as Limit, pool ? inDatabase(pool, options) : new RateLimiterMemory(options));
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
        throw new AppError(
          "too_many_requests",
          `Too many attempts. Please try again ${inWords(retryAfter)}.`,
          {
            retryAfter,
          },
        );
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

/** A migration creates the table; the limiter deletes expired rows. */
function inDatabase(pool: Pool, options: { keyPrefix: string; points: number; duration: number }) {
  return new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    storeType: "pool",
    tableName: "rate_counts",
    tableCreated: true,
    clearExpiredByTimeout: true,
  });
}

/** Network and email addresses are stored only as SHA-256, which also fits the column. */
function keyOf(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / minute);
  if (minutes > 90) return `in ${Math.ceil(minutes / 60)} hours`;
  return seconds < minute ? "in a moment" : minutes === 1 ? "in a minute" : `in ${minutes} minutes`;
}
