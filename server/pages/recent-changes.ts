import type { Change } from "#db/engine.ts";

type Noted = { change: Change | null; count: number; at: number };
/** `count` is the number of the change. */
type First = { count: number; at: number } | undefined;

/** Changes during renders. Which pages they concern is known only after the render. */
export function recentChanges() {
  let count = 0;
  let noted: Noted[] = [];
  return {
    count: () => count,
    note(change: Change | null, at: number): void {
      count += 1;
      noted.push({ change, count, at });
    },
    /** The first changes after that number that have one of the tags. */
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
