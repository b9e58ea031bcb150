import { signedIn } from "#core/actor.ts";
import { chosenId, takenId } from "#core/chosen-id.ts";
import type { Context } from "#core/context.ts";
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
export async function autosaveWriting(ctx: Context, input: Input): Promise<WrittenBlog> {
  const { id, version, newRevision, ...given } = input;
  const actor = signedIn(ctx);
  if (version !== undefined || actor.role !== "admin" || !chosenId.safeParse(id).success)
    return updateWriting(ctx, { ...given, id, version: version ?? 1 }, { newRevision });
  const blog = await findBlog(ctx.db.queries, id);
  if (blog && blog.authorId !== actor.id) throw takenId();
  if (!blog) return addWriting(ctx, { ...given, _id: id, status: "draft" }, { newRevision });
  return updateWriting(ctx, { ...given, id, version: 1 }, { newRevision });
}
