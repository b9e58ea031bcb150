import { compareNames } from "#core/collator.ts";
import type { Context } from "#core/context.ts";
import type { Inputs, Operations } from "#core/contract.ts";
import { pick } from "#core/pick.ts";
import { listedLanguages } from "#features/publishing/languages.server.ts";
import { projectAt } from "#features/publishing/projects.server.ts";
import { expireAtNextScheduled } from "#features/publishing/readers.server.ts";
import type { EventFilters, EventMonth, eventEndpoints } from "./contract.ts";
import { startOfDay } from "./dates.server.ts";
import { languagesOf, shownDate } from "./events.server.ts";
import * as store from "./month.store.server.ts";

type Input = Inputs<typeof eventEndpoints>["month"];

const day = { days: 1 };

/** Every date of a month. Each is shown on its days in its own zone. */
async function readMonth(ctx: Context, { month: wanted, language, ...filter }: Input): Promise<EventMonth> {
  const { site, now, db } = ctx;
  const { project: end, ...kept } = filter;
  const today = Temporal.Instant.from(now).toZonedDateTimeISO(site.timeZone).toPlainDate();
  const month = Temporal.PlainYearMonth.from(wanted ?? today.toPlainYearMonth());
  const first = month.toPlainDate({ day: 1 });
  const from = startOfDay(first.subtract(day), "UTC");
  const before = startOfDay(first.add({ months: 1 }).add(day), "UTC");
  await cacheTag(ctx);
  // Then another day is today, or another month the current one.
  ctx.expiresAt(startOfDay(today.add(day), site.timeZone));
  const project = await projectAt(ctx, end);
  const among = await listedLanguages(ctx, "blog");
  const narrowed = { ...kept, project, languages: languagesOf(ctx, language) ?? among };
  const rows = await store.datesBetween(db.reader, now, [from, before], narrowed);
  const dates = withoutTranslations(ctx, rows).flatMap((row) =>
    entryOf(row, month, row.timeZone || site.timeZone),
  );
  const { place, subcategory } = kept;
  const invented = [wanted, place, subcategory, language, project]; // by anybody
  if (dates.length === 0 && invented.some((name) => name !== undefined)) ctx.noStore();
  return { month: month.toString(), today: today.toString(), firstDay: firstDayIn(ctx.language), dates };
}

function firstDayIn(language: string): number {
  return new Intl.Locale(language).getWeekInfo().firstDay % 7;
}

/** Keeps one translation of each event: the one in the language of the site, otherwise the first. */
function withoutTranslations(ctx: Context, rows: store.DatedRow[]): store.DatedRow[] {
  const own = languagesOf(ctx, ctx.language) ?? [];
  const isFirst = ({ id, language }: store.DatedRow, other: store.DatedRow) =>
    own.includes(language) === own.includes(other.language) ? id <= other.id : own.includes(language);
  const groups = Map.groupBy(rows, ({ translationKey }) => translationKey);
  return rows.filter(
    (row) =>
      row.translationKey === null || groups.get(row.translationKey)?.every((other) => isFirst(row, other)),
  );
}

function entryOf(row: store.DatedRow, month: Temporal.PlainYearMonth, timeZone: string): EventMonth["dates"] {
  const { startsAt, endsAt } = row;
  const dayAt = (at: string) => Temporal.Instant.from(at).toZonedDateTimeISO(timeZone).toPlainDate();
  // One that ends at midnight is not on the next day.
  const last = endsAt > startsAt ? new Date(Date.parse(endsAt) - 1).toISOString() : startsAt;
  const [begin, end] = [dayAt(startsAt), dayAt(last)];
  const days = Array.from({ length: month.daysInMonth }, (_, index) => index + 1).filter((number) => {
    const at = month.toPlainDate({ day: number });
    return Temporal.PlainDate.compare(at, begin) >= 0 && Temporal.PlainDate.compare(at, end) <= 0;
  });
  if (days.length === 0) return [];
  const [allDay, online] = [row.allDay === 1, row.online === 1];
  const shown = { ...shownDate(row), allDay, timeZone, place: row.place ?? "", online };
  return [{ _id: row.id, ...pick(row, ["slug", "title", "language"]), days, ...shown }];
}

async function listFilters(ctx: Context): Promise<EventFilters> {
  await cacheTag(ctx);
  const { db, now, site } = ctx;
  const among = await listedLanguages(ctx, "blog");
  const languages = await store.listLanguages(db.reader, now);
  return {
    places: (await store.listPlaces(db.reader, now, among)).sort(compareNames),
    languages: languages.filter(
      (language) =>
        language !== site.language && language !== ctx.language && (among?.includes(language) ?? true),
    ),
    online: await store.hasOnline(db.reader, now),
  };
}

async function cacheTag(ctx: Context): Promise<void> {
  ctx.cacheTag("blogs");
  await expireAtNextScheduled(ctx, "blogs");
}

export const eventOperations: Operations<typeof eventEndpoints> = { month: readMonth, filters: listFilters };
