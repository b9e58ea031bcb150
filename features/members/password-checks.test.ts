import { describe, expect, it } from "vitest";
import { passwordChecks } from "./password-checks.server.ts";
import { passwordQueue } from "./password-queue.server.ts";

const hash = "the hash of somebody";

/** Tells in which order guesses are answered, and how much was done. */
function countedChecks() {
  const done = { running: 0, max: 0, verified: 0 };
  let time = 0;
  const spendTime = async () => {
    done.running += 1;
    done.max = Math.max(done.max, done.running);
    await new Promise((ended) => setImmediate(ended));
    done.running -= 1;
  };
  const { check } = passwordChecks({
    queue: passwordQueue(),
    async verify() {
      done.verified += 1;
      await spendTime();
      return false;
    },
    hashOfNobody: "a hash of no password",
    wait: spendTime,
    now: () => time,
  });
  async function guess(hashes: (string | null)[]): Promise<number[]> {
    const order: number[] = [];
    const guesses = hashes.map(async (kept, at) => {
      expect(await check(kept, "a guess", { purpose: "login", client: "203.0.113.1" })).toBe(false);
      order.push(at);
    });
    await Promise.all(guesses);
    return order;
  }
  return { guess, done, pause: () => (time += 1001) };
}

describe("passwordChecks", () => {
  it.each([
    ["of addresses that somebody has", [hash, hash, hash, hash, hash]],
    ["of addresses that nobody has", [null, null, null, null, null]],
    ["of both", [null, hash, null, null, hash]],
  ])("checks one after the other for guesses %s", async (_, hashes) => {
    const { guess, done } = countedChecks();
    expect(await guess(hashes)).toEqual([0, 1, 2, 3, 4]);
    expect(done.max).toBe(1);
  });

  it("waits without work for addresses that nobody has, but for one in ten and the first after a pause", async () => {
    const { guess, done, pause } = countedChecks();
    await guess([hash]);
    await guess(Array(9).fill(null));
    expect(done.verified).toBe(1);
    await guess([null, null]);
    expect(done.verified).toBe(2);
    pause();
    await guess([null, null]);
    expect(done.verified).toBe(3);
  });
});
