import { setImmediate } from "node:timers/promises";

let last: Promise<unknown> = Promise.resolve();

/**
 * Resolves in a later turn of the event loop, for one caller in each turn. Pages are rendered in slices of a few
 * milliseconds: between two of them the loop accepts connections and answers readers of cached pages.
 */
export function loopTurn(): Promise<unknown> {
  last = last.then(() => setImmediate());
  return last;
}
