const ipv4 = /^(\d+)\.(\d+)\.(\d+)\.\d+$/;
const ipv6 = /^([\da-f]+):([\da-f]+):([\da-f]+):[\da-f]+::\/64$/;

/**
 * The growing networks of a client, widest first and the client's key last: /32, /48 and /64 for IPv6, /16, /24 and
 * the address for IPv4. One person can have many small networks, but rarely several wide ones.
 */
export function networksOf(clientKey: string): string[] {
  const [, a, b, c] = ipv6.exec(clientKey) ?? [];
  if (a && b && c) return [`${a}:${b}::/32`, `${a}:${b}:${c}::/48`, clientKey];
  const [, one, two, three] = ipv4.exec(clientKey) ?? [];
  if (one && two && three) return [`${one}.${two}.0.0/16`, `${one}.${two}.${three}.0/24`, clientKey];
  return [clientKey];
}

/** The /48 of an IPv6 client or the /24 of an IPv4 client: what one household or office has at most. */
export function siteNetworkOf(clientKey: string): string {
  return networksOf(clientKey).at(-2) ?? clientKey;
}
