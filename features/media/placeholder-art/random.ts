/** Seeded random numbers: the same seed gives the same picture on every machine. */
export interface Random {
  /** From 0 (included) to 1 (excluded). */
  next(): number;
  between(low: number, high: number): number;
  /** From low to high, both included. */
  whole(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
}

/** FNV-1a over the UTF-16 units of the text, as an unsigned 32-bit number. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    value = Math.imul(value ^ (unit & 0xff), 0x01000193);
    if (unit > 0xff) value = Math.imul(value ^ (unit >>> 8), 0x01000193);
  }
  return value >>> 0;
}

/** A Weyl sequence with a 32-bit mixing step: good enough for pictures, not for secrets. */
export function randomFrom(seed: string): Random {
  let state = hash(seed);

  function next(): number {
    state = (state + 0x9e3779b9) | 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296;
  }

  function whole(low: number, high: number): number {
    return low + Math.floor(next() * (high - low + 1));
  }

  return {
    next,
    whole,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick: <T>(list: readonly T[]) => list[whole(0, list.length - 1)] as T,
  };
}
