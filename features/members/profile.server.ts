import type { Context, MemberContext, Upload } from "#core/context.ts";
import type { Inputs } from "#core/contract.ts";
import { AppError, fieldError } from "#core/errors.ts";
import type { MediaServices } from "#core/services.ts";
import type { Changed } from "#db/client.ts";
import type { Queries } from "#db/engine.ts";
import { lockAccounts } from "#db/lock-accounts.ts";
import { removeEmailsTo } from "#features/emails/emails.server.ts";
import { decode } from "#features/media/decoding/decoder.server.ts";
import { keepPicture } from "#features/media/keep.server.ts";
import { removeUnusedPicture } from "#features/media/pictures.server.ts";
import { avatarUrl } from "#features/media/types/addresses.ts";
import { m, messageLanguages } from "#messages";
import { countOtherAdmins } from "./admins.store.server.ts";
import { tracesOf } from "./export.store.server.ts";
import { countsOf, findMember } from "./listing.store.server.ts";
import { memberNamed } from "./members.server.ts";
import { mentionsOf } from "./named.store.server.ts";
import type { profileEndpoints } from "./profile-contract.ts";
import { confirmPassword, wrongPassword } from "./resets.server.ts";
import * as sessions from "./sessions.store.server.ts";
import * as store from "./store.server.ts";

type Input = Inputs<typeof profileEndpoints>;

export async function readProfileDetails(
  ctx: MemberContext,
  { hasTranslations }: { hasTranslations: boolean },
) {
  const { id } = ctx.actor;
  const { queries } = ctx.db;
  const account = await store.findUser(queries, id);
  return {
    ...(await memberNamed(ctx, id)),
    verifiedAt: account?.verifiedAt ?? null,
    languages: [...messageLanguages],
    translationEmails: hasTranslations ? account?.translationEmails === 1 : null,
    ...(await countsOf(queries, id)),
  };
}

/** What a feature does when a member gets another name. */
export type Renaming = (ctx: MemberContext, db: Queries, invalidate: Changed, name: string) => Promise<void>;

/** An empty avatar removes the picture; any other than the current one is an error. */
export async function updateProfile(
  ctx: MemberContext,
  { name, bio, language, translationEmails: emails, avatar }: Input["updateProfile"],
  { media }: MediaServices,
  renamed: Renaming,
) {
  const { id } = ctx.actor;
  await ctx.limits.count("profile", id);
  const translationEmails = emails === undefined ? undefined : emails ? (1 as const) : (0 as const);
  const changes = { name: name?.trim(), bio: bio?.trim(), language, translationEmails };
  const before = await ctx.write(async (queries, invalidate) => {
    if (changes.name !== undefined) await lockAccounts(ctx.db, queries);
    await ctx.db.engine.lock(queries, "users", [id]);
    const old = await store.findUser(queries, id);
    const current = avatarUrl((await findMember(queries, id))?.mediaId ?? null);
    if (avatar && avatar !== current && avatar !== ctx.site.url + current) {
      const msg = m.members.otherPicture();
      throw fieldError("avatar", msg);
    }
    await store.updateUser(queries, id, changes);
    const picture = avatar === "" ? await store.replaceAvatar(queries, id, null) : undefined;
    if (picture) invalidate(`person:${id}`);
    if (changes.name === undefined || changes.name === old?.name) return picture;
    invalidate.stale(`person:${id}`);
    await renamed(ctx, queries, invalidate, changes.name);
    return picture;
  });
  if (before) await removeUnusedPicture(ctx, media, before);
  return memberNamed(ctx, id);
}

export async function uploadAvatar(ctx: MemberContext, { file }: { file: Upload }, { media }: MediaServices) {
  const { id } = ctx.actor;
  const turn = { memberId: id, urgent: false, signal: ctx.signal };
  const picture = await keepPicture(ctx, media, await decode("avatar", file.path, turn));
  const before = await ctx.write(async (queries, invalidate) => {
    invalidate.stale(`person:${id}`);
    await ctx.db.engine.lock(queries, "users", [id]);
    return store.replaceAvatar(queries, id, picture.id);
  });
  if (before) await removeUnusedPicture(ctx, media, before);
  return { imageUrl: avatarUrl(picture.id) ?? "" };
}

export async function exportData(ctx: MemberContext) {
  const { id } = ctx.actor;
  await ctx.limits.count("export", id);
  const account = await store.findUser(ctx.db.queries, id);
  return {
    profile: await memberNamed(ctx, id),
    verifiedAt: account?.verifiedAt ?? null,
    translationEmails: account?.translationEmails === 1,
    sessions: await sessions.sessionsOf(ctx.db.queries, id, ctx.now),
    ...(await tracesOf(ctx.db.reader, id)),
    ...(await mentionsOf(ctx.db.reader, id, ctx.now)),
  };
}

type Deletion = Input["deleteAccount"];
type Removal = (
  queries: Queries,
  invalidate: Changed,
  account: { id: string; comments: Deletion["comments"] },
  ctx: Pick<Context, "db" | "now">,
) => Promise<void>;

/** Removes what a feature keeps of an account that is deleted. */
export type AccountRemoval = {
  /** Runs before the account is locked. Events must be locked first, as in every change of an event. */
  beforeLock?: Removal;
  remove: Removal;
};

/** Throws for the last admin, and for a wrong password. */
export async function deleteAccount(
  ctx: MemberContext,
  { password, comments }: Deletion,
  { media }: MediaServices,
  removals: AccountRemoval[],
) {
  const { id } = ctx.actor;
  const user = await confirmPassword(ctx, password, "password");
  const avatar = await ctx.write(async (queries, invalidate) => {
    const lock = async () => {
      if (!(await store.lockAccount(ctx.db, queries, user, "delete"))) throw wrongPassword("password");
      const isAdmin = (await store.findUser(queries, id))?.role === "admin";
      if (isAdmin && (await countOtherAdmins(queries, id)) === 0) {
        throw new AppError("conflict", m.members.onlyAdministrator());
      }
    };
    return eraseAccount({ ctx, queries, invalidate, lock }, { id, comments }, removals);
  });
  if (avatar) await removeUnusedPicture(ctx, media, avatar);
  return { msg: m.members.accountDeleted() };
}

type Erasing = {
  ctx: Pick<Context, "db" | "now">;
  queries: Queries;
  invalidate: Changed;
  /** Locks the account, and throws if it must not be deleted. */
  lock?(): Promise<void>;
};

/** Returns the id of the profile picture, which is no longer used. */
export async function eraseAccount(
  { ctx, queries, invalidate, lock }: Erasing,
  account: { id: string; comments: Deletion["comments"] },
  removals: AccountRemoval[],
): Promise<string | undefined> {
  const { id } = account;
  await lockAccounts(ctx.db, queries);
  for (const { beforeLock } of removals) await beforeLock?.(queries, invalidate, account, ctx);
  await lock?.();
  for (const { remove } of removals) await remove(queries, invalidate, account, ctx);
  const avatar = await store.replaceAvatar(queries, id, null);
  const emailKey = (await store.findUser(queries, id))?.emailKey;
  if (emailKey) await removeEmailsTo(queries, emailKey);
  await store.deleteUser(queries, id);
  invalidate(`person:${id}`);
  invalidate.stale("counts");
  return avatar;
}
