import { setImmediate } from "node:timers/promises";

let last: Promise<unknown> = Promise.resolve();

/**
 * Resolves in a later turn of the event loop, one caller per turn. Long work on the main thread is done in slices of a
 * few milliseconds, so that cached pages are served between them.
 */
export function loopTurn(): Promise<unknown> {
  last = last.then(() => setImmediate());
  return last;
}

/** Runs `work` for each slice of `items`, with a turn of the event loop before each: reading so many items has taken time, too. */
export async function inSlices<Item, Result>(
  items: Item[],
  size: number,
  work: (slice: Item[]) => Result[] | Promise<Result[]>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += size) {
    if (items.length > size) await loopTurn();
    results.push(...(await work(items.slice(at, at + size))));
  }
  return results;
}
