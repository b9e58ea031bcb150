import { AsyncLocalStorage } from "node:async_hooks";
import { isDeepStrictEqual } from "node:util";
import type { Write } from "#db/client.ts";

type Attempt = { isOpen: boolean; done: { request: object; result: unknown }[] };

const attempts = new AsyncLocalStorage<Attempt>();
const maxAttempts = 10;

class SlowWorkNeeded extends Error {
  readonly request: object;
  readonly work: () => Promise<unknown>;
  constructor(request: object, work: () => Promise<unknown>) {
    super("This write waits for slow work.");
    this.request = request;
    this.work = work;
  }
}

/**
 * Other writes do not wait for slow work in a write: it is rolled back, the work is done, and it starts again with the result. A
 * write that needs more than ten results holds the others up.
 */
export function withSlowWork(write: Write): Write {
  return async (work) => {
    const done: Attempt["done"] = [];
    for (;;) {
      const attempt = { isOpen: true, done };
      try {
        return await write((queries, invalidate) => attempts.run(attempt, work, queries, invalidate));
      } catch (error) {
        if (!(error instanceof SlowWorkNeeded)) throw error;
        done.push({ request: error.request, result: await error.work() });
      } finally {
        attempt.isOpen = false;
      }
    }
  };
}

/** Does slow work: where a write needs it, outside of its transaction. Equal requests must have equal results. */
export async function slowWork<Result>(request: object, work: () => Promise<Result>): Promise<Result> {
  const attempt = attempts.getStore();
  if (!attempt?.isOpen) return work();
  const known = attempt.done.find((one) => isDeepStrictEqual(one.request, request));
  if (known) return known.result as Result;
  if (attempt.done.length >= maxAttempts) return work();
  throw new SlowWorkNeeded(request, work);
}
