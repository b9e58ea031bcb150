import { signedIn } from "#core/actor.ts";
import type { Upload, Visit } from "#core/context.ts";
import { Refusal } from "#core/errors.ts";
import { avatarUrl } from "#features/media/addresses.ts";
import { keepPicture, prepareAvatar, removePicture } from "#features/media/pictures.server.ts";
import type { Member, MemberExport } from "./contract.ts";
import { tracesOf } from "./export.store.server.ts";
import { memberNamed } from "./members.server.ts";
import { confirmPassword, wrongPassword } from "./resets.server.ts";
import * as sessions from "./sessions.store.server.ts";
import * as store from "./store.server.ts";

type Changes = { name?: string; bio?: string; avatar?: string | null };

/** The actor's own profile. */
export async function readProfile(visit: Visit): Promise<Member> {
  return memberNamed(visit, signedIn(visit).id);
}

/** The same with how much the actor has written, said and liked. */
export async function readProfileDetails(visit: Visit) {
  const { id } = signedIn(visit);
  const verifiedAt = (await store.findUser(visit.db.queries, id))?.verifiedAt ?? null;
  return { ...(await memberNamed(visit, id)), verifiedAt, ...(await store.countsOf(visit.db.queries, id)) };
}

/** Changes name and bio. An empty avatar removes the picture; any other than the current one is refused. */
export async function updateProfile(visit: Visit, { name, bio, avatar }: Changes): Promise<Member> {
  const { id } = signedIn(visit);
  await visit.limits.count("profile", id);
  const changes = {
    ...(name === undefined ? {} : { name: name.trim() }),
    ...(bio === undefined ? {} : { bio: bio.trim() }),
  };
  const before = await visit.write(async (queries, changed) => {
    const old = await store.findUser(queries, id);
    const current = avatarUrl((await store.findMember(queries, id))?.mediaId ?? null);
    if (avatar && avatar !== current && avatar !== visit.site.url + current) throw foreignAvatar();
    await store.updateUser(queries, id, changes);
    const picture = avatar === "" ? await store.replaceAvatar(queries, id, null) : undefined;
    if (picture) changed(`person:${id}`);
    if (changes.name !== undefined && changes.name !== old?.name) changed.stale(`person:${id}`);
    return picture;
  });
  if (before) await removePicture(visit, before);
  return memberNamed(visit, id);
}

function foreignAvatar(): Refusal {
  const msg = "This is not your current picture. Please upload the new one, or reload the page.";
  return new Refusal("bad input", msg, { faults: [{ path: "avatar", msg }] });
}

/** Puts a new picture in the place of the one before. */
export async function uploadAvatar(visit: Visit, { file }: { file: Upload }): Promise<{ imageUrl: string }> {
  const { id } = signedIn(visit);
  const turn = { memberId: id, urgent: false, signal: visit.signal };
  const picture = await keepPicture(visit, await prepareAvatar(file.path, turn));
  const before = await visit.write(async (queries, changed) => {
    changed.stale(`person:${id}`);
    return store.replaceAvatar(queries, id, picture.id);
  });
  if (before) await removePicture(visit, before);
  return { imageUrl: avatarUrl(picture.id) ?? "" };
}

/** Everything that is kept about the actor. */
export async function exportData(visit: Visit): Promise<MemberExport> {
  const { id } = signedIn(visit);
  await visit.limits.count("export", id);
  const account = await store.findUser(visit.db.queries, id);
  return {
    profile: await memberNamed(visit, id),
    verifiedAt: account?.verifiedAt ?? null,
    sessions: await sessions.sessionsOf(visit.db.queries, id, visit.now),
    ...(await tracesOf(visit.db.reader, id)),
  };
}

/** Deletes the actor's account. Refuses the last admin, and whoever does not know the password. */
export async function deleteAccount(
  visit: Visit,
  { password, comments }: { password: string; comments: "keep" | "remove" },
): Promise<{ msg: string }> {
  const { id } = signedIn(visit);
  const user = await confirmPassword(visit, password, "password");
  const avatar = await visit.write(async (queries, changed) => {
    await store.holdAdmins(queries);
    if (!(await store.holdAccount(queries, user))) throw wrongPassword("password");
    const isAdmin = (await store.findUser(queries, id))?.role === "admin";
    if (isAdmin && (await store.countOtherAdmins(queries, id)) === 0) {
      throw new Refusal("taken", "You are the only administrator: make somebody else one first.");
    }
    const before = await store.replaceAvatar(queries, id, null);
    const liked = await store.likedBy(queries, id);
    await store.deleteUser(queries, id, { comments });
    changed(`person:${id}`);
    changed.stale("counts", ...liked.map((blog) => `likes:${blog}`));
    return before;
  });
  if (avatar) await removePicture(visit, avatar);
  return { msg: "Your account has been deleted." };
}
