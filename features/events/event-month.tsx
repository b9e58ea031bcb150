import { ChevronLeft, ChevronRight } from "lucide-react";
import { formatDayOfWeek, formatMonth, formatShortDayOfWeek } from "#core/dates.ts";
import { m } from "#messages";
import { classes } from "#ui/classes.ts";
import { Link } from "#ui/link.tsx";
import type { EventMonth } from "./contract.ts";
import { Day } from "./event-month-day.tsx";

type EventMonthProps = { month: EventMonth; urlFor(month: string): string };

/** A month as a table of weeks; on a narrow screen, as a list of the days with events. */
export function EventCalendar({ month: { month, today, firstDay, dates }, urlFor }: EventMonthProps) {
  const weeks = weeksOf(month, firstDay);
  const weekdays = Array.from({ length: 7 }, (_, index) => inWeek(firstDay + index));
  const on = (day: number) => dates.filter(({ days }) => days.includes(day));
  return (
    <section aria-labelledby="month">
      <div className="mb-5 flex items-center justify-between gap-4">
        <h2 id="month" className="heading text-h3">
          {nameOf(month)}
        </h2>
        <nav aria-label={m.events.months()} className="no-print flex gap-2">
          {!today.startsWith(month) && (
            <Link
              to={urlFor(today.slice(0, 7))}
              preventScrollReset
              className="inline-flex min-h-11 items-center px-2 text-small font-semibold text-brand underline-offset-4 hover:underline"
            >
              {m.events.today()}
            </Link>
          )}
          <MonthLink to={urlFor(inMonths(month, -1))} month={inMonths(month, -1)} icon={ChevronLeft} />
          <MonthLink to={urlFor(inMonths(month, 1))} month={inMonths(month, 1)} icon={ChevronRight} />
        </nav>
      </div>
      {dates.length === 0 && <p className="mb-6 text-muted">{m.events.emptyMonth()}</p>}
      <table
        aria-labelledby="month"
        className={classes(
          "w-full table-fixed border-collapse max-md:block",
          dates.length === 0 && "max-md:hidden",
        )}
      >
        <thead className="max-md:hidden">
          <tr>
            {weekdays.map(({ name, short }) => (
              <th
                key={name}
                scope="col"
                className="caps border-b border-control px-2 pb-2 text-start text-muted"
              >
                <abbr title={name} className="no-underline">
                  {short}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {weeks.map((week) => (
            <tr key={week.find((day) => day > 0)} className="max-md:block">
              {week.map((day, index) => (
                <Day
                  key={weekdays[index]?.name}
                  date={day > 0 ? `${month}-${String(day).padStart(2, "0")}` : ""}
                  today={today}
                  events={on(day)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function MonthLink({ to, month, icon: Icon }: { to: string; month: string; icon: typeof ChevronLeft }) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-label={nameOf(month)}
      title={nameOf(month)}
      className="button inline-flex size-11 items-center justify-center rounded-base border border-control hover:border-brand hover:text-brand"
    >
      <Icon aria-hidden className="size-5" />
    </Link>
  );
}

/** Counted from a Sunday. */
function inWeek(day: number): { name: string; short: string } {
  const date = new Date(Date.UTC(2023, 0, 1 + day)).toISOString();
  return { name: formatDayOfWeek(date, "UTC"), short: formatShortDayOfWeek(date, "UTC") };
}

function nameOf(month: string): string {
  return formatMonth(`${month}-15T12:00:00Z`, "UTC");
}

function inMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** 0 for a day of another month. */
function weeksOf(month: string, firstDay: number): number[][] {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const before = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 7 - firstDay) % 7;
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const weeks = Math.ceil((before + days) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, index) => {
      const day = week * 7 + index - before + 1;
      return day > 0 && day <= days ? day : 0;
    }),
  );
}
