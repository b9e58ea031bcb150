import { ClipboardCheck, Download, Mail } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { useApi } from "#core/api.ts";
import { formatWeekday } from "#core/dates.ts";
import { CancelledMark, EventTime } from "#features/events/event-parts.tsx";
import { editPath } from "#features/publishing/kinds.ts";
import type { GuestEvent } from "#features/registrations/guests-contract.ts";
import { m } from "#messages";
import { Button, LinkButton } from "#ui/button.tsx";
import { Banner } from "#ui/forms/banner.tsx";
import { useSubmit } from "#ui/forms/use-submit.ts";
import { rich } from "#ui/rich.tsx";
import { saveFile } from "#ui/save-file.ts";
import { GuestEmails } from "./guest-emails.tsx";
import { MessageDialog } from "./message-dialog.tsx";
import { placesText } from "./places-text.ts";

/** How many places are taken and, once guests arrive, how many are here. */
function placesAndArrivals(event: GuestEvent): ReactNode {
  const places = <strong className="font-semibold">{placesText(event)}</strong>;
  const { event: when, dates, date, arrived: count } = event;
  if (count === 0) return places;
  const times = dates.length > 1 && dates.find(({ id }) => id === date);
  if (!when || !times) return rich(m.adminRegistrations.placesHere({ places, count }));
  const day = formatWeekday(times.begins, when.timeZone);
  return rich(m.adminRegistrations.placesHereOn({ places, count, day }));
}

/** Shown above the list: the event, its places, and what can be done with all its guests. */
export function EventPanel({ event, onSent }: { event: GuestEvent; onSent(message: string): void }) {
  const { guests } = useApi();
  const [isWriting, setWriting] = useState(false);
  const { busy, run, error } = useSubmit(m.adminRegistrations.exportFailed());
  const [sent, setSent] = useState(0);

  async function download(): Promise<void> {
    const { name, content } = await guests.csv({ id: event._id });
    saveFile(name, content, "text/csv");
  }

  return (
    <section aria-label={m.adminRegistrations.eventPart()} className="page mb-5">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-y border-hairline bg-sunken py-4 max-sm:-mx-(--gutter) max-sm:px-(--gutter) sm:rounded-base sm:border-x sm:px-5">
        <div className="min-w-0">
          <p className="leading-snug">
            <Link
              dir="auto"
              to={editPath("blog", event._id)}
              className="font-semibold wrap-anywhere hover:text-brand hover:underline"
            >
              {event.title}
            </Link>
          </p>
          {event.event && (
            <p className="mt-0.5 text-meta text-muted">
              <CancelledMark {...event.event} />
              <EventTime event={event.event} />
            </p>
          )}
          <p className="mt-1.5 text-small">
            {placesAndArrivals(event)}
            {!event.open && <span className="text-muted">{` · ${m.adminRegistrations.off()}`}</span>}
          </p>
        </div>
        <div className="flex flex-wrap gap-2.5">
          <LinkButton to={`/door-list/${event._id}`} variant="outline" className="px-4!">
            <ClipboardCheck aria-hidden className="size-4.5" />
            {m.adminDoor.title()}
          </LinkButton>
          <Button variant="outline" className="px-4!" onClick={() => setWriting(true)}>
            <Mail aria-hidden className="size-4.5" />
            {m.adminRegistrations.write()}
          </Button>
          <Button variant="outline" className="px-4!" aria-disabled={busy} onClick={() => void run(download)}>
            <Download aria-hidden className="size-4.5" />
            {busy ? m.adminRegistrations.exporting() : m.adminRegistrations.export()}
          </Button>
        </div>
      </div>
      <Banner kind="error" className="mt-3">
        {error}
      </Banner>
      <GuestEmails eventId={event._id} sent={sent} />
      {isWriting && (
        <MessageDialog
          event={event}
          onClose={() => setWriting(false)}
          onSent={(message) => {
            setWriting(false);
            setSent(sent + 1);
            onSent(message);
          }}
        />
      )}
    </section>
  );
}
