import { z } from "zod";
import { OaiError } from "./arguments.server.ts";

const token = z.strictObject({
  prefix: z.string().max(50),
  set: z.string().max(150).optional(),
  from: z.iso.datetime(),
  before: z.iso.datetime(),
  at: z.iso.datetime().describe("of the last record"),
  id: z.string().max(100),
  cursor: z.number().int().min(1),
});

/**
 * Where a list continues. It names the last record, so that it stays right after a restart, on another node,
 * and when records are added.
 */
export type Token = z.output<typeof token>;

export function encodeToken(value: Token): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

export function decodeToken(text: string): Token {
  try {
    return token.parse(JSON.parse(Buffer.from(text, "base64url").toString()));
  } catch {
    throw new OaiError("badResumptionToken", "This resumptionToken is not one of ours.");
  }
}
