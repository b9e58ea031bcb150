import { useState } from "react";

/** Some rows of a table, chosen by their ids. */
export type Selection = {
  /** Those of the rows on the screen that are chosen, in their order. */
  chosen: string[];
  /** How many rows are on the screen. */
  shown: number;
  isChosen(id: string): boolean;
  toggle(id: string): void;
  /** Chooses all rows on the screen, or none where all are chosen. */
  toggleAll(): void;
  clear(): void;
};

/** What is chosen of the rows that are shown. Who is no longer shown is not chosen any more. */
export function useSelection(shown: string[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = shown.filter((id) => ids.has(id));
  return {
    chosen,
    shown: shown.length,
    isChosen: (id) => ids.has(id),
    toggle: (id) => setIds(new Set(ids.has(id) ? chosen.filter((other) => other !== id) : [...chosen, id])),
    toggleAll: () => setIds(new Set(chosen.length === shown.length ? [] : shown)),
    clear: () => setIds(new Set()),
  };
}
