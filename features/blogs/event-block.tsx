import { CalendarPlus } from "lucide-react";
import { CalendarLeaf } from "#ui/calendar-leaf.tsx";
import { EventTime, ZoneName } from "#ui/time-zone.tsx";
import { EventBadge } from "./event-badge.tsx";

type EventBlockProps = { id: string; instant: string; status: "upcoming" | "past" };

/** When an event is, in words and in which zone, and a file of it for calendars. */
export function EventBlock({ id, instant, status }: EventBlockProps) {
  return (
    <div className="mx-auto mt-8 flex w-fit max-w-full items-start gap-5 rounded-base border border-hairline bg-surface py-4 pr-6 pl-4 text-left">
      <CalendarLeaf instant={instant} past={status === "past"} />
      <div>
        <EventBadge status={status} />
        <p className="mt-2 text-small">
          <span className="font-semibold">Event Date:</span> <EventTime instant={instant} withoutZone />
        </p>
        <ZoneName instant={instant} className="mt-0.5 text-meta text-muted" />
        {status === "upcoming" && (
          <a
            href={`/blogs/${id}/event.ics`}
            className="no-print -mb-1.5 inline-flex min-h-11 items-center gap-2 text-small font-semibold text-brand underline-offset-4 hover:underline"
          >
            <CalendarPlus aria-hidden className="size-4.5" />
            Add to calendar
          </a>
        )}
      </div>
    </div>
  );
}
