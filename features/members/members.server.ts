import { admin } from "#core/actor.ts";
import type { Visit } from "#core/context.ts";
import type { Page } from "#core/contract.ts";
import { Refusal } from "#core/errors.ts";
import type { Changed } from "#db/client.ts";
import type { Queries } from "#db/engine.ts";
import { avatarUrl } from "#features/media/addresses.ts";
import type { ListedMember, Member } from "./contract.ts";
import { notify } from "./emails.server.ts";
import { accountOf } from "./login-attempts.server.ts";
import { endAccess } from "./sessions.store.server.ts";
import * as store from "./store.server.ts";

/** Somebody with an account. Refuses where there is nobody. */
export async function memberNamed(visit: Visit, id: string): Promise<Member> {
  const row = await store.findMember(visit.db.queries, id);
  if (!row) throw new Refusal("no sign-in", "Please log in");
  return shown(row);
}

/** Everybody who has an account, the latest first; for admins. */
export async function listMembers(
  visit: Visit,
  { page, limit, ...filter }: { q?: string; role?: Member["role"]; page: number; limit: number },
): Promise<Page<ListedMember>> {
  admin(visit);
  const { reader } = visit.db;
  const total = await store.countMembers(reader, filter);
  const rows = await store.listMembers(reader, filter, { limit, offset: (page - 1) * limit });
  return { items: rows.map(listed), total, page, pages: Math.ceil(total / limit) };
}

/**
 * Promotes, demotes, disables or enables somebody; for admins. Each ends all sessions of the account: a token
 * that somebody has stolen from a member must not become an admin's. Refuses to leave the site without an admin, and
 * to promote somebody whose address was never verified, unless the operator vouches for it.
 */
export async function changeMember(
  visit: Visit,
  { id, role, disabled }: { id: string; role?: Member["role"]; disabled?: boolean },
  operator?: { vouches: boolean },
): Promise<ListedMember> {
  admin(visit);
  const before = await visit.write(async (queries, changed) => {
    await store.holdAdmins(queries);
    const before = await store.findListedMember(queries, id);
    if (!before) throw new Refusal("absent", "There is no such member.");
    if (role === "admin" && !before.verifiedAt && !operator?.vouches) throw notVerified(before);
    const loses = disabled === true || (before.role === "admin" && role === "member");
    if (loses && before.role === "admin" && (await store.countOtherAdmins(queries, id)) === 0) {
      throw new Refusal("taken", "This is the only administrator: make somebody else one first.");
    }
    const disabledAt = disabled ? (before.disabledAt ?? visit.now) : null;
    await store.updateUser(queries, id, {
      ...(role ? { role } : {}),
      ...(disabled === undefined ? {} : { disabledAt }),
    });
    if (role || disabled !== undefined) await endAccess(queries, id, visit.now);
    if (disabled !== undefined) await invalidateCommentsOf(changed, queries, id);
    return before;
  });
  const after = await store.findListedMember(visit.db.queries, id);
  if (!after) throw new Refusal("absent", "There is no such member.");
  tell(visit, before, after);
  return listed(after);
}

/** Invalidates what shows the comments of a member, which are hidden while the account is disabled. */
export async function invalidateCommentsOf(changed: Changed, queries: Queries, id: string): Promise<void> {
  const blogs = await store.blogsCommentedOn(queries, id);
  changed(`person:${id}`, ...blogs.map((blog) => `comments:${blog}`));
  changed.stale("counts");
}

/** Tells the member by email what has changed, and logs it without the address. */
function tell(visit: Visit, before: ListedRow, after: ListedRow): void {
  const account = accountOf(visit, after.email?.toLowerCase() ?? after.id);
  if (after.role !== before.role) {
    notify(visit, after.email, after.role);
    visit.log.info({ account, role: after.role }, after.role === "admin" ? "a promotion" : "a demotion");
  }
  if ((after.disabledAt === null) !== (before.disabledAt === null)) {
    notify(visit, after.email, after.disabledAt ? "disabled" : "enabled");
    visit.log.info({ account }, after.disabledAt ? "an account was disabled" : "an account was enabled");
  }
}

function notVerified({ email, joinedAt }: ListedRow): Refusal {
  const since = joinedAt.slice(0, 10);
  const msg = `The address ${email} was never verified (the account was made on ${since}). Members send themselves a link from their profile.`;
  return new Refusal("taken", msg);
}

type ListedRow = NonNullable<Awaited<ReturnType<typeof store.findListedMember>>>;
type Row = NonNullable<Awaited<ReturnType<typeof store.findMember>>>;

function shown(row: Row): Member {
  return {
    _id: row.id,
    name: row.name,
    email: row.email ?? "",
    role: row.role,
    avatar: avatarUrl(row.mediaId),
    bio: row.bio,
    date: row.joinedAt,
  };
}

function listed(row: ListedRow): ListedMember {
  const { disabledAt, verifiedAt, commentCount } = row;
  return { ...shown(row), disabledAt, verifiedAt, commentCount: commentCount ?? 0 };
}
