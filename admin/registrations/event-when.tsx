import { m } from "#messages";
import { useContext } from "react";
import { plural } from "#core/plural.ts";
import type { ManagedBlog } from "#features/blogs/writing/contract.ts";
import { Moment, TimeZone } from "#ui/time-zone.tsx";
import { placesText } from "./places-text.ts";

const stateWords = {
  confirmed: "",
  tentative: "Not confirmed: ",
  moved: "Moved: ",
  cancelled: "Cancelled: ",
};

/** The next date of an event in its own zone, which is named if it is not the site's, and who has registered. */
export function EventWhen({ event, guests }: Pick<ManagedBlog, "event" | "guests">) {
  const zone = useContext(TimeZone);
  if (!event) return m.adminRegistrations.noDate();
  const { begins, state, further, timeZone } = event;
  return (
    <>
      <span className="font-semibold text-ink">{stateWords[state]}</span>
      <TimeZone value={timeZone}>
        <Moment instant={begins} withoutZone={timeZone === zone} className="text-ink" />
      </TimeZone>
      {further > 0 && <span className="block">{m.adminRegistrations.furtherDates({ further })}</span>}
      {guests && <span className="block">{placesText(guests)}</span>}
    </>
  );
}
