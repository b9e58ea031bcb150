import type { Context } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import { networkQueue } from "#core/network-queue.ts";

/** What a password is hashed for. Logins from networks that the account has used before do not wait for the others. */
export type Purpose = "login" | "login from a known network" | "signup" | "reset" | "change" | "operator";

export type Turn = {
  purpose: Purpose;
  /** The client's key. */
  client: string;
  /** Gives the turn up when the client hangs up. */
  signal?: AbortSignal;
};

export function turnOf({ clientKey, signal }: Context, purpose: Purpose): Turn {
  return { purpose, client: clientKey, signal };
}

type Waiting = { client: string; begin(): void; refuse(error: AppError): void };

/**
 * One at a time. The purposes take turns, and within a purpose the growing networks of clients: a stranger with a
 * thousand addresses takes turns with everybody else as one, and makes room when a purpose has `maxWaiting`.
 */
export function passwordTurns(maxWaiting = 100) {
  const lines = new Map<Purpose, ReturnType<typeof networkQueue<Waiting>>>();
  let running = false;

  /** Throws `unavailable` if too many wait, or if the client hung up. */
  async function run<Result>(turn: Turn, work: () => Promise<Result>): Promise<Result> {
    if (running) await wait(turn);
    running = true;
    try {
      return await work();
    } finally {
      running = false;
      handOn();
    }
  }

  function wait({ purpose, client, signal }: Turn): Promise<void> {
    const line = lines.get(purpose) ?? networkQueue<Waiting>();
    lines.set(purpose, line);
    return new Promise((begin, refuse) => {
      const waiting = { client, begin, refuse };
      const drop = (which: Waiting | undefined) => {
        if (which && line.remove(which)) which.refuse(busy());
      };
      line.put(waiting);
      if (line.size() > maxWaiting) drop(line.newestOfLargest());
      if (signal?.aborted) drop(waiting);
      signal?.addEventListener("abort", () => drop(waiting), { once: true });
    });
  }

  function handOn(): void {
    for (const [purpose, line] of lines) {
      const next = line.take();
      lines.delete(purpose);
      if (line.size() > 0) lines.set(purpose, line); // behind the other purposes
      if (!next) continue;
      running = true;
      next.begin();
      return;
    }
  }

  return { run };
}

function busy(): AppError {
  const message = "Too many people are logging in. Please try again in a moment.";
  return new AppError("unavailable", message, { retryAfter: 5 });
}
