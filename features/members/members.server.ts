import type { Context } from "#core/context.ts";
import type { Inputs } from "#core/contract.ts";
import { AppError } from "#core/errors.ts";
import { pageOf } from "#core/paging.ts";
import { pick } from "#core/pick.ts";
import type { AccountServices } from "#core/services.ts";
import type { Changed } from "#db/client.ts";
import type { Queries } from "#db/engine.ts";
import { lockAccounts } from "#db/lock-accounts.ts";
import { avatarUrl } from "#features/media/types/addresses.ts";
import { m } from "#messages";
import { countOtherAdmins } from "./admins.store.server.ts";
import type { ListedMember, Member, memberEndpoints } from "./contract.ts";
import { emailKeyOf, notify } from "./emails.server.ts";
import * as listing from "./listing.store.server.ts";
import { accountOf } from "./login-attempts.server.ts";
import { endAccess } from "./sessions.store.server.ts";
import * as store from "./store.server.ts";

type Input = Inputs<typeof memberEndpoints>;

export async function memberNamed(ctx: Context, id: string): Promise<Member> {
  const row = await listing.findMember(ctx.db.queries, id);
  if (!row) throw new AppError("unauthorized", m.members.logIn());
  return shown(row);
}

export async function listMembers(ctx: Context, { page, limit, sort, order, ...filter }: Input["members"]) {
  const slice = { sort, order, limit, offset: (page - 1) * limit };
  const { rows, total } = await listing.selectPage(ctx.db.reader, filter, slice);
  return pageOf(rows.map(listed), total, { page, limit });
}

/**
 * Ends all sessions of the account: a stolen member's token must not become an admin's. Throws rather than
 * leave the site without an admin, or promote an unverified address for which the operator does not vouch.
 */
export async function changeMember(
  ctx: Context,
  { id, role, disabled }: Input["changeMember"],
  services: AccountServices,
  operator?: { vouches: boolean },
): Promise<ListedMember> {
  const { before, after } = await ctx.write(async (queries, invalidate) => {
    await lockAccounts(ctx.db, queries);
    const before = await listing.findListedMember(queries, id);
    if (!before) throw new AppError("not_found", m.adminMembers.notFound());
    if (role === "admin" && !before.verifiedAt && !operator?.vouches) throw notVerified(before);
    const loses = disabled === true || (before.role === "admin" && role === "member");
    if (loses && before.role === "admin" && (await countOtherAdmins(queries, id)) === 0) {
      throw new AppError("conflict", m.adminMembers.onlyAdministrator());
    }
    const since = disabled ? (before.disabledAt ?? ctx.now) : null;
    const disabledAt = disabled === undefined ? undefined : since;
    await store.updateUser(queries, id, { role, disabledAt });
    if (role || disabled !== undefined) await endAccess(queries, id, ctx.now);
    if (disabled !== undefined) await invalidateCommentsOf(invalidate, queries, id);
    const after = await listing.findListedMember(queries, id);
    if (!after) throw new AppError("not_found", m.adminMembers.notFound());
    for (const { told } of changesBetween(before, after)) await notify(ctx, queries, id, told);
    return { before, after };
  });
  services.emails.wake();
  const account = accountOf(services.signingKeys, after.email ? emailKeyOf(after.email) : after.id);
  for (const { fields, event } of changesBetween(before, after)) ctx.log.info({ account, ...fields }, event);
  return listed(after);
}

/** Comments of disabled accounts are hidden. */
export async function invalidateCommentsOf(invalidate: Changed, queries: Queries, id: string): Promise<void> {
  const blogs = await store.blogsCommentedOn(queries, id);
  invalidate(`person:${id}`, ...blogs.map((blog) => `comments:${blog}`));
  invalidate.stale("counts");
}

/** What the member is told of a change, and the event of the log. */
function changesBetween(before: ListedRow, after: ListedRow) {
  const { role } = after;
  const promoted = { told: role, fields: { role }, event: role === "admin" ? "a promotion" : "a demotion" };
  const disabled = after.disabledAt
    ? ({ told: "disabled", fields: {}, event: "an account was disabled" } as const)
    : ({ told: "enabled", fields: {}, event: "an account was enabled" } as const);
  return [
    ...(role !== before.role ? [promoted] : []),
    ...((after.disabledAt === null) !== (before.disabledAt === null) ? [disabled] : []),
  ];
}

function notVerified({ email, joinedAt }: ListedRow): AppError {
  const since = joinedAt.slice(0, 10);
  const msg = m.adminMembers.notVerified({ email: email ?? "", since });
  return new AppError("conflict", msg);
}

type ListedRow = NonNullable<Awaited<ReturnType<typeof listing.findListedMember>>>;
type ShownRow = NonNullable<Awaited<ReturnType<typeof listing.findMember>>>;

function shown({ id: _id, email, mediaId, joinedAt: date, ...row }: ShownRow): Member {
  const own = pick(row, ["name", "role", "bio", "language"]);
  return { _id, ...own, email: email ?? "", avatar: avatarUrl(mediaId), date };
}

function listed(row: ListedRow): ListedMember {
  const { disabledAt, verifiedAt, commentCount } = row;
  return { ...shown(row), disabledAt, verifiedAt, commentCount: commentCount ?? 0 };
}
