import { Link } from "react-router";
import { useApi } from "#core/api.ts";
import { m } from "#messages";
import { useQuery } from "#ui/use-query.ts";
import { placesText } from "./places-text.ts";

/** Leads from the form of an event to its registrations. */
export function GuestsLink({ eventId }: { eventId: string }) {
  const { guests } = useApi();
  const { value } = useQuery(eventId, () => guests.event({ id: eventId }));
  return (
    <p className="text-small">
      {value && `${placesText(value)}. `}
      <Link
        to={`/manage-registrations?event=${eventId}`}
        className="inline-flex min-h-6 items-center font-semibold text-brand underline underline-offset-4 hover:text-ink"
      >
        {m.adminRegistrations.see()}
      </Link>
    </p>
  );
}
