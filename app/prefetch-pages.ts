type Route = { id: string; module: string; imports?: string[]; css?: string[] };
type Connection = { saveData?: boolean; effectiveType?: string };

/**
 * Fetches the modules of the other pages into a member's cache. Without them, opening a page while the server is
 * unreachable would show the browser's own error page in place of ours.
 */
export function prefetchPages(role: "admin" | "member"): void {
  const { connection } = navigator as { connection?: Connection };
  if (connection?.saveData || connection?.effectiveType?.endsWith("2g")) return;
  const { routes } = (window as unknown as { __reactRouterManifest: { routes: Record<string, Route> } })
    .__reactRouterManifest;
  const pages = Object.values(routes).filter(({ id }) => role === "admin" || !id.startsWith("../admin/"));
  const files = new Set(pages.flatMap(({ module, imports = [], css = [] }) => [module, ...imports, ...css]));
  for (const file of files) {
    // A file that fails is fetched again when it is needed.
    fetch(file, { priority: "low" })
      .then((response) => response.blob())
      .catch(() => {});
  }
}
