import type { Change } from "#db/engine.ts";

type Noted = { change: Change | null; count: number; at: number };
/** The first change of a kind: its number, and when it was. */
type First = { count: number; at: number } | undefined;

/** The changes made while pages were being rendered. Whether one concerns a page is only known afterwards. */
export function recentChanges() {
  let count = 0;
  let noted: Noted[] = [];
  return {
    /** How many changes were noted so far. */
    count: () => count,
    note(change: Change | null, at: number): void {
      count += 1;
      noted.push({ change, count, at });
    },
    /** The first changes after one of that number that concern a page with these tags. */
    since(began: number, tags: Set<string>): { gone: First; stale: First } {
      const later = noted.filter((change) => change.count > began);
      return {
        gone: later.find(({ change }) => !change || change.gone.some((tag) => tags.has(tag))),
        stale: later.find(({ change }) => change?.stale.some((tag) => tags.has(tag))),
      };
    },
    forget(): void {
      noted = [];
    },
  };
}
