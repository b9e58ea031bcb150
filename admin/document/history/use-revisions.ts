import { useEffect, useEffectEvent, useState } from "react";
import type { Page } from "#core/contract.ts";
import type { Revision } from "#features/publishing/contract.ts";

type ListRevisions = (page: number) => Promise<Page<Revision>>;

/** Loads one page after the other, newest revisions first. It starts again when `current` changes. */
export function useRevisions(current: number, list: ListRevisions) {
  const [loaded, setLoaded] = useState<Page<Revision>>();
  const [isFailed, setFailed] = useState(false);

  async function load(number: number): Promise<void> {
    setFailed(false);
    try {
      const page = await list(number);
      setLoaded((last) => {
        const before = number > 1 && last ? last.items : [];
        const known = new Set(before.map(({ version }) => version));
        return { ...page, items: [...before, ...page.items.filter(({ version }) => !known.has(version))] };
      });
    } catch {
      setFailed(true);
    }
  }

  const loadFirst = useEffectEvent(() => void load(1));
  useEffect(() => {
    if (current >= 0) loadFirst();
  }, [current]);

  return {
    revisions: loaded?.items,
    hasMore: loaded !== undefined && loaded.page < loaded.pages,
    isFailed,
    loadNext: () => void load(loaded ? loaded.page + 1 : 1),
  };
}
