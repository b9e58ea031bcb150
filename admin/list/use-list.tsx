import { useEffect, useRef } from "react";
import { useLoaderData, useLocation, useNavigation, useRevalidator } from "react-router";
import { useToast } from "#ui/toast.tsx";
import { focusMain } from "./focus-main.ts";
import type { List, ListQuery, Params, Row } from "./list.ts";
import { type ListData, listUrl, queryFrom } from "./query.ts";
import { useActions } from "./use-actions.tsx";
import { useRemovedRows } from "./use-removed-rows.ts";
import { useSelection } from "./use-selection.ts";

const nothing = { items: [], total: 0, page: 1, pages: 0 };
const refreshAfter = 3000; // milliseconds

/** What a page shows of a list, and what can be done with its rows. */
export function useList<R extends Row, P extends Params, C>(list: List<R, P, C>) {
  // The guard skips the loader for those who may not see the list, and renders it before it is loaded afterwards.
  const data = useLoaderData() as ListData<R, C> | undefined;
  const { page = nothing, counts } = data ?? {};
  const { pathname, search } = useLocation();
  const query = queryFrom(list, new URLSearchParams(search));
  const { location: next } = useNavigation();
  const isLoading = next?.pathname === pathname;
  const { revalidate, state } = useRevalidator();
  const { toast, tell } = useToast("status");
  const { lines, remove } = useRemovedRows(page.items, pathname + search);
  const here = lines.flatMap(({ row, undo }) => (undo ? [] : [row]));
  const selection = useSelection(here);
  const changed = useRef<typeof page>(undefined);

  function onDone(rows: R[]): void {
    changed.current = page;
    if (selection.chosen.every((row) => rows.includes(row))) selection.clear();
  }
  const actions = useActions({ words: list, tell, remove, onDone });

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
    lines,
    selection,
    actions,
    toast,
    tell,
    reload: () => void revalidate(),
    isLoaded: data !== undefined,
    isLoading,
    /** What the page is about to show, so that a press on a filter is seen at once. */
    nextQuery: isLoading ? queryFrom(list, new URLSearchParams(next.search)) : query,
    urlWith: (change: Partial<ListQuery<P>>) => listUrl(list.path, query, change),
  };
}
