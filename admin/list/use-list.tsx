import { useEffect, useRef } from "react";
import { useLoaderData, useLocation, useNavigation, useRevalidator } from "react-router";
import { focusMain } from "#ui/focus-main.ts";
import { useToast } from "#ui/toast.tsx";
import type { List, ListQuery, Params, Row } from "./list.ts";
import { type ListData, listUrl, queryFrom } from "./query.ts";
import { useActions } from "./use-actions.ts";
import { useRemovedRows } from "./use-removed-rows.ts";
import { useSelection } from "./use-selection.ts";

const nothing = { items: [], total: 0, page: 1, pages: 0 };
const refreshAfter = 3000; // milliseconds

export type ListView = ReturnType<typeof useList<Row, unknown>>;

/** The content of a page of a list, and what can be done with its rows. */
export function useList<R extends Row, C>(list: List<R, Params, C>) {
  // The guard skips the loader for those who may not see the list, and renders it before it is loaded afterwards.
  const data = useLoaderData() as ListData<R, C> | undefined;
  const { page = nothing, counts, totals } = data ?? {};
  const { pathname, search } = useLocation();
  const query = queryFrom(list, new URLSearchParams(search));
  const { location: next } = useNavigation();
  const isLoading = next?.pathname === pathname;
  const { revalidate, state } = useRevalidator();
  const { toast, tell } = useToast("status");
  const { lines, remove, forget } = useRemovedRows(page.items, pathname + search);
  const selection = useSelection(lines.flatMap(({ row, undo }) => (undo ? [] : [row])));
  const changed = useRef<typeof page>(undefined);

  function onDone(rows: Row[]): void {
    changed.current = page;
    forget(rows);
    if (selection.chosen.every((row) => rows.includes(row))) selection.clear();
  }
  const actions = useActions({ list, tell, remove, onDone });

  // The row that had the focus may be gone.
  useEffect(() => {
    if (changed.current === undefined || changed.current === page) return;
    changed.current = undefined;
    if (document.activeElement === document.body) focusMain();
  });

  useEffect(() => {
    if (state === "loading" || !list.refreshWhile?.(page.items)) return;
    const timer = setTimeout(revalidate, refreshAfter);
    return () => clearTimeout(timer);
  });

  return {
    list,
    query,
    page,
    counts,
    totals,
    lines,
    selection,
    actions,
    toast,
    tell,
    isLoading,
    isLoaded: data !== undefined,
    /** What the page is about to show, so that a press on a filter is seen at once. */
    nextQuery: isLoading ? queryFrom(list, new URLSearchParams(next.search)) : query,
    reload: () => void revalidate(),
    urlWith: (change: Partial<ListQuery>) => listUrl(list.path, query, change),
  };
}
