import { AsyncLocalStorage } from "node:async_hooks";

const scopes = new AsyncLocalStorage<{ isOpen: boolean }>();

/** Runs the work of a write. What the work has begun and not waited for is outside again once the write has ended. */
export async function insideWrite<Result>(work: () => Promise<Result>): Promise<Result> {
  const scope = { isOpen: true };
  try {
    return await scopes.run(scope, work);
  } finally {
    scope.isOpen = false;
  }
}

/** Throws inside a write: a second one would wait for the first, which waits for it. */
export function refuseNestedWrite(): void {
  if (scopes.getStore()?.isOpen) {
    throw new Error("A write cannot begin inside another: use the queries of the first.");
  }
}
