import program from "../package.json" with { type: "json" };

/** The version of this program, like 1.0.0. */
export const { version } = program;

/** Compares versions by their numbers. What follows a hyphen does not count. */
export function isAtLeast(one: string, other: string): boolean {
  const [mine, wanted] = [one, other].map((text) => text.split("-", 1)[0]?.split(".").map(Number) ?? []);
  for (const [index, number] of (wanted ?? []).entries()) {
    const difference = (mine?.[index] ?? 0) - number;
    if (difference !== 0) return difference > 0;
  }
  return true;
}
