import { isAdmin } from "#core/actor.ts";
import { chosenId, takenId } from "#core/chosen-id.ts";
import type { MemberContext } from "#core/context.ts";
import type { MediaServices } from "#core/services.ts";
import type { WrittenBlog } from "../writing-contract.ts";
import { addWriting, updateWriting } from "./saving.server.ts";
import { findBlog } from "./store.server.ts";
import type { GivenBlog } from "./validate.server.ts";

type Input = Omit<GivenBlog, "status" | "publishAt" | "files"> & {
  id: string;
  version?: number;
  newRevision?: boolean;
};

/**
 * Saves a draft while it is being written. Without a version it may be new: an admin then gets it under this id, and a
 * repeated request changes the first version only. Refuses to change what is published or scheduled.
 */
export async function autosaveWriting(
  ctx: MemberContext,
  input: Input,
  services: MediaServices,
): Promise<WrittenBlog> {
  const { id, version, newRevision, ...given } = input;
  if (version !== undefined || !isAdmin(ctx) || !chosenId.safeParse(id).success)
    return updateWriting(ctx, { ...given, id, version: version ?? 1 }, services, { newRevision });
  const blog = await findBlog(ctx.db.queries, id);
  if (blog && blog.authorId !== ctx.actor.id) throw takenId();
  if (!blog) return addWriting(ctx, { ...given, _id: id, status: "draft" }, services, { newRevision });
  return updateWriting(ctx, { ...given, id, version: 1 }, services, { newRevision });
}
