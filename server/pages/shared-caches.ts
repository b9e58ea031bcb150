import type { OutgoingHttpHeaders } from "node:http";

const freshFor = 10; // seconds
const staleFor = 10; // seconds more, while it revalidates
const onErrorFor = 24 * 3600; // seconds more, while the site is down

/** Seconds that caches may keep an answer if they are told when it changes. */
export const freshUntilPurged = 24 * 3600;

/**
 * Headers for shared caches; browsers revalidate every time (`must-revalidate`). CDNs that would apply that to
 * themselves have their own header (RFC 9213). Deleted pages get the same headers, or they would not replace
 * what caches hold.
 */
export function sharedCaching(
  expires: number | undefined,
  now: number,
  maxAge = freshFor,
): OutgoingHttpHeaders {
  const left = expires === undefined ? Infinity : Math.max(0, Math.floor((expires - now) / 1000));
  const age = Math.min(maxAge, left);
  const stale = Math.min(staleFor, left - age);
  const rest = `${stale > 0 ? `, stale-while-revalidate=${stale}` : ""}, stale-if-error=${onErrorFor}`;
  return {
    "cache-control": `public, max-age=0, must-revalidate, s-maxage=${age}${rest}`,
    "cdn-cache-control": `max-age=${age}${rest}`,
  };
}
