import type { Context } from "#core/context.ts";
import { currentDate, maxBefore } from "#features/events/dates.ts";
import { scheduleOf } from "#features/events/events.server.ts";
import { listBegun, setNextDate } from "./event-series.store.server.ts";

/** Lists order a series by its next date: moves those on whose date is over. */
export async function advanceSeries(ctx: Context): Promise<void> {
  const { db, now } = ctx;
  const begun = await listBegun(db.queries, maxBefore(now), now);
  const schedules = await scheduleOf(
    ctx,
    begun.map(({ id }) => id),
  );
  const moved = begun.flatMap(({ id, nextDate }) => {
    const next = currentDate(schedules.get(id)?.dates ?? [], now)?.startsAt;
    return next && next !== nextDate ? [{ id, nextDate: next }] : [];
  });
  if (moved.length === 0) return;
  await ctx.write(async (queries, invalidate) => {
    const ids = moved.map(({ id }) => id);
    await db.engine.lock(queries, "blogs", ids);
    for (const { id, nextDate } of moved) await setNextDate(queries, id, nextDate);
    invalidate.stale("blogs");
  });
}
