import { useContext } from "react";
import type { ManagedBlog } from "#features/blogs/writing/contract.ts";
import { m } from "#messages";
import { rich } from "#ui/rich.tsx";
import { Moment, TimeZone } from "#ui/time-zone.tsx";
import { placesText } from "./places-text.ts";

/** The next date of an event in its own zone, which is named if it is not the site's, and who has registered. */
export function EventWhen({ event, guests }: Pick<ManagedBlog, "event" | "guests">) {
  const zone = useContext(TimeZone);
  if (!event) return m.adminRegistrations.noDate();
  const { begins, state, further, timeZone } = event;
  const date = (
    <TimeZone value={timeZone}>
      <Moment instant={begins} withoutZone={timeZone === zone} className="text-ink" />
    </TimeZone>
  );
  const bold = (text: string) => <span className="font-semibold text-ink">{text}</span>;
  return (
    <>
      {state === "confirmed"
        ? date
        : rich(m.adminRegistrations.dateInState({ kind: state, state: bold, date }))}
      {further > 0 && <span className="block">{m.adminRegistrations.furtherDates({ further })}</span>}
      {guests && <span className="block">{placesText(guests)}</span>}
    </>
  );
}
