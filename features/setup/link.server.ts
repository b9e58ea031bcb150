import { hash, randomBytes, timingSafeEqual } from "node:crypto";
import type { Context } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import type { Queries } from "#db/engine.ts";
import { m } from "#messages";
import { findSetup, removeSetup, saveSetup } from "./store.server.ts";

const row = "link";

/** Makes a new token of 256 bits, which replaces an older one. */
export async function openSetup(ctx: Context): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const link = { name: row, value: hashOf(token), createdAt: ctx.now };
  await ctx.write((queries) => saveSetup(queries, link));
  return token;
}

/** Invalidates the link once there is an administrator. */
export async function closeSetup(ctx: Context): Promise<void> {
  if (await isSetupOpen(ctx.db.queries)) await ctx.write((queries) => removeSetup(queries, row));
}

export async function isSetupOpen(queries: Queries): Promise<boolean> {
  return (await findSetup(queries, row)) !== undefined;
}

/** Returns the token's hash. Throws unless it is the latest one and unused. */
export async function checkToken(ctx: Context, token: string): Promise<string> {
  await ctx.limits.count("setup", ctx.clientKey);
  const link = await findSetup(ctx.db.queries, row);
  const sent = hashOf(token);
  if (!link || !timingSafeEqual(Buffer.from(sent), Buffer.from(link.value))) throw invalidLink();
  await ctx.limits.uncount("setup", ctx.clientKey);
  return sent;
}

/** Must be called in a transaction. The second of two requests with the same link throws. */
export async function useLink(queries: Queries, hashed: string): Promise<void> {
  if (!(await removeSetup(queries, row, hashed))) throw invalidLink();
}

function invalidLink(): AppError {
  return new AppError("not_found", m.adminSetup.linkInvalid());
}

function hashOf(token: string): string {
  return hash("sha256", token);
}
