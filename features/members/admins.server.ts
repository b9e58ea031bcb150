import { randomInt } from "node:crypto";
import type { AdminContext, Context } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import { newId } from "#core/ids.ts";
import type { AccountServices } from "#core/services.ts";
import type { Changed } from "#db/client.ts";
import type { Queries } from "#db/engine.ts";
import { lockAccounts } from "#db/lock-accounts.ts";
import type { Role } from "#db/schema.ts";
import { firstAdmin } from "./admins.store.server.ts";
import type { ListedMember } from "./contract.ts";
import { emailKeyOf, notify } from "./emails.server.ts";
import { accountOf } from "./login-attempts.server.ts";
import { changeMember, invalidateCommentsOf } from "./members.server.ts";
import { hashPassword } from "./passwords.server.ts";
import { endAccess } from "./sessions.store.server.ts";
import * as store from "./store.server.ts";

export const adminName = "Administrator";

const alphabet = "abcdefghijkmnpqrstuvwxyz23456789"; // without what looks alike
const passwordLength = 20; // 100 bits

/**
 * Makes the person with this address an admin, with this password or a random one, which is returned. An
 * existing member keeps name and articles, and loses every session. The address counts as verified: the
 * operator vouches for it.
 */
export async function appointAdmin(
  ctx: Context,
  { email, password = randomPassword() }: { email: string; password?: string },
  { emails, signingKeys }: AccountServices,
): Promise<{ email: string; password: string }> {
  const passwordHash = await hashPassword(password);
  await ctx.write(async (queries, invalidate) => {
    const { id, isKnown } = await saveAdmin(ctx, { email, passwordHash }, { queries, invalidate });
    if (isKnown) await notify(ctx, queries, id, "appointed");
  });
  ctx.log.info({ account: accountOf(signingKeys, emailKeyOf(email)), role: "admin" }, "a promotion");
  emails.wake();
  return { email, password };
}

type NewAdmin = { email: string; passwordHash: string; name?: string };

/** Like `appointAdmin`, in a transaction. Renames an existing member if `name` is given. */
export async function saveAdmin(
  ctx: Context,
  { email, passwordHash, name }: NewAdmin,
  { queries, invalidate }: { queries: Queries; invalidate: Changed },
): Promise<{ id: string; isKnown: boolean }> {
  const emailKey = emailKeyOf(email);
  await lockAccounts(ctx.db, queries);
  const known = await store.findUserByEmail(queries, emailKey);
  if (known) {
    if (known.disabledAt) await invalidateCommentsOf(invalidate, queries, known.id);
    await store.updateUser(queries, known.id, { role: "admin", passwordHash, disabledAt: null, name });
    await store.markVerified(queries, known.id, ctx.now);
    await endAccess(queries, known.id, ctx.now);
    invalidate.stale(`person:${known.id}`);
    return { id: known.id, isKnown: true };
  }
  const id = newId(Date.parse(ctx.now));
  await store.addUser(queries, {
    id,
    name: name ?? adminName,
    email,
    emailKey,
    passwordHash,
    role: "admin",
    joinedAt: ctx.now,
    verifiedAt: ctx.now,
  });
  return { id, isKnown: false };
}

/** Changes a role from the command line. Throws where `changeMember` does. */
export async function changeRole(
  ctx: Context,
  { email, role, unverified = false }: { email: string; role: Role; unverified?: boolean },
  services: AccountServices,
): Promise<ListedMember> {
  const acting = await actingAdmin(ctx);
  const user = await store.findUserByEmail(ctx.db.queries, emailKeyOf(email));
  if (!user) throw new AppError("not_found", `Nobody has an account with the address ${email}.`);
  if (role === "admin" && !user.verifiedAt && !unverified) {
    const msg = `The address ${email} was never verified (the account was made on ${user.joinedAt.slice(0, 10)}). If you know whose account it is:  npm run site -- promote ${email} --unverified`;
    throw new AppError("conflict", msg);
  }
  return changeMember(acting, { id: user.id, role }, services, { vouches: unverified });
}

/** On the command line, the oldest admin acts. */
export async function actingAdmin(ctx: Context): Promise<AdminContext> {
  const admin = await firstAdmin(ctx.db.queries);
  if (!admin) throw new Error("There is no admin yet: make one with  npm run site -- admin EMAIL");
  return { ...ctx, actor: { ...admin, role: "admin", session: "" } };
}

/** The id of an author without an account. */
export async function bylineNamed(ctx: Context, name: string): Promise<string> {
  return ctx.write(async (queries) => {
    const known = await store.findByline(queries, name);
    if (known) return known;
    const id = newId(Date.parse(ctx.now));
    await store.addUser(queries, { id, name, joinedAt: ctx.now });
    return id;
  });
}

function randomPassword(): string {
  return Array.from({ length: passwordLength }, () => alphabet[randomInt(alphabet.length)]).join("");
}
