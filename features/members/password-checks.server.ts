import { setTimeout } from "node:timers/promises";
import type { Hashing, passwordQueue } from "./password-queue.server.ts";

const keptDurations = 16;
const durationsValid = 1000; // milliseconds
const waitsMeasured = 10; // of so many waits, one is a verification

type Options = {
  queue: ReturnType<typeof passwordQueue>;
  verify(hash: string, password: string): Promise<boolean>;
  /** A hash that no password has. */
  hashOfNobody: string;
  wait?(milliseconds: number): Promise<unknown>;
  now?(): number;
};

/** Checks passwords one at a time, for as long where there is no hash. */
export function passwordChecks(options: Options) {
  const { queue, verify, hashOfNobody, wait = setTimeout, now = () => performance.now() } = options;
  const durations: number[] = []; // milliseconds of the last verifications
  let lastCheckAt = Number.NEGATIVE_INFINITY;
  let waits = 0; // since the last verification

  function check(kept: string | null | undefined, password: string, hashing: Hashing): Promise<boolean> {
    return queue.run(hashing, () => (kept ? measured(kept, password) : checkNothing(password)));
  }

  /**
   * Takes as long as a verification, without the work: addresses that nobody has are free to invent. Now and then it does
   * the work, so that the duration is that of now.
   */
  async function checkNothing(password: string): Promise<boolean> {
    waits += 1;
    if (waits >= waitsMeasured || now() - lastCheckAt > durationsValid)
      return measured(hashOfNobody, password);
    await wait(durations[Math.floor(Math.random() * durations.length)] ?? 0);
    lastCheckAt = now();
    return false;
  }

  async function measured(hash: string, password: string): Promise<boolean> {
    const began = now();
    const matches = await verify(hash, password);
    waits = 0;
    lastCheckAt = now();
    durations.push(lastCheckAt - began);
    if (durations.length > keptDurations) durations.shift();
    return matches;
  }

  return { check };
}
