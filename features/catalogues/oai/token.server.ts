import { z } from "zod";
import { identifier } from "#core/fields.ts";
import { m } from "#messages";
import { OaiError } from "./arguments.server.ts";

const instant = z.iso.datetime().regex(/^(?!0000)/); // PostgreSQL has no year 0

const token = z.strictObject({
  prefix: z.string().max(50),
  set: z.string().max(150).optional(),
  from: instant,
  before: instant,
  at: instant.describe("of the last record"),
  id: identifier,
  cursor: z.number().int().min(1),
});

/**
 * Where a list continues. It names the last record, so that it stays right after a restart, on another node,
 * and when records are added.
 */
type Token = z.output<typeof token>;

export function encodeToken(value: Token): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

export function decodeToken(text: string): Token {
  try {
    return token.parse(JSON.parse(Buffer.from(text, "base64url").toString()));
  } catch {
    throw new OaiError("badResumptionToken", m.catalogues.tokenInvalid());
  }
}
