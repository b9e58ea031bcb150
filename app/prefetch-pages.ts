type Route = { id: string; module: string; imports?: string[] };

const admin = /^pages\/(create|edit|manage|write)-/;

/**
 * Fetches the modules of the pages that somebody may open into the browser's cache. Without them, going to a page while
 * the server is gone would show the browser's own error page in place of the page's message.
 */
export function prefetchPages(isAdmin: boolean): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const { routes } = (window as unknown as { __reactRouterManifest: { routes: Record<string, Route> } })
    .__reactRouterManifest;
  const pages = Object.values(routes).filter(({ id }) => isAdmin || !admin.test(id));
  const files = new Set(pages.flatMap(({ module, imports = [] }) => [module, ...imports]));
  for (const file of files) {
    // What fails is fetched when it is needed.
    fetch(file).then(
      (answer) => answer.blob(),
      () => {},
    );
  }
}
