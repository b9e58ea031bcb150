import { CalendarPlus, MapPin, Video } from "lucide-react";
import type { ReactNode } from "react";
import { formatTime, formatWeekday, formatZone } from "#core/dates.ts";
import { m } from "#messages";
import { CalendarLeaf } from "#ui/calendar-leaf.tsx";
import { classes } from "#ui/classes.ts";
import { rich } from "#ui/rich.tsx";
import { ownText } from "#ui/text-language.ts";
import type { EventDetails, ShownEvent } from "./contract.ts";
import { EventBadges, EventTime, InZone } from "./event-parts.tsx";
import { stateTexts } from "./words.ts";

type EventBlockProps = {
  path: string;
  event: ShownEvent;
  details: EventDetails | null;
  status: "upcoming" | "past";
  /** A draft: its date is not known yet. */
  isUndated?: boolean;
  children?: ReactNode;
};

/** When and where an event is, below its title. */
export function EventBlock({ path, event, details, status, isUndated, children }: EventBlockProps) {
  const { begins, timeZone, place, online, state, further } = event;
  const hasPlace = place !== "" || online;
  const isAhead = status === "upcoming" && state !== "cancelled" && !isUndated;
  const calendar = isAhead && (
    <a
      href={`${path}/event.ics`}
      className="no-print inline-flex min-h-11 items-center gap-2 font-semibold text-brand underline-offset-4 hover:underline"
    >
      <CalendarPlus aria-hidden className="size-4.5" />
      {m.events.addToCalendar()}
    </a>
  );
  const hasFoot = calendar && (children || !hasPlace);
  return (
    <div className="mx-auto mt-8 max-w-[45rem] overflow-hidden rounded-base border border-hairline bg-surface text-start text-small">
      {details && <StateMessage event={event} details={details} />}
      <div className="grid gap-x-8 gap-y-5 p-5 sm:grid-cols-2 sm:p-6">
        <div className={classes("flex items-start gap-4", !hasPlace && "sm:col-span-2")}>
          {!isUndated && (
            <InZone event={event}>
              <CalendarLeaf instant={begins} past={status === "past" || state === "cancelled"} />
            </InZone>
          )}
          <div className="min-w-0">
            {!isUndated && <EventBadges status={status} event={event} />}
            <p className={isUndated ? undefined : "mt-2"}>
              <span className="block text-muted">{m.events.dateLabel()}</span>{" "}
              {isUndated ? (
                <span className="font-semibold">{m.events.dateNotSet()}</span>
              ) : (
                <EventTime event={event} withoutZone className="font-semibold" />
              )}
            </p>
            {!event.allDay && !isUndated && (
              <p className="mt-0.5 text-meta text-muted" suppressHydrationWarning>
                {formatZone(begins, timeZone)}
              </p>
            )}
            {further > 0 && (
              <p className="mt-1">
                <a href="#dates" className="inline-block py-0.5 text-brand underline underline-offset-4">
                  {m.events.furtherDates({ count: further })}
                </a>
              </p>
            )}
          </div>
        </div>
        {hasPlace && (
          <div className="space-y-2 text-match-parent sm:border-s sm:border-hairline sm:ps-8">
            {place && (
              <p className="flex gap-2.5">
                <MapPin aria-hidden className="mt-1 size-4 shrink-0 text-muted" />
                <span {...ownText()} className="min-w-0 wrap-anywhere">
                  <span className="font-semibold">{place}</span>
                  {details?.placeAddress && (
                    <span className="block whitespace-pre-line text-muted">{details.placeAddress}</span>
                  )}
                </span>
              </p>
            )}
            {online && (
              <p className="flex gap-2.5">
                <Video aria-hidden className="mt-1 size-4 shrink-0 text-muted" />
                <span>{place ? m.events.alsoOnline() : m.events.online()}</span>
              </p>
            )}
            {!hasFoot && calendar}
          </div>
        )}
      </div>
      {hasFoot && (
        <div className="no-print flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-hairline px-5 py-3 sm:px-6">
          {calendar}
          {children}
        </div>
      )}
    </div>
  );
}

function StateMessage({ event, details }: { event: ShownEvent; details: EventDetails }) {
  const { movedFrom, stateNote } = details;
  const [first] = details.dates;
  const isWhole = details.dates.every(({ state }) => state === event.state);
  const text = isWhole || first?.state === event.state ? stateTexts[event.state]() : "";
  if (!text && !stateNote) return null;
  return (
    <div className="border-b border-hairline bg-sunken px-5 py-3 sm:px-6">
      {text && <p className="font-semibold text-danger">{text}</p>}
      {movedFrom && (
        <p>{rich(m.events.wasToBegin({ date: <MovedFrom event={event} instant={movedFrom} /> }))}</p>
      )}
      {stateNote && (
        <p {...ownText()} className="whitespace-pre-line">
          {stateNote}
        </p>
      )}
    </div>
  );
}

function MovedFrom({ event: { allDay, timeZone }, instant }: { event: ShownEvent; instant: string }) {
  const date = formatWeekday(instant, timeZone);
  return (
    <s suppressHydrationWarning>
      {allDay ? date : m.events.dateAtTime({ date, time: formatTime(instant, timeZone) })}
    </s>
  );
}
