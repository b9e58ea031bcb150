import { useApi } from "#core/api.ts";
import type { BlogCard } from "#features/blogs/contract.ts";
import { useQuery } from "#ui/use-query.ts";

type Pinned = {
  /** Undefined unless it is public. */
  blog?: BlogCard;
  title?: string;
  /** Why it is not shown. */
  problem?: string;
};

const problems = {
  draft: "It is a draft, so the newest article is shown instead.",
  scheduled: "It is not published yet. Until then, the newest article is shown.",
  trash: "It is in the trash, so the newest article is shown instead.",
};

/** The article pinned in a form; undefined without one, and while it is loading. */
export function usePinned(id: string | null): Pinned | undefined {
  const { blogs, writing } = useApi();
  const { value, stale } = useQuery(id ?? "", async (): Promise<Pinned | undefined> => {
    if (id === null) return undefined;
    const saved = await writing.read({ id }).catch(() => undefined);
    if (!saved) return { problem: "It no longer exists, so the newest article is shown instead." };
    const { title, status } = saved;
    if (status !== "published") return { title, problem: problems[status] };
    return { title, blog: await blogs.read({ id }).catch(() => undefined) };
  });
  return stale ? undefined : value;
}
