import { useApi } from "#core/api.ts";
import type { BlogCard } from "#features/blogs/contract.ts";
import { m } from "#messages";
import { useQuery } from "#ui/use-query.ts";

type Pinned = {
  /** Undefined unless it is public. */
  blog?: BlogCard;
  title?: string;
  /** Why it is not shown. */
  problem?: string;
};

const problems = {
  draft: m.adminHome.pinnedDraft,
  scheduled: m.adminHome.pinnedScheduled,
  trash: m.adminHome.pinnedInTrash,
};

/** The article pinned in a form; undefined without one, and while it is loading. */
export function usePinned(id: string | null): Pinned | undefined {
  const { blogs, writing } = useApi();
  const { value, stale } = useQuery(id ?? "", async (): Promise<Pinned | undefined> => {
    if (id === null) return undefined;
    const saved = await writing.read({ id }).catch(() => undefined);
    if (!saved) return { problem: m.adminHome.pinnedGone() };
    const { title, status } = saved;
    if (status !== "published") return { title, problem: problems[status]() };
    return { title, blog: await blogs.read({ id }).catch(() => undefined) };
  });
  return stale ? undefined : value;
}
