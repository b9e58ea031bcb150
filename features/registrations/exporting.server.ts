import { setImmediate as loopTurn } from "node:timers/promises";
import type { AdminContext } from "#core/context.ts";
import { csvLines, csvOf, separatorIn, withoutFormula } from "#core/csv.ts";
import { minute } from "#core/durations.ts";
import { eventsOf } from "#features/events/events.server.ts";
import { m } from "#messages";
import { answersOf, datesOfGuests, eventOfGuests } from "./admin-lists.server.ts";
import { listGuestsAfter } from "./admin-lists.store.server.ts";
import { listArrivals } from "./arrivals.store.server.ts";
import { guestStates } from "./guest-states.ts";
import type { GuestEvent } from "./guests-contract.ts";
import { questionsOf } from "./offer.server.ts";

const rowsAtOnce = 250; // 2 to 4 ms of the main thread
const quarter = 15 * minute;

/** All registrations in the order in which they came, read in slices so that others do not wait. */
export async function exportGuests(ctx: AdminContext, { id }: { id: string }) {
  const event = await eventOfGuests(ctx, id);
  const questions = questionsOf(event);
  const { dates: all, date } = await datesOfGuests(ctx, id);
  const begun = all.filter((each) => each.startsAt <= ctx.now || each.id === date);
  const dates = all.length > 1 ? begun : [{ id: "" }];
  const { timeZone } = (await eventsOf(ctx, [event])).get(id) ?? ctx.site;
  const separator = separatorIn(ctx.site.language);
  const parts = [csvOf([headsOf(questions, dates, timeZone)], separator)];
  const localTime = localTimes(ctx.site.timeZone);
  for (let after = ""; ; ) {
    const slice = await listGuestsAfter(ctx.db.reader, id, after, rowsAtOnce);
    const ids = slice.map((row) => row.id);
    const arrivals = Map.groupBy(
      await listArrivals(ctx.db.reader, ids),
      ({ registrationId }) => registrationId,
    );
    const rows = slice.map((row) => {
      const came = new Map(arrivals.get(row.id)?.map(({ dateId, arrived }) => [dateId, arrived]));
      const here = dates.map((each) => came.get(each.id) ?? 0);
      return cellsOf({ ...row, here }, questions, localTime);
    });
    parts.push(csvLines(rows, separator));
    const last = slice.at(-1);
    if (!last || slice.length < rowsAtOnce) break;
    after = last.id;
    await loopTurn();
  }
  const content = parts.join("");
  await loopTurn(); // then the answer is serialized
  return { name: `guests-${event.slug ?? id}.csv`, content };
}

type Questions = GuestEvent["questions"];

/** In a series, each date has a column with how many came. */
function headsOf(questions: Questions, dates: { id: string; startsAt?: string }[], timeZone: string) {
  const localTime = localTimes(timeZone);
  const heads = [
    m.adminRegistrations.columnName(),
    m.adminRegistrations.columnEmail(),
    m.adminRegistrations.columnState(),
    m.adminRegistrations.columnPlaces(),
    m.adminRegistrations.columnCompanions(),
    ...dates.map(({ startsAt }) =>
      startsAt
        ? m.adminRegistrations.columnHereAt({ time: localTime(startsAt) })
        : m.adminRegistrations.columnHere(),
    ),
    m.adminRegistrations.columnRegistered(),
    m.adminRegistrations.columnPlaceSince(),
    m.adminRegistrations.columnCancelled(),
  ];
  return [...heads, ...questions.map(({ question }) => withoutFormula(question))];
}

type Row = Awaited<ReturnType<typeof listGuestsAfter>>[number] & { here: number[] };

function cellsOf(row: Row, questions: Questions, localTime: LocalTime): string[] {
  const answers = answersOf(row);
  const at = (instant: string | null) => (instant === null ? "" : localTime(instant));
  return [
    ...[row.name, row.email].map(withoutFormula),
    guestStates[row.state](),
    ...[row.companions + 1, row.companions, ...row.here].map(String),
    ...[row.createdAt, row.confirmedAt, row.cancelledAt].map(at),
    ...questions.map(({ id }) => withoutFormula(answers[id] ?? "")),
  ];
}

type LocalTime = (instant: string) => string;

/** 2026-11-20 18:00, which spreadsheets take for a date. Each quarter of an hour is looked up once: clocks change between them. */
function localTimes(timeZone: string): LocalTime {
  const offsets = new Map<number, number>(); // milliseconds
  return (instant) => {
    const time = Date.parse(instant);
    const key = Math.floor(time / quarter);
    const offset = offsets.get(key) ?? offsetAt(time, timeZone);
    offsets.set(key, offset);
    return new Date(time + offset).toISOString().slice(0, 16).replace("T", " ");
  };
}

function offsetAt(time: number, timeZone: string): number {
  const zoned = Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(timeZone);
  return zoned.offsetNanoseconds / 1_000_000;
}
