import type { Context } from "#core/context.ts";
import { pageOf } from "#core/paging.ts";
import { cards } from "./cards.server.ts";
import { cardsAmong } from "./cards.store.server.ts";
import { untilNextTurn } from "./next-change.server.ts";
import { listInSeries } from "./series.store.server.ts";

type Slice = { page: number; limit: number };

/** What readers see of the publications in the series of a page: the highest number first, those without one last. */
export async function publicationsOfSeries(ctx: Context, pageId: string, { page, limit }: Slice) {
  ctx.cacheTag(`series:${pageId}`);
  await untilNextTurn(ctx);
  const { reader } = ctx.db;
  const slice = { limit, offset: (page - 1) * limit };
  const { rows, total } = await listInSeries(reader, ctx.now, pageId, slice);
  const numbers = new Map(rows.map(({ id, seriesNumber }) => [id, seriesNumber]));
  const ids = rows.map(({ id }) => id);
  const shown = await cards(ctx, await cardsAmong(reader, ctx.now, ids));
  const items = shown.map((blog) => ({ number: numbers.get(blog._id) ?? "", blog }));
  return pageOf(items, total, { page, limit });
}
