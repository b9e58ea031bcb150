/**
 * A new opaque id: 24 hex digits, the first 12 of them the milliseconds since 1970,
 * so that ids made later sort later and index pages fill in order.
 */
export function newId(milliseconds: number = Date.now()): string {
  const random = crypto.getRandomValues(new Uint8Array(6));
  const digits = Array.from(random, (byte) => byte.toString(16).padStart(2, "0"));
  return milliseconds.toString(16).padStart(12, "0") + digits.join("");
}
