import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";

const mapped = /^::ffff:([\da-f]+):([\da-f]+)$/;

/** An IPv4 address, or the /64 network of an IPv6 address, because a client has all of its network. */
export function clientKeyFor(address: string | undefined): string {
  if (address === undefined) return "nowhere";
  const plain = address.split("%", 1)[0] ?? "";
  if (!isIPv6(plain)) return address;
  // RFC 5952: lower case, the longest zeros as "::", no dots.
  const canonical = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [, high, low] = mapped.exec(canonical) ?? [];
  if (high && low) return dotted(Number.parseInt(high, 16), Number.parseInt(low, 16));
  const [head = "", tail] = canonical.split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail?.split(":").filter(Boolean) ?? [];
  const zeros = Array(8 - before.length - after.length).fill("0");
  return `${[...before, ...zeros, ...after].slice(0, 4).join(":")}::/64`;
}

/** Fastify's `trustProxy`: one proxy is trusted, so only the address that it added to X-Forwarded-For counts. */
export const trustOneProxy = (_address: string, hop: number) => hop === 0;

/** The client's address like Fastify's `request.ip`, before Fastify has seen the request. */
export function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string | undefined {
  const forwarded = trustProxy ? headers["x-forwarded-for"]?.toString() : undefined;
  return forwarded?.slice(forwarded.lastIndexOf(",") + 1).trim() || socket.remoteAddress;
}

function dotted(high: number, low: number): string {
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}
