import type { MemberContext } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import { findUser } from "./store.server.ts";

/**
 * Unless anybody may sign up, nobody speaks before showing that the address is theirs: accounts outlast a change of the
 * setting. Throws `unverified`.
 */
export async function refuseUnverified({ site, db, actor }: MemberContext): Promise<void> {
  if (site.accounts.signups === "open") return;
  if ((await findUser(db.queries, actor.id))?.verifiedAt) return;
  const msg =
    "Please verify your email address first: open the link that we have sent you. Your profile can send it again.";
  throw new AppError("unverified", msg);
}
