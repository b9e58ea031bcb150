import { Plus } from "lucide-react";
import { useState } from "react";
import { type ClientLoaderFunctionArgs, useSearchParams } from "react-router";
import type { GuestEvent } from "#features/registrations/guests-contract.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { ListError, ListPage } from "../list/list-page.tsx";
import { listRoute } from "../list/list-route.tsx";
import { useList } from "../list/use-list.tsx";
import { eventList } from "./event-list.tsx";
import { EventPanel } from "./event-panel.tsx";
import { GuestDialog } from "./guest-dialog.tsx";
import { GuestEventContext } from "./guest-event.ts";
import { guestList } from "./guest-list.tsx";

const guests = listRoute(guestList);
const events = listRoute(eventList);

export const { handle, meta } = guests;

/** The guests of one event: without one, the events. */
export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const isOfEvent = new URL(args.request.url).searchParams.has("event");
  return (isOfEvent ? guests : events).clientLoader(args);
}
clientLoader.hydrate = true as const;

const useIsOfEvent = () => useSearchParams()[0].has("event");

export default function ManageRegistrations() {
  return useIsOfEvent() ? <Guests /> : <events.Component />;
}

export function ErrorBoundary() {
  return useIsOfEvent() ? <ListError list={guestList} /> : <ListError list={eventList} />;
}

function Guests() {
  const view = useList(guestList);
  const event = view.counts as GuestEvent | undefined;
  const [isAdding, setAdding] = useState(false);
  return (
    <GuestEventContext value={event}>
      <ListPage
        view={view}
        aside={
          event && (
            <Button onClick={() => setAdding(true)}>
              <Plus aria-hidden className="size-4.5" />
              {m.adminRegistrations.addGuest()}
            </Button>
          )
        }
      >
        {event && <EventPanel event={event} onSent={view.actions.finish} />}
        {event && isAdding && (
          <GuestDialog
            event={event}
            onClose={() => setAdding(false)}
            onDone={(message) => {
              setAdding(false);
              view.actions.finish(message);
            }}
          />
        )}
      </ListPage>
    </GuestEventContext>
  );
}
