import type { MemberContext } from "#core/context.ts";
import { pictureUrl, widthsOf } from "#features/media/addresses.ts";
import { knownPictures } from "#features/media/known-pictures.server.ts";
import { readRevision as readDocumentRevision } from "#features/publishing/revisions.server.ts";
import type { WholeRevision } from "../writing-contract.ts";
import { blogKind } from "./kind.server.ts";

/** A blog as it was saved once. */
export async function readRevision(
  ctx: MemberContext,
  input: { id: string; version: number },
): Promise<WholeRevision> {
  const { revision, values } = await readDocumentRevision(ctx, blogKind, input);
  const { coverId, image, ...text } = values;
  if (coverId === null) return { ...text, ...revision, image };
  const picture = (await knownPictures(ctx.db.queries, [coverId])).get(coverId);
  const url = picture ? pictureUrl(coverId, widthsOf(picture.width).at(-1) ?? 0) : null;
  return { ...text, ...revision, image: url };
}
