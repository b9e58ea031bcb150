import { linkFrom, type PagePlace } from "#core/site-languages.ts";
import { m } from "#messages";
import { useQuery } from "#ui/use-query.ts";

/**
 * What is wrong with paths of this site, by path. Requests them as a reader would, one after the other. `place`: of the
 * pages with these links, on a site with several languages.
 */
export function useBrokenLinks(paths: string[], place: PagePlace | undefined): Record<string, string> {
  const own = [...new Set(paths)].filter((path) => path.startsWith("/")).sort();
  const { value } = useQuery(own.join("\n"), async () => {
    const problems: Record<string, string> = {};
    for (const path of own) problems[path] = await problemOf(place ? linkFrom(place, path).href : path);
    return problems;
  });
  return value ?? {};
}

/** An error, or empty. */
async function problemOf(path: string): Promise<string> {
  const answer = await fetch(path, { method: "HEAD", credentials: "omit" }).catch(() => undefined);
  if (answer?.status === 410) return m.adminMenu.targetGone();
  if (answer?.status === 404) return m.adminMenu.targetMissing();
  return "";
}
