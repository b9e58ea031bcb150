import program from "../package.json" with { type: "json" };

/** The version of this program, like 1.0.0. */
export const { version } = program;

/**
 * The oldest version that can still run on the tables of this one, beside it. It rises with a release that takes away
 * what older ones use.
 */
const oldest = "1.0.0";

export type Program = { version: string; oldest: string };
export const thisProgram: Program = { version, oldest };

/** Compares versions by their three numbers. */
export function isAtLeast(one: string, other: string): boolean {
  return compareVersions(one, other) >= 0;
}

export function compareVersions(one: string, other: string): number {
  const [mine, others] = [one, other].map(numbersOf) as [number[], number[]];
  const index = mine.findIndex((number, at) => number !== others[at]);
  return index < 0 ? 0 : (mine[index] ?? 0) - (others[index] ?? 0);
}

function numbersOf(text: string): number[] {
  const [, ...numbers] = /^(\d+)\.(\d+)\.(\d+)/.exec(text) ?? [];
  return numbers.map(Number);
}
