import { setImmediate } from "node:timers/promises";

let last: Promise<unknown> = Promise.resolve();

/**
 * Resolves in a later turn of the event loop, for one caller in each turn: what renders pages is done in slices of
 * few milliseconds, and between two of them the loop accepts connections and answers readers of cached pages.
 */
export function loopTurn(): Promise<unknown> {
  last = last.then(() => setImmediate());
  return last;
}
