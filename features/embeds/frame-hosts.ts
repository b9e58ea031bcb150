/** The sites of the charts, maps and forms on a page. Its policy has to allow them. */
export function frameHosts(page: ParentNode): string[] {
  const links = page.querySelectorAll<HTMLAnchorElement>("figure:has(.embed.frame) .embed-note a");
  return [...links].map(({ hostname }) => hostname);
}
