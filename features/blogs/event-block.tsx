import { CalendarLeaf } from "#ui/calendar-leaf.tsx";
import { EventTime, ZoneName } from "#ui/time-zone.tsx";
import { EventBadge } from "./event-badge.tsx";

type EventBlockProps = { instant: string; status: "upcoming" | "past" };

/** When an event is, in words and in which zone. */
export function EventBlock({ instant, status }: EventBlockProps) {
  return (
    <div className="mx-auto mt-8 flex w-fit max-w-full items-start gap-5 rounded-base border border-hairline bg-surface py-4 pr-6 pl-4 text-left">
      <CalendarLeaf instant={instant} past={status === "past"} />
      <div>
        <EventBadge status={status} />
        <p className="mt-2 text-small">
          <span className="font-semibold">Event Date:</span> <EventTime instant={instant} />
        </p>
        <ZoneName instant={instant} className="mt-0.5 text-meta text-muted" />
      </div>
    </div>
  );
}
