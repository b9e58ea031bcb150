import type { Context } from "#core/context.ts";
import { isAppError } from "#core/errors.ts";
import { readCard } from "#features/blogs/cards.server.ts";
import { publicRecord } from "#features/publications/public-record.server.ts";
import { isExcluded } from "#features/publishing/sharing.server.ts";

/** Undefined unless readers see the publication. */
export async function findPublication(ctx: Context, id: string) {
  const blog = await readCard(ctx, id).catch((error) => {
    if (isAppError(error) && ["not_found", "gone"].includes(error.code)) return undefined;
    throw error;
  });
  return blog?.section === "publications" ? { blog, record: await publicRecord(ctx, blog._id) } : undefined;
}

/** The file of a publication's record, and whether search engines should leave it out. */
export async function publicationPdf(ctx: Context, id: string) {
  const { blog, record } = (await findPublication(ctx, id)) ?? {};
  return blog && record?.pdf
    ? { fileId: record.pdf._id, noindex: await isExcluded(ctx.db.queries, "blogs", blog._id) }
    : undefined;
}
