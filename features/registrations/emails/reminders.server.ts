import type { Context } from "#core/context.ts";
import { hour } from "#core/durations.ts";
import { queueMails } from "../guest-emails.store.server.ts";
import { datesAhead } from "../store.server.ts";

const maxAhead = 48 * hour;
const sentAt = Temporal.PlainTime.from("09:00");

/**
 * Queues the reminders of tomorrow's events, from nine in the morning in the zone of the event. Once for each date:
 * the batch names it. Guests who have got their place since then need none.
 */
export async function queueReminders(ctx: Context): Promise<void> {
  const { db, now, site, write } = ctx;
  const until = new Date(Date.parse(now) + maxAhead).toISOString();
  for (const { id: eventId, startsAt, timeZone } of await datesAhead(db.queries, now, until)) {
    const start = Temporal.Instant.from(startsAt).toZonedDateTimeISO(timeZone || site.timeZone);
    const dueAt = start
      .subtract({ days: 1 })
      .withPlainTime(sentAt)
      .toInstant()
      .toString({ fractionalSecondDigits: 3 });
    if (now < dueAt) continue;
    const batch = `reminder ${startsAt}`;
    const detail = JSON.stringify({ date: startsAt });
    const guests = { eventId, states: ["confirmed" as const], confirmedBefore: dueAt };
    await write((queries) => queueMails(queries, guests, { batch, kind: "reminder", detail, dueAt: now }));
  }
}
