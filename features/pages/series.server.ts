import type { Context } from "#core/context.ts";
import type { Page } from "#core/contract.ts";
import { AppError } from "#core/errors.ts";
import { publicationsOfSeries } from "#features/blogs/series.server.ts";
import type { SeriesNumber } from "./contract.ts";
import { readPage } from "./pages.server.ts";

type Slice = { page: number; limit: number };

/** The public numbers of a public series, the highest first. */
export async function listNumbers(
  ctx: Context,
  { slug, page, limit }: { slug: string } & Slice,
): Promise<Page<SeriesNumber>> {
  const { _id, series } = await readPage(ctx, { slug });
  if (!series) throw new AppError("not_found", "This page is not about a series.");
  const list = await publicationsOfSeries(ctx, _id, { page, limit });
  if (page > 1 && list.items.length === 0) ctx.noStore();
  return list;
}
