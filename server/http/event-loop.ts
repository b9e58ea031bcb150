import { performance } from "node:perf_hooks";
import { setTimeout as delay } from "node:timers/promises";

const maxRest = 50; // milliseconds
const maxIdleWait = 100;
const maxPause = 20;

/** Waits until the event loop was idle for as long as it was busy, so that the work takes at most half of its time. */
export async function untilIdleFor(held: number): Promise<void> {
  const before = performance.eventLoopUtilization();
  const end = performance.now() + maxRest;
  for (let missing = Math.min(held, maxRest); missing > 0 && performance.now() < end; ) {
    await delay(Math.max(1, missing));
    missing = Math.min(held, maxRest) - performance.eventLoopUtilization(before).idle;
  }
}

/**
 * A short pause: until the event loop has nothing to do. libuv accepts one connection per turn of the loop: without the
 * pause, new readers would wait for one render per connection ahead of them.
 */
export const pause = () => untilIdle(maxPause);

export async function untilIdle(maxWait = maxIdleWait): Promise<void> {
  const end = performance.now() + maxWait;
  do {
    const before = performance.eventLoopUtilization();
    await delay(1);
    if (performance.eventLoopUtilization(before).idle > 0) return;
  } while (performance.now() < end);
}
