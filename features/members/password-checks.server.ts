import { setTimeout } from "node:timers/promises";
import type { passwordTurns, Turn } from "./password-turns.server.ts";

const keptDurations = 16;
const durationsValid = 1000; // milliseconds
const waitsMeasured = 10; // of so many waits, one is a verification

type Options = {
  turns: ReturnType<typeof passwordTurns>;
  verify(hash: string, password: string): Promise<boolean>;
  /** Which no password has. */
  hashOfNobody: string;
  wait?(milliseconds: number): Promise<unknown>;
  now?(): number;
};

/** Checks passwords in turns that take as long where there is no hash. */
export function passwordChecks(options: Options) {
  const { turns, verify, hashOfNobody, wait = setTimeout, now = () => performance.now() } = options;
  const durations: number[] = []; // milliseconds of the last verifications
  let lastTurnAt = Number.NEGATIVE_INFINITY;
  let waits = 0; // since the last verification

  function check(kept: string | null | undefined, password: string, turn: Turn): Promise<boolean> {
    return turns.run(turn, () => (kept ? measured(kept, password) : checkNothing(password)));
  }

  /**
   * Takes as long as a verification, without the work: addresses that nobody has are free to invent. Now and then it does
   * the work, so that the duration is that of now.
   */
  async function checkNothing(password: string): Promise<boolean> {
    waits += 1;
    if (waits >= waitsMeasured || now() - lastTurnAt > durationsValid)
      return measured(hashOfNobody, password);
    await wait(durations[Math.floor(Math.random() * durations.length)] ?? 0);
    lastTurnAt = now();
    return false;
  }

  async function measured(hash: string, password: string): Promise<boolean> {
    const began = now();
    const matches = await verify(hash, password);
    waits = 0;
    lastTurnAt = now();
    durations.push(lastTurnAt - began);
    if (durations.length > keptDurations) durations.shift();
    return matches;
  }

  return { check };
}
