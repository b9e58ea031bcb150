import { hash, verify } from "@node-rs/argon2";
import { passwordChecks } from "./password-checks.server.ts";
import { type Hashing, passwordQueue } from "./password-queue.server.ts";

const argon2id = 2; // the package exports this as a const enum, which type stripping cannot read
// More than OWASP's least (19 MiB, two passes, one lane). One at a time: 64 MiB is what all logins together take.
const cost = { algorithm: argon2id, memoryCost: 65_536, timeCost: 2, parallelism: 1 };
const current = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;
const hashOfNobody = `${current}${"A".repeat(22)}$${"A".repeat(43)}`; // salt and hash of zeros, which no password has

const queue = passwordQueue();
const { check } = passwordChecks({ queue, verify, hashOfNobody });

const byOperator: Hashing = { purpose: "operator", client: "here" };

/** An argon2id hash, computed on another thread. */
export function hashPassword(password: string, hashing = byOperator): Promise<string> {
  return queue.run(hashing, () => hash(password, cost));
}

/**
 * Whether a password is the one behind a hash. Where there is no hash (nobody has the address, or the person has
 * no password) it takes as long and says no. A hash of an earlier cost is replaced by `rehashed`, and takes that much
 * longer whether or not the password is right.
 */
export async function checkPassword(kept: string | null | undefined, password: string, hashing: Hashing) {
  const matches = await check(kept, password, hashing);
  if (!kept || kept.startsWith(current)) return { matches };
  return { matches, rehashed: await hashPassword(password, hashing) };
}
