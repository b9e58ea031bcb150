import type { ReactNode } from "react";
import { formatDays, formatTime, formatTimes, formatTimeWithZone, formatWeekday } from "#core/dates.ts";
import { Badge } from "#ui/badge.tsx";
import { classes } from "#ui/classes.ts";
import { TimeZone } from "#ui/time-zone.tsx";
import type { ShownEvent } from "./contract.ts";
import { lastMoment } from "./dates.ts";

type Status = "upcoming" | "past";
type EventBadgesProps = { status: Status; event: ShownEvent | null; className?: string };

/** Whether an event is still to come, and whether it takes place at all. */
export function EventBadges({ status, event, className }: EventBadgesProps) {
  const state = event?.state;
  return (
    <span className={classes("flex flex-wrap gap-1.5", className)}>
      {status === "past" && <Badge look="neutral">Past Event</Badge>}
      {status === "upcoming" && <Badge look="success">{event?.now ? "Now on" : "Upcoming"}</Badge>}
      {state === "cancelled" && <Badge look="danger">Cancelled</Badge>}
      {state === "moved" && <Badge look="ochre">Moved</Badge>}
      {state === "tentative" && status === "upcoming" && <Badge look="ochre">Not confirmed</Badge>}
    </span>
  );
}

type Times = Pick<ShownEvent, "begins" | "ends" | "allDay" | "timeZone">;
type EventTimeProps = { event: Times; className?: string; withoutZone?: boolean };

/** Friday, November 20, 2026 at 6:00 – 8:00 PM GMT+1; or November 20 – 22, 2026 */
export function EventTime({ event, className, withoutZone = false }: EventTimeProps) {
  const { begins, ends, allDay, timeZone } = event;
  const last = lastMoment(event);
  const isOneDay = formatWeekday(begins, timeZone) === formatWeekday(last, timeZone);
  const end = (at: string) => (withoutZone ? formatTime : formatTimeWithZone)(at, timeZone);
  if (allDay)
    return (
      <time dateTime={begins} className={className} suppressHydrationWarning>
        {isOneDay ? formatWeekday(begins, timeZone) : formatDays(begins, last, timeZone)}
      </time>
    );
  return (
    <time dateTime={begins} className={className}>
      <Text>{formatWeekday(begins, timeZone)}</Text> at {!ends && <Text whole>{end(begins)}</Text>}
      {ends && isOneDay && <Text whole>{formatTimes(begins, ends, timeZone, withoutZone)}</Text>}
      {ends && !isOneDay && (
        <>
          <Text whole>{formatTime(begins, timeZone)}</Text> – <Text>{formatWeekday(ends, timeZone)}</Text> at{" "}
          <Text whole>{end(ends)}</Text>
        </>
      )}
    </time>
  );
}

function Text({ whole, children }: { whole?: boolean; children: string }) {
  return (
    <span className={whole ? "whitespace-nowrap" : undefined} suppressHydrationWarning>
      {children}
    </span>
  );
}

/** When the next date of an event is, where, and how many more there are. */
export function EventDetails({ event }: { event: ShownEvent | null }) {
  if (!event) return null;
  const { place, online, further } = event;
  const where = [place, online && "online"].filter(Boolean).join(" and ");
  return (
    <span className="inline-flex flex-wrap gap-x-3 gap-y-1">
      <EventTime event={event} />
      {further > 0 && <span>{further === 1 ? "and one more date" : `and ${further} more dates`}</span>}
      {where && <span dir="auto">{place ? where : "Online"}</span>}
    </span>
  );
}

/** Shows the dates in it in the zone of an event. */
export function InZone({ event, children }: { event: ShownEvent | null; children: ReactNode }) {
  return event ? <TimeZone value={event.timeZone}>{children}</TimeZone> : children;
}
