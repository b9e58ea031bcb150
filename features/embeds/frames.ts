/** A chart, a map or a form of another site, which a page shows in a frame. */
export type EmbeddedFrame = { host: string; url: string };

export const [minHeight, defaultHeight, maxHeight] = [100, 480, 1200]; // pixels

/** What is at an address of one of the hosts; undefined for any other address. */
export function frameAt(address: string, hosts: string[]): EmbeddedFrame | undefined {
  const url = URL.parse(address.trim());
  if (url?.protocol !== "https:" || url.port || url.username || url.password) return undefined;
  return hosts.includes(url.hostname) ? { host: url.hostname, url: url.href } : undefined;
}

export function frameHeight(height: string | null | undefined): number {
  const pixels = Math.round(Number(height));
  return pixels > 0 ? Math.min(Math.max(pixels, minHeight), maxHeight) : defaultHeight;
}
