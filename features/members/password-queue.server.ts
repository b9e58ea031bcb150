import type { Context } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import { fairWork } from "#core/fair-queue.ts";
import { networksOf } from "#core/networks.ts";
import { m } from "#messages";

/** What a password is hashed for. Logins from networks that the account has used before do not wait for the others. */
export type Purpose = "login" | "login from a known network" | "signup" | "reset" | "change" | "operator";

export type Hashing = {
  purpose: Purpose;
  /** The client's key. */
  client: string;
  /** Gives the place in the queue up when the client hangs up. */
  signal?: AbortSignal;
};

export function hashingFor({ clientKey, signal }: Context, purpose: Purpose): Hashing {
  return { purpose, client: clientKey, signal };
}

/**
 * One at a time: one of each purpose, and within a purpose one of each of the growing networks of clients. A stranger with a
 * thousand addresses counts as one of them, and makes room when a purpose has `maxWaiting`.
 */
export function passwordQueue(maxWaiting = 100) {
  const { queue, run, drop } = fairWork(busy);
  return {
    /** Throws `unavailable` if too many wait, or if the client hung up. */
    run<Result>({ purpose, client, signal }: Hashing, work: () => Promise<Result>): Promise<Result> {
      const result = run({ item: { path: [purpose, ...networksOf(client)] }, work, signal });
      if (queue.size(purpose) > maxWaiting) drop(queue.largest("last", purpose).at(-1));
      return result;
    },
  };
}

function busy(): AppError {
  const message = m.members.loginBusy();
  return new AppError("unavailable", message, { retryAfter: 5 });
}
