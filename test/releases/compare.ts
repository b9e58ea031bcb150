import type { Shown } from "./shown.ts";

/** An intended difference from what a release showed: where, as a pattern of the address and the path in the answer. */
export type Difference = { at: RegExp; why: string };

const maxLength = 120; // characters of a value in a sentence

/**
 * What a release showed and this program does not. Answers may have more than then: other fields, and other lines of
 * texts. Lists are as long as they were.
 */
export function lostFrom(then: Shown, now: Shown, intended: Difference[] = []): string[] {
  const lost: string[] = [];
  for (const [address, shown] of Object.entries(then)) {
    compare(address, shown, now[address as keyof Shown]);
  }
  return lost.filter((line) => !intended.some(({ at }) => at.test(line)));

  function compare(at: string, before: unknown, after: unknown): void {
    if (Array.isArray(before) && Array.isArray(after)) {
      if (at.endsWith(".lines")) compareLines(at, before, after);
      else if (before.length !== after.length) note(`${at}.length`, before.length, after.length);
      else for (const [index, item] of before.entries()) compare(`${at}.${index}`, item, after[index]);
    } else if (isObject(before) && isObject(after)) {
      for (const [name, value] of Object.entries(before)) compare(`${at}.${name}`, value, after[name]);
    } else if (before !== after) note(at, before, after);
  }

  function compareLines(at: string, before: string[], after: string[]): void {
    let from = 0;
    for (const line of before) {
      const index = after.indexOf(line, from);
      if (index < 0) note(at, line, after[from]);
      else from = index + 1;
    }
  }

  function note(at: string, before: unknown, after: unknown): void {
    lost.push(`${at}: ${shortened(before)} is ${shortened(after)}`);
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function shortened(value: unknown): string {
  return (JSON.stringify(value) ?? "absent").slice(0, maxLength);
}
