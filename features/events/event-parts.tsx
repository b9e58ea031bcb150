import type { ReactNode } from "react";
import { m } from "#messages";
import { Badge } from "#ui/badge.tsx";
import { classes } from "#ui/classes.ts";
import { TimeZone } from "#ui/time-zone.tsx";
import type { ShownEvent } from "./contract.ts";
import { partsOfWhen, type Times, whereOf } from "./words.ts";

type Status = "upcoming" | "past";
type EventBadgesProps = { status: Status; event: ShownEvent | null; className?: string };

/** Whether an event is still to come or does not take place. */
export function EventBadges({ status, event, className }: EventBadgesProps) {
  const state = event?.state;
  return (
    <span className={classes("flex flex-wrap gap-1.5", className)}>
      {status === "past" && <Badge variant="neutral">{m.events.pastEvent()}</Badge>}
      {state === "cancelled" && <Badge variant="danger">{m.events.cancelled()}</Badge>}
      {status === "upcoming" && state !== "cancelled" && (
        <Badge variant="success">{event?.now ? m.events.nowOn() : m.events.upcoming()}</Badge>
      )}
      {state === "moved" && <Badge variant="ochre">{m.events.moved()}</Badge>}
      {state === "tentative" && status === "upcoming" && (
        <Badge variant="ochre">{m.events.notConfirmed()}</Badge>
      )}
    </span>
  );
}

/** Marks the time of a cancelled event where there are no badges. */
export function CancelledMark({ state }: Pick<ShownEvent, "state">) {
  return (
    state === "cancelled" && <span className="font-semibold text-danger">{m.events.cancelledBefore()} </span>
  );
}

type EventTimeProps = { event: Times; className?: string; withoutZone?: boolean };

export function EventTime({ event, className, withoutZone }: EventTimeProps) {
  return (
    <time dateTime={event.begins} className={className}>
      {partsOfWhen(event, { withoutZone }).map(({ text, isTime }) => (
        <span key={text} className={isTime ? "whitespace-nowrap" : undefined} suppressHydrationWarning>
          {text}
        </span>
      ))}
    </time>
  );
}

/** When the next date of an event is, where, and how many more there are. */
export function EventDetails({ event }: { event: ShownEvent | null }) {
  if (!event) return null;
  const { further } = event;
  const where = whereOf(event);
  return (
    <span className="inline-flex flex-wrap gap-x-3 gap-y-1">
      <EventTime event={event} />
      {further > 0 && <span>{m.events.andFurtherDates({ count: further })}</span>}
      {where && <span dir="auto">{where}</span>}
    </span>
  );
}

/** Shows the dates in it in the zone of an event. */
export function InZone({ event, children }: { event: ShownEvent | null; children: ReactNode }) {
  return event ? <TimeZone value={event.timeZone}>{children}</TimeZone> : children;
}
