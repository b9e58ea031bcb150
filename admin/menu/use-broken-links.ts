import { useQuery } from "#ui/use-query.ts";

/** What is wrong with paths of this site, by path. Requests each one as a reader would. */
export function useBrokenLinks(paths: string[]): Record<string, string> {
  const own = [...new Set(paths)].filter((path) => path.startsWith("/")).sort();
  const { value } = useQuery(own.join("\n"), async () =>
    Object.fromEntries(await Promise.all(own.map(async (path) => [path, await problemOf(path)]))),
  );
  return value ?? {};
}

/** An error, or empty. */
async function problemOf(path: string): Promise<string> {
  const answer = await fetch(path, { method: "HEAD", credentials: "omit" }).catch(() => undefined);
  if (answer?.status === 410) return "This page is in the trash or was deleted. The link leads to an error.";
  if (answer?.status === 404)
    return "This page does not exist or is not published. The link leads to an error.";
  return "";
}
