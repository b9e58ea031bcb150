import { createHmac } from "node:crypto";

/** A short HMAC-SHA-256: equal for equal texts, and not reversible. */
export function keyedHash(signingKey: Uint8Array, ...texts: string[]): string {
  return createHmac("sha256", signingKey).update(JSON.stringify(texts)).digest("base64url").slice(0, 22);
}
