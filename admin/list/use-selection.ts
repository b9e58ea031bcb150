import { useState } from "react";
import type { Row } from "./list.ts";

export type Selection = {
  /** The selected rows, in their order on the page. */
  chosen: Row[];
  isAll: boolean;
  has(row: Row): boolean;
  toggle(row: Row): void;
  toggleAll(): void;
  clear(): void;
};

/** Rows that leave the page are no longer selected. */
export function useSelection(rows: Row[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = rows.filter(({ _id }) => ids.has(_id));
  const isAll = chosen.length > 0 && chosen.length === rows.length;
  const select = (some: Row[]) => setIds(new Set(some.map(({ _id }) => _id)));
  const has = ({ _id }: Row) => ids.has(_id);
  return {
    chosen,
    isAll,
    has,
    toggle: (row) => select(has(row) ? chosen.filter(({ _id }) => _id !== row._id) : [...chosen, row]),
    toggleAll: () => select(isAll ? [] : rows),
    clear: () => select([]),
  };
}
