import { createContext, useContext } from "react";
import { formatDate, formatEventDate, formatMoment, formatShortDate, formatZone } from "#core/dates.ts";

/** The IANA name of the zone in which every date is shown. */
export const TimeZone = createContext("UTC");

type InstantProps = { instant: string; className?: string };

/** A day, like November 20, 2026. */
export function Day({ instant, className }: InstantProps) {
  const zone = useContext(TimeZone);
  return (
    <time dateTime={instant} className={className} suppressHydrationWarning>
      {formatDate(instant, zone)}
    </time>
  );
}

/** A day as short as in a table, like Nov 20, 2026. */
export function ShortDay({ instant, className }: InstantProps) {
  const zone = useContext(TimeZone);
  return (
    <time dateTime={instant} className={className} suppressHydrationWarning>
      {formatShortDate(instant, zone)}
    </time>
  );
}

/** A day with its time and zone, like Nov 20, 2026, 6:00 PM GMT+1. */
export function Moment({ instant, className }: InstantProps) {
  const [, day, time] = /^(.*), (.*)$/.exec(formatMoment(instant, useContext(TimeZone))) ?? [];
  return (
    <time dateTime={instant} className={className}>
      <span className="whitespace-nowrap" suppressHydrationWarning>
        {day},
      </span>{" "}
      <span className="whitespace-nowrap" suppressHydrationWarning>
        {time}
      </span>
    </time>
  );
}

type EventTimeProps = InstantProps & {
  /** The zone stands beside it. */
  withoutZone?: boolean;
};

/** Weekday, day, time and zone of an event. */
export function EventTime({ instant, className, withoutZone }: EventTimeProps) {
  const [day, time] = formatEventDate(instant, useContext(TimeZone)).split(" at ");
  return (
    <time dateTime={instant} className={className}>
      <span suppressHydrationWarning>{day}</span> at{" "}
      <span className="whitespace-nowrap" suppressHydrationWarning>
        {withoutZone ? time?.replace(/ \S+$/, "") : time}
      </span>
    </time>
  );
}

/** The zone in which an event's time is meant, in words and by its name. */
export function ZoneName({ instant, className }: InstantProps) {
  const zone = useContext(TimeZone);
  return (
    <p className={className} suppressHydrationWarning>
      {formatZone(instant, zone)}
    </p>
  );
}
