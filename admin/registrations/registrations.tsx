import { Plus } from "lucide-react";
import { useState } from "react";
import { type ClientLoaderFunctionArgs, redirect } from "react-router";
import type { GuestEvent } from "#features/registrations/guests-contract.ts";
import { Button } from "#ui/button.tsx";
import { ListPage } from "../list/list-page.tsx";
import { listRoute } from "../list/list-route.tsx";
import { useList } from "../list/use-list.tsx";
import { EventPanel } from "./event-panel.tsx";
import { GuestDialog } from "./guest-dialog.tsx";
import { GuestEventContext } from "./guest-event.ts";
import { guestList } from "./guest-list.tsx";

const { handle, meta, clientLoader: load, ErrorBoundary } = listRoute(guestList);

export { ErrorBoundary, handle, meta };

/** The list of one event: without one, the events. */
export async function clientLoader(args: ClientLoaderFunctionArgs) {
  if (!new URL(args.request.url).searchParams.get("event")) throw redirect("/manage-events");
  return load(args);
}
clientLoader.hydrate = true as const;

export default function ManageRegistrations() {
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
              Add a guest
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
