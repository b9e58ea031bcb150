import { useState } from "react";
import type { Row } from "./list.ts";

export type Selection<R extends Row> = {
  /** The selected rows, in their order on the page. */
  chosen: R[];
  isAll: boolean;
  has(row: R): boolean;
  toggle(row: R): void;
  toggleAll(): void;
  clear(): void;
};

/** Rows that leave the page are no longer selected. */
export function useSelection<R extends Row>(rows: R[]): Selection<R> {
  const [ids, setIds] = useState<string[]>([]);
  const chosen = rows.filter(({ _id }) => ids.includes(_id));
  const isAll = chosen.length > 0 && chosen.length === rows.length;
  const select = (some: R[]) => setIds(some.map(({ _id }) => _id));
  const has = (row: R) => ids.includes(row._id);
  return {
    chosen,
    isAll,
    has,
    toggle: (row) => select(has(row) ? chosen.filter(({ _id }) => _id !== row._id) : [...chosen, row]),
    toggleAll: () => select(isAll ? [] : rows),
    clear: () => setIds([]),
  };
}
