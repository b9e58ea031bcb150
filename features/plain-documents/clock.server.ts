import type { Context } from "#core/context.ts";
import { periodOf } from "#features/publishing/kinds.ts";
import type { Clock, Plain } from "./fields.ts";
import { nextClosing } from "./store.server.ts";

const day = { days: 1 };

/** Of a kind whose documents begin and close with a day: today, and the day before. */
export function clockOf({ now, site }: Context, plain: Plain): Clock {
  if (!isByDay(plain)) return { from: now, until: now };
  const today = dayOf(now, site.timeZone).toPlainDate();
  return { from: today.toString(), until: today.subtract(day).toString() };
}

/** Notes when a list next changes by itself, or the page of a document that closes. */
export async function expireAtNextPhase(ctx: Context, plain: Plain, closes?: string | null): Promise<void> {
  const next = isByDay(plain)
    ? dayOf(ctx.now, ctx.site.timeZone)
        .startOfDay()
        .add(day)
        .toInstant()
        .toString({ fractionalSecondDigits: 3 })
    : closes === undefined
      ? await nextClosing(ctx.db.queries, plain.name, ctx.now)
      : closes;
  if (next && next > ctx.now) ctx.expiresAt(next);
}

function isByDay({ name, fields }: Plain): boolean {
  return fields[periodOf(name).until ?? ""]?.type === "date";
}

const dayOf = (now: string, timeZone: string) => Temporal.Instant.from(now).toZonedDateTimeISO(timeZone);
