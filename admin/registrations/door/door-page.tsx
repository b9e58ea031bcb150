import { useState } from "react";
import type { ClientLoaderFunctionArgs, MetaArgs } from "react-router";
import { useLoaderData } from "react-router";
import { head } from "#app/page/head.ts";
import { withRouteErrors } from "#app/site/route-errors.ts";
import { api } from "#core/api.ts";
import { CancelledMark, EventTime } from "#features/events/event-parts.tsx";
import type { GuestEvent } from "#features/registrations/guests-contract.ts";
import { m } from "#messages";
import { BackLink } from "#ui/back-link.tsx";
import { Banner } from "#ui/forms/banner.tsx";
import { Loading } from "#ui/forms/loading.tsx";
import type { AdminHandle } from "../../guard.tsx";
import { DateField } from "./date-field.tsx";
import { DoorList } from "./door-list.tsx";
import { Printing } from "./printing.tsx";
import { useDoor } from "./use-door.ts";

export const handle: AdminHandle = { forbidden: m.adminRegistrations.forbidden };

export const meta = (args: MetaArgs) =>
  head(args, { title: m.adminDoor.title(), description: m.adminDoor.description(), path: null });

export async function clientLoader({ context, params: { id = "" } }: ClientLoaderFunctionArgs) {
  return withRouteErrors(context.get(api).guests.event({ id }));
}
clientLoader.hydrate = true as const;

export default function DoorPage() {
  // The guard skips the loader for those who may not see the list, and renders it before it is loaded afterwards.
  const event = useLoaderData<GuestEvent | undefined>();
  return event?._id ? <OpenDoor key={event._id} loaded={event} /> : <Loading page />;
}

/** Shows one date of a series at a time. */
function OpenDoor({ loaded }: { loaded: GuestEvent }) {
  const [date, choose] = useState(loaded.date);
  const times = loaded.dates.find(({ id }) => id === date);
  const event = { ...loaded, date, event: loaded.event && { ...loaded.event, ...times } };
  const door = useDoor(event._id, date);
  const { guests } = door;
  return (
    <div className="page pb-16">
      <div className="mx-auto flex max-w-[48rem] flex-col print:max-w-none">
        <header className="no-print pt-4">
          <BackLink to={`/manage-registrations?event=${event._id}`}>{m.adminRegistrations.title()}</BackLink>
          <h1 dir="auto" className="heading text-h3 wrap-anywhere md:text-h2">
            {event.title}
          </h1>
          {event.event && (
            <p className="mt-1 text-small text-muted">
              <CancelledMark {...event.event} />
              <EventTime event={event.event} />
              {event.event.place && ` · ${event.event.place}`}
            </p>
          )}
          <DateField event={event} disabled={door.isCut || door.unsaved > 0} onChoose={choose} />
          <p className="mt-2 text-meta text-muted">{m.adminDoor.keepOpen()}</p>
        </header>
        {guests ? (
          <>
            <Printing event={event} guests={guests} />
            <DoorList {...door} guests={guests} onTap={door.tap} onDismiss={door.dismiss} />
          </>
        ) : (
          <Loading />
        )}
        {!guests && door.isCut && <Banner kind="error">{m.adminDoor.loadFailed()}</Banner>}
      </div>
    </div>
  );
}
