/** Milliseconds for the next event of this name. */
export type Delay = (name: string, max: number) => number;

/** Delays that depend only on the seed, the name and how often it came before. Half of all events have none. */
export function makeDelays(seed: number): Delay {
  const counts = new Map<string, number>();
  return (name, max) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    let hash = seed;
    for (const letter of `${name} ${count}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    const share = ((hash ^ (hash >>> 12)) >>> 0) / 2 ** 32;
    return Math.max(0, 2 * share - 1) * max;
  };
}
