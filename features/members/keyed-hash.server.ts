import { createHmac } from "node:crypto";

/** A short HMAC-SHA-256 of texts under the signing key: it says that two are the same, and not what they are. */
export function keyedHash(secret: Uint8Array, ...texts: string[]): string {
  return createHmac("sha256", secret).update(JSON.stringify(texts)).digest("base64url").slice(0, 22);
}
