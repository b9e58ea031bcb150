import { randomBytes } from "node:crypto";

/**
 * A new opaque id: 24 hex digits, the first 12 of them the milliseconds since 1970,
 * so that ids made later sort later and index pages fill in order.
 */
export function newId(milliseconds: number = Date.now()): string {
  return milliseconds.toString(16).padStart(12, "0") + randomBytes(6).toString("hex");
}
