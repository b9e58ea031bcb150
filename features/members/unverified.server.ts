import type { MemberContext } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import type { Mailer } from "#core/services.ts";
import { findUser } from "./store.server.ts";

/**
 * Refuses members who have not shown that their address is theirs, where only certain addresses may sign up, and
 * everywhere if there is a mail server that can send the link. Throws `unverified`.
 */
export async function refuseUnverified({ site, db, actor }: MemberContext, mailer?: Mailer): Promise<void> {
  if (site.accounts.signups !== "domains" && !mailer?.server) return;
  if ((await findUser(db.queries, actor.id))?.verifiedAt) return;
  const msg =
    "Please verify your email address first: open the link that we have sent you. Your profile can send it again.";
  throw new AppError("unverified", msg);
}
