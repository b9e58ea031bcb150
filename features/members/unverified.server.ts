import type { MemberContext } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import type { Mailer } from "#core/services.ts";
import { m } from "#messages";
import { findUser } from "./store.server.ts";

/**
 * Refuses members who have not shown that their address is theirs, where only certain addresses may sign up, and
 * everywhere if there is a mail server that can send the link. Throws `unverified`.
 */
export async function refuseUnverified({ site, db, actor }: MemberContext, mailer?: Mailer): Promise<void> {
  if (site.accounts.signups !== "domains" && !mailer?.server) return;
  if ((await findUser(db.queries, actor.id))?.verifiedAt) return;
  const msg = m.members.verifyFirst();
  throw new AppError("unverified", msg);
}
