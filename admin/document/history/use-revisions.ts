import { useCallback, useEffect, useState } from "react";
import type { BlogRevision, WritingFunctions } from "#features/blogs/writing-contract.ts";

const limit = 20;

/** The saves of a blog, the latest first, a page after the other; from the beginning where there is a new one. */
export function useRevisions(id: string, current: number, ask: WritingFunctions["revisions"]) {
  const [read, setRead] = useState<{ revisions: BlogRevision[]; page: number; pages: number; of: number }>();
  const [failed, setFailed] = useState(false);

  const ofPage = useCallback(
    async (page: number): Promise<void> => {
      setFailed(false);
      try {
        const { items, pages } = await ask({ id, page, limit });
        setRead((last) => {
          const before = last?.of === current && page > 1 ? last.revisions : [];
          const known = new Set(before.map(({ version }) => version));
          return {
            revisions: [...before, ...items.filter(({ version }) => !known.has(version))],
            page,
            pages,
            of: current,
          };
        });
      } catch {
        setFailed(true);
      }
    },
    [id, current, ask],
  );

  useEffect(() => void ofPage(1), [ofPage]);

  return {
    revisions: read?.revisions,
    more: read !== undefined && read.page < read.pages,
    failed,
    next: () => void ofPage(read ? read.page + 1 : 1),
  };
}
