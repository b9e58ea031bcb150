import { avatarUrl } from "#features/media/addresses.ts";
import { admin } from "#visit/actor.ts";
import type { Page } from "#visit/contract.ts";
import { Refusal } from "#visit/refusal.ts";
import type { Visit } from "#visit/visit.ts";
import type { ListedMember, Member } from "./contract.ts";
import { revokeSessionsOf } from "./sessions.store.server.ts";
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

/** Promotes, demotes, disables or enables somebody; for admins. Refuses to leave the site without one. */
export async function changeMember(
  visit: Visit,
  { id, role, disabled }: { id: string; role?: Member["role"]; disabled?: boolean },
): Promise<ListedMember> {
  admin(visit);
  await visit.write(async (queries, changed) => {
    await store.holdAdmins(queries);
    const before = await store.findListedMember(queries, id);
    if (!before) throw new Refusal("absent", "There is no such member.");
    const loses = disabled === true || (before.role === "admin" && role === "member");
    if (loses && before.role === "admin" && (await store.countOtherAdmins(queries, id)) === 0) {
      throw new Refusal("taken", "This is the only administrator: make somebody else one first.");
    }
    const disabledAt = disabled ? (before.disabledAt ?? visit.now) : null;
    await store.updateUser(queries, id, {
      ...(role ? { role } : {}),
      ...(disabled === undefined ? {} : { disabledAt }),
    });
    if (loses) await revokeSessionsOf(queries, id, visit.now);
    if (disabled !== undefined) changed(`person:${id}`);
  });
  const after = await store.findListedMember(visit.db.queries, id);
  if (!after) throw new Refusal("absent", "There is no such member.");
  return listed(after);
}

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

function listed(row: Row & { disabledAt: string | null; commentCount: number | null }): ListedMember {
  return { ...shown(row), disabledAt: row.disabledAt, commentCount: row.commentCount ?? 0 };
}
