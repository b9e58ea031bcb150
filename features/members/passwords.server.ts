import { setTimeout } from "node:timers/promises";
import { hash, verify } from "@node-rs/argon2";
import { passwordTurns, type Turn } from "./password-turns.server.ts";

const argon2id = 2; // the package exports this as a const enum, which type stripping cannot read
// More than OWASP's least (19 MiB, two passes, one lane). One at a time: 64 MiB is what all logins together take.
const cost = { algorithm: argon2id, memoryCost: 65_536, timeCost: 2, parallelism: 1 };
const current = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;
const hashOfNobody = `${current}${"A".repeat(22)}$${"A".repeat(43)}`; // salt and hash of zeros, which no password has

const turns = passwordTurns();
const durations: number[] = []; // milliseconds of the last verifications
const keptDurations = 16;
const durationsValid = 1000; // milliseconds
let measuredAt = Number.NEGATIVE_INFINITY;

const byOperator: Turn = { purpose: "operator", client: "here" };

/** An argon2id hash, computed on another thread. */
export function hashPassword(password: string, turn = byOperator): Promise<string> {
  return turns.run(turn, () => hash(password, cost));
}

/**
 * Whether a password is the one behind a hash. Where there is no hash (nobody has the address, or the person has
 * no password) it takes as long and says no. A hash of an earlier cost is replaced by `rehashed`, and takes that much
 * longer whether or not the password is right.
 */
export async function checkPassword(
  kept: string | null | undefined,
  password: string,
  turn: Turn,
): Promise<{ matches: boolean; rehashed?: string }> {
  if (!kept) {
    await checkNothing(password, turn);
    return { matches: false };
  }
  const matches = await turns.run(turn, () => measured(() => verify(kept, password)));
  if (kept.startsWith(current)) return { matches };
  return { matches, rehashed: await hashPassword(password, turn) };
}

/**
 * Waits for a turn and as long as a verification, without the work: addresses that nobody has are free to invent. The
 * first in a second does the work, so that the duration is that of now.
 */
async function checkNothing(password: string, turn: Turn): Promise<void> {
  if (performance.now() - measuredAt > durationsValid) {
    measuredAt = performance.now();
    await turns.run(turn, () => measured(() => verify(hashOfNobody, password)));
    return;
  }
  await turns.run(turn, async () => {});
  await setTimeout(durations[Math.floor(Math.random() * durations.length)] ?? 0);
}

async function measured<Result>(work: () => Promise<Result>): Promise<Result> {
  const began = performance.now();
  const result = await work();
  measuredAt = performance.now();
  durations.push(measuredAt - began);
  if (durations.length > keptDurations) durations.shift();
  return result;
}
