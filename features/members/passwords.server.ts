import { hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";
import { AppError } from "#core/errors.ts";

const argon2id = 2; // the package exports this as a const enum, which type stripping cannot read
// More than OWASP's least (19 MiB, two passes, one lane). One at a time: 64 MiB is what all logins together take.
const cost = { algorithm: argon2id, memoryCost: 65_536, timeCost: 2, parallelism: 1 };
const current = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;
const hashOfNobody = `${current}${"A".repeat(22)}$${"A".repeat(43)}`; // salt and hash of zeros, which no password has
const mostWaiting = 100;

const turns = pLimit(1);

/** An argon2id hash, computed on another thread. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost));
}

/**
 * Whether a password is the one behind a hash. Where there is no hash (nobody has the address, or the person has
 * no password) it takes as long and says no. A hash of an earlier cost is replaced by `rehashed`, and takes that much
 * longer whether or not the password is right.
 */
export async function checkPassword(
  kept: string | null | undefined,
  password: string,
): Promise<{ matches: boolean; rehashed?: string }> {
  const matches = await inTurn(() => verify(kept ?? hashOfNobody, password));
  if (!kept || kept.startsWith(current)) return { matches: matches && kept != null };
  return { matches, rehashed: await hashPassword(password) };
}

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (turns.pendingCount >= mostWaiting) {
    const message = "Too many people are logging in. Please try again in a moment.";
    throw new AppError("unavailable", message, { retryAfter: 5 });
  }
  return turns(work);
}
