import { Printer } from "lucide-react";
import { useState } from "react";
import { flushSync } from "react-dom";
import type { ClientLoaderFunctionArgs, MetaArgs } from "react-router";
import { useLoaderData } from "react-router";
import { head } from "#app/head.ts";
import { api, useApi } from "#core/api.ts";
import { EventTime } from "#features/events/event-parts.tsx";
import type { GuestEvent } from "#features/registrations/guests-contract.ts";
import { BackLink } from "#ui/back-link.tsx";
import { Button } from "#ui/button.tsx";
import { Banner } from "#ui/forms/banner.tsx";
import { Loading } from "#ui/forms/loading.tsx";
import type { AdminHandle } from "../../guard.tsx";
import { DoorList } from "./door-list.tsx";
import { PrintedList } from "./printed-list.tsx";
import { useDoor } from "./use-door.ts";

export const handle: AdminHandle = { forbidden: "Only administrators can see the guests of an event." };

export const meta = (args: MetaArgs) =>
  head(args, { title: "Door list", description: "Check in the guests of an event.", path: null });

export async function clientLoader({ context, params: { id = "" } }: ClientLoaderFunctionArgs) {
  return context.get(api).guests.event({ id });
}
clientLoader.hydrate = true as const;

export default function DoorPage() {
  // The guard skips the loader for those who may not see the list, and renders it before it is loaded afterwards.
  const event = useLoaderData<GuestEvent | undefined>();
  return event?._id ? <OpenDoor key={event._id} event={event} /> : <Loading page />;
}

function OpenDoor({ event }: { event: GuestEvent }) {
  const door = useDoor(event._id);
  const { guests } = door;
  return (
    <div className="page pb-16">
      <div className="mx-auto max-w-[48rem] print:max-w-none">
        <header className="no-print pt-4">
          <BackLink to={`/manage-registrations?event=${event._id}`}>Registrations</BackLink>
          <h1 dir="auto" className="heading text-h3 wrap-anywhere md:text-h2">
            {event.title}
          </h1>
          {event.event && (
            <p className="mt-1 text-small text-muted">
              <EventTime event={event.event} />
              {event.event.place && ` · ${event.event.place}`}
            </p>
          )}
        </header>
        {guests ? (
          <>
            <DoorList {...door} guests={guests} onTap={door.tap} onDismiss={door.dismiss} />
            <Printing event={event} guests={guests} />
          </>
        ) : (
          <Loading />
        )}
        {!guests && door.isCut && (
          <Banner kind="error">The list could not be loaded. It is tried again every few seconds.</Banner>
        )}
      </div>
    </div>
  );
}

type PrintingProps = Pick<Parameters<typeof PrintedList>[0], "event" | "guests">;

function Printing({ event, guests }: PrintingProps) {
  const { guests: calls } = useApi();
  const [answers, setAnswers] = useState<Map<string, Record<string, string>>>();
  const [isWanted, setWanted] = useState(false);
  const [error, setError] = useState("");

  async function print(): Promise<void> {
    setError("");
    try {
      const found = isWanted ? await calls.door({ id: event._id, answers: true }) : undefined;
      const byId = found && new Map(found.guests.map(({ _id, answers = {} }) => [_id, answers]));
      flushSync(() => setAnswers(byId));
      window.print();
    } catch {
      setError("The answers could not be loaded. Please try again.");
    }
  }

  return (
    <>
      <section aria-label="On paper" className="no-print flex flex-wrap items-center gap-x-6 gap-y-2 pt-4">
        <Button look="outline" onClick={() => void print()}>
          <Printer aria-hidden className="size-4.5" />
          Print the list
        </Button>
        {event.questions.length > 0 && (
          <label className="flex min-h-11 items-center gap-2.5 text-small">
            <input
              type="checkbox"
              checked={isWanted}
              onChange={({ target }) => setWanted(target.checked)}
              className="size-5 accent-brand"
            />
            With the answers
          </label>
        )}
        {error && <Banner kind="error">{error}</Banner>}
      </section>
      <PrintedList {...{ event, guests, answers }} />
    </>
  );
}
