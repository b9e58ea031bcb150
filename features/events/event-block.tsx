import { CalendarPlus, MapPin, Video } from "lucide-react";
import type { ReactNode } from "react";
import { formatTime, formatWeekday, formatZone } from "#core/dates.ts";
import { CalendarLeaf } from "#ui/calendar-leaf.tsx";
import type { EventDetails, ShownEvent } from "./contract.ts";
import { EventBadges, EventTime, InZone } from "./event-parts.tsx";
import { stateTexts } from "./words.ts";

type EventBlockProps = {
  path: string;
  event: ShownEvent;
  details: EventDetails | null;
  status: "upcoming" | "past";
  children?: ReactNode;
};

/** When and where an event is, below its title. */
export function EventBlock({ path, event, details, status, children }: EventBlockProps) {
  const { begins, timeZone, place, online, state, further } = event;
  return (
    <div className="mx-auto mt-8 w-fit max-w-full overflow-hidden rounded-base border border-hairline bg-surface text-left">
      {details && <StateMessage event={event} details={details} />}
      <div className="flex items-start gap-5 py-4 pr-6 pl-4">
        <InZone event={event}>
          <CalendarLeaf instant={begins} past={status === "past" || state === "cancelled"} />
        </InZone>
        <div className="min-w-0">
          <EventBadges status={status} event={event} />
          <p className="mt-2 text-small">
            <span className="font-semibold">Event Date:</span> <EventTime event={event} withoutZone />
          </p>
          {!event.allDay && (
            <p className="mt-0.5 text-meta text-muted" suppressHydrationWarning>
              {formatZone(begins, timeZone)}
            </p>
          )}
          {further > 0 && (
            <p className="mt-1 text-small">
              <a href="#dates" className="inline-block py-0.5 text-brand underline underline-offset-4">
                {further === 1 ? "One more date" : `${further} more dates`}
              </a>
            </p>
          )}
          {place && (
            <p className="mt-2 flex gap-2 text-small">
              <MapPin aria-hidden className="mt-1 size-4 shrink-0 text-muted" />
              <span dir="auto">
                <span className="font-semibold">{place}</span>
                {details?.placeAddress && (
                  <span className="block whitespace-pre-line text-muted">{details.placeAddress}</span>
                )}
              </span>
            </p>
          )}
          {online && (
            <p className="mt-2 flex gap-2 text-small">
              <Video aria-hidden className="mt-1 size-4 shrink-0 text-muted" />
              <span>{place ? "Also online" : "Online"}</span>
            </p>
          )}
          {children}
          {status === "upcoming" && state !== "cancelled" && (
            <a
              href={`${path}/event.ics`}
              className="no-print -mb-1.5 inline-flex min-h-11 items-center gap-2 text-small font-semibold text-brand underline-offset-4 hover:underline"
            >
              <CalendarPlus aria-hidden className="size-4.5" />
              Add to calendar
            </a>
          )}
        </div>
      </div>
    </div>
  );
}

function StateMessage({ event, details }: { event: ShownEvent; details: EventDetails }) {
  const { movedFrom, stateNote } = details;
  const [first] = details.dates;
  const isWhole = details.dates.every(({ state }) => state === event.state);
  const text = isWhole || first?.state === event.state ? stateTexts[event.state] : "";
  if (!text && !stateNote) return null;
  return (
    <div className="max-w-[36rem] border-b border-hairline bg-sunken px-4 py-3 text-small">
      {text && <p className="font-semibold text-danger">{text}</p>}
      {movedFrom && (
        <p>
          It was to begin on{" "}
          <s suppressHydrationWarning>
            {formatWeekday(movedFrom, event.timeZone)}
            {!event.allDay && ` at ${formatTime(movedFrom, event.timeZone)}`}
          </s>
          .
        </p>
      )}
      {stateNote && (
        <p dir="auto" className="whitespace-pre-line">
          {stateNote}
        </p>
      )}
    </div>
  );
}
