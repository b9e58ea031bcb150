import { setImmediate } from "node:timers/promises";

let last: Promise<unknown> = Promise.resolve();

/**
 * Resolves in a later turn of the event loop, one caller per turn. Pages are rendered in slices of a few
 * milliseconds, so that cached pages are served between them.
 */
export function loopTurn(): Promise<unknown> {
  last = last.then(() => setImmediate());
  return last;
}
