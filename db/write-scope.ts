import { AsyncLocalStorage } from "node:async_hooks";

const scopes = new AsyncLocalStorage<{ isOpen: boolean }>();

/** Work that was started but not awaited is outside again after the write. */
export async function insideWrite<Result>(work: () => Promise<Result>): Promise<Result> {
  const scope = { isOpen: true };
  try {
    return await scopes.run(scope, work);
  } finally {
    scope.isOpen = false;
  }
}

/** Throws inside a write: a nested one would deadlock. */
export function rejectNestedWrite(): void {
  if (scopes.getStore()?.isOpen) {
    throw new Error("A write cannot begin inside another: use the queries of the first.");
  }
}
