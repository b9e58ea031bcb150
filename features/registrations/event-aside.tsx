import { MapPin, Video } from "lucide-react";
import type { ShownEvent } from "#features/events/contract.ts";
import { CancelledMark, EventTime, InZone } from "#features/events/event-parts.tsx";
import { m } from "#messages";
import { CalendarLeaf } from "#ui/calendar-leaf.tsx";
import { listedIn } from "#ui/text-language.ts";

type EventAsideProps = { title: string; language: string; path: string; event: ShownEvent };

/** The event beside a form: its date as a leaf, when and where. */
export function EventAside({ title, language, path, event }: EventAsideProps) {
  const { begins, place, online, state, further } = event;
  return (
    <aside
      aria-label={m.registrations.event()}
      className="flex items-start gap-5 rounded-base border border-hairline bg-surface p-5 lg:flex-col"
    >
      <InZone event={event}>
        <CalendarLeaf instant={begins} past={state === "cancelled"} />
      </InZone>
      <div className="min-w-0">
        <p className="heading text-h4 leading-snug wrap-anywhere">
          <a {...listedIn(language)} href={path} className="hover:text-brand hover:underline">
            {title}
          </a>
        </p>
        <p className="mt-2 text-small">
          <CancelledMark state={state} />
          <EventTime event={event} />
        </p>
        {further > 0 && <p className="mt-1 text-small">{m.registrations.moreDates({ count: further })}</p>}
        {place && (
          <p className="mt-2 flex gap-2 text-small">
            <MapPin aria-hidden className="mt-1 size-4 shrink-0 text-muted" />
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {place}
            </span>
          </p>
        )}
        {online && (
          <p className="mt-2 flex gap-2 text-small">
            <Video aria-hidden className="mt-1 size-4 shrink-0 text-muted" />
            {place ? m.registrations.alsoOnline() : m.registrations.isOnline()}
          </p>
        )}
      </div>
    </aside>
  );
}
