import { createHmac, timingSafeEqual } from "node:crypto";
import { AppError } from "#core/errors.ts";

const idDigits = 24;

/**
 * Every email about a registration has the same link. The token follows from the id and the site's key, so that the
 * database does not hold what opens a registration.
 */
export function tokenOf(signingKey: Uint8Array, id: string): string {
  const code = createHmac("sha256", signingKey).update(`registration ${id}`).digest("base64url");
  return `${id}${code}`;
}

/** The id of the registration. Throws `not_found` for a token that the site has not made. */
export function idOfToken(signingKey: Uint8Array, token: string): string {
  const id = token.slice(0, idDigits);
  const [expected, sent] = [tokenOf(signingKey, id), token].map((text) => Buffer.from(text));
  if (expected && sent && expected.length === sent.length && timingSafeEqual(expected, sent)) return id;
  throw unknownLink();
}

/** Also for a registration that was deleted. */
export function unknownLink(): AppError {
  return new AppError(
    "not_found",
    "There is no registration at this address. Please open the link from the email again.",
  );
}

export function registrationPath(token: string): string {
  return `/registrations/${token}`;
}
