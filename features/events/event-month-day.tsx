import { ChevronDown } from "lucide-react";
import { useContext } from "react";
import { formatTime, formatTimeWithZone, formatWeekday, isoWithOffset } from "#core/dates.ts";
import { blogPath } from "#features/addresses/paths.ts";
import { m } from "#messages";
import { classes } from "#ui/classes.ts";
import { Link } from "#ui/link.tsx";
import { listedIn } from "#ui/text-language.ts";
import { TimeZone } from "#ui/time-zone.tsx";
import type { EventMonth } from "./contract.ts";
import { lastMoment } from "./dates.ts";

type Entry = EventMonth["dates"][number];
const shownAtOnce = 4;

/** A day of the month with its events. `date` is empty for a day of another month. */
export function Day({ date, today, events }: { date: string; today: string; events: Entry[] }) {
  if (!date) return <td className="border-b border-hairline bg-sunken/50 max-md:hidden" />;
  const shown = events.length > shownAtOnce + 1 ? events.slice(0, shownAtOnce) : events;
  const more = events.slice(shown.length);
  return (
    <td
      className={classes(
        "h-18 border-b border-hairline p-2 align-top not-first:border-s max-md:block max-md:h-auto max-md:border-s-0! max-md:px-0 max-md:py-4",
        events.length === 0 && "max-md:hidden",
      )}
    >
      <p className={classes("text-meta", date === today ? "font-semibold text-accent" : "text-muted")}>
        <span className="max-md:hidden" aria-hidden>
          {Number(date.slice(8))}
        </span>
        <time dateTime={date} className="md:sr-only">
          {formatWeekday(`${date}T12:00Z`, "UTC")}
        </time>
        {date === today && (
          <span className="max-md:before:content-['_·_'] md:ms-1.5">{m.events.today()}</span>
        )}
      </p>
      {shown.length > 0 && <Entries events={shown} date={date} />}
      {more.length > 0 && (
        <details className="group/more mt-1.5">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1 text-small font-semibold text-brand underline-offset-4 hover:underline md:text-meta">
            {m.events.moreOnDay({ count: more.length })}
            <ChevronDown aria-hidden className="size-4 group-open/more:rotate-180" />
          </summary>
          <Entries events={more} date={date} />
        </details>
      )}
    </td>
  );
}

function Entries({ events, date }: { events: Entry[]; date: string }) {
  return (
    <ul className="mt-1.5 space-y-2">
      {events.map((event) => (
        <li key={`${event._id} ${event.begins}`}>
          <EntryLink event={event} date={date} />
        </li>
      ))}
    </ul>
  );
}

const states = {
  confirmed: null,
  tentative: { text: m.events.notConfirmed, look: "text-accent" },
  moved: { text: m.events.moved, look: "text-accent" },
  cancelled: { text: m.events.cancelled, look: "text-danger" },
};

function EntryLink({ event, date }: { event: Entry; date: string }) {
  const { state, title, place, online, language } = event;
  const mark = states[state];
  const siteZone = useContext(TimeZone);
  const where = place || (online ? m.events.online() : "");
  return (
    <>
      <Link
        to={blogPath(event)}
        language={language}
        className={classes(
          "block font-semibold wrap-anywhere underline-offset-4 hover:underline md:line-clamp-4 md:text-meta md:leading-snug",
          state === "cancelled" ? "text-muted line-through" : "text-brand",
        )}
      >
        <span {...listedIn(language)}>{title}</span>
      </Link>
      <p className="text-meta leading-snug text-muted">
        {mark && <span className={`font-semibold ${mark.look}`}>{mark.text()} </span>}
        <span suppressHydrationWarning>{timeOn(date, event, siteZone)}</span>
        {where && (
          <>
            <span className="md:hidden">, </span>
            <span dir="auto" className="md:block">
              {where}
            </span>
          </>
        )}
      </p>
    </>
  );
}

/** When an event begins or ends on a day, in its own zone. */
function timeOn(date: string, event: Entry, siteZone: string): string {
  const { begins, ends, allDay, timeZone } = event;
  const format = timeZone === siteZone ? formatTime : formatTimeWithZone;
  const dayOf = (instant: string) => isoWithOffset(instant, timeZone).slice(0, 10);
  if (allDay) return m.events.allDay();
  if (dayOf(begins) === date) return format(begins, timeZone);
  return ends && dayOf(lastMoment(event)) === date
    ? m.events.until({ time: format(ends, timeZone) })
    : m.events.allDay();
}
