import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { Refusal } from "#visit/refusal.ts";
import { commonPasswords } from "./common-passwords.ts";

const argon2id = 2; // the package exports this as a const enum, which type stripping cannot read
// What OWASP names first: 19 MiB, two passes, one lane.
const cost = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const shortest = 8;
const longest = 128;
// One core stays free for reading, however many log in.
const atOnce = Math.max(1, availableParallelism() - 1);
const mostWaiting = 100;

let running = 0;
const waiting: (() => void)[] = [];

/** The argon2id hash of a password. It runs on a thread of its own and does not hold up the pages. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost));
}

/**
 * Whether a password is the one behind a hash. Where there is no hash (nobody has the address, or the person has
 * no password) it takes as long and says no.
 */
export async function isPassword(kept: string | null | undefined, password: string): Promise<boolean> {
  const against = kept ?? (await nobody());
  const matches = await inTurn(() => verify(against, password));
  return matches && kept != null;
}

/** Refuses a password that is too short, too long, or among the first that anybody would try. */
export function refuseWeak(password: string, ...personal: string[]): void {
  const characters = [...password].length;
  if (characters < shortest) throw weak(`The password must have at least ${shortest} characters`);
  if (characters > longest) throw weak(`The password must have at most ${longest} characters`);
  const plain = password.toLowerCase();
  if (commonPasswords.has(plain) || personal.some((text) => text.toLowerCase() === plain)) {
    throw weak("This password is too easy to guess. Please choose another");
  }
}

function weak(msg: string): Refusal {
  return new Refusal("bad input", msg, { faults: [{ path: "password", msg }] });
}

let hashOfNobody: Promise<string> | undefined;

function nobody(): Promise<string> {
  hashOfNobody ??= hashPassword("the password of nobody");
  return hashOfNobody;
}

/** Few at a time: a flood of logins waits for its turn, and past a length it is sent away. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= atOnce) {
    if (waiting.length >= mostWaiting) {
      throw new Refusal("unavailable", "Too many people are logging in. Please try again in a moment.", {
        retryAfter: 5,
      });
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
