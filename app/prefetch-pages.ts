type Route = { id: string; module: string; imports?: string[]; css?: string[] };
type Connection = { saveData?: boolean; effectiveType?: string };

const ofAccounts = /^pages\/(setup|login|signup|forgot-password|reset-password|verify-email|profile|regist)/;

/**
 * Fetches the modules of the other pages into the browser's cache. Without them, opening a page while the server is
 * unreachable would show the browser's own error page in place of ours. Strangers get the pages that they read.
 */
export function prefetchPages(role: "admin" | "member" | undefined): void {
  const { connection } = navigator as { connection?: Connection };
  if (connection?.saveData || connection?.effectiveType?.endsWith("2g")) return;
  const { routes } = (window as unknown as { __reactRouterManifest: { routes: Record<string, Route> } })
    .__reactRouterManifest;
  const pages = Object.values(routes).filter(
    ({ id }) => (role === "admin" || !id.startsWith("../admin/")) && (role || !ofAccounts.test(id)),
  );
  const files = new Set(pages.flatMap(({ module, imports = [], css = [] }) => [module, ...imports, ...css]));
  for (const file of files) {
    // A file that fails is fetched again when it is needed.
    fetch(file, { priority: "low" })
      .then((response) => response.blob())
      .catch(() => {});
  }
}
