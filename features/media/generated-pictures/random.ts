import { hash } from "../generated-picture.ts";

export type Random = ReturnType<typeof randomFrom>;

/** The same numbers on every machine. A Weyl sequence with a mixing step: for pictures, not for secrets. */
export function randomFrom(seed: string) {
  let state = hash(seed);

  /** Returns a number from 0 (included) to 1 (excluded). */
  function next(): number {
    state = (state + 0x9e3779b9) | 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296;
  }

  /** Returns a whole number from low to high, both included. */
  function whole(low: number, high: number): number {
    return low + Math.floor(next() * (high - low + 1));
  }

  return {
    next,
    whole,
    between: (low: number, high: number) => low + next() * (high - low),
    pick: <T>(list: readonly T[]) => list[whole(0, list.length - 1)] as T,
  };
}
