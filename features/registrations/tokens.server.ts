import { createHmac, timingSafeEqual } from "node:crypto";
import { AppError } from "#core/errors.ts";
import type { SigningKeys } from "#core/services.ts";
import { m } from "#messages";

/** A registration, or the entry of this number for one that is not confirmed. */
export type Linked = { id: string; entry: number };

const idDigits = 24;
const codeLength = 43; // 256 bits

/**
 * Every email about a registration has the same link, but for those that confirm an entry. The token follows from the id
 * and the site's key, so that the database does not hold what opens a registration.
 */
export function tokenOf([signingKey]: SigningKeys, id: string, entry = 0): string {
  const number = entry === 0 ? "" : String(entry);
  const signed = ["registration", id, ...(number ? [number] : [])].join(" ");
  const code = createHmac("sha256", signingKey).update(signed).digest("base64url");
  return `${id}${code}${number}`;
}

/** Throws `not_found` for a token that the site has not made. */
export function linkedBy(signingKeys: SigningKeys, token: string): Linked {
  const id = token.slice(0, idDigits);
  const number = token.slice(idDigits + codeLength);
  if (!/^(?:[1-9]\d{0,5})?$/.test(number)) throw unknownLink();
  const entry = Number(number);
  const sent = Buffer.from(token);
  const isOurs = signingKeys.some((key) => {
    const expected = Buffer.from(tokenOf([key], id, entry));
    return expected.length === sent.length && timingSafeEqual(expected, sent);
  });
  if (isOurs) return { id, entry };
  throw unknownLink();
}

/** The error of a wrong link, also of one to a registration that was deleted. */
export function unknownLink(): AppError {
  return new AppError("not_found", m.registrations.linkInvalid());
}
