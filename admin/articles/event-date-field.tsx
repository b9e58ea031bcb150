import { useContext } from "react";
import { formatZone } from "#core/dates.ts";
import { Field } from "#ui/forms/field.tsx";
import { RequiredMark } from "#ui/required.tsx";
import { TimeZone } from "#ui/time-zone.tsx";

type EventDateFieldProps = { value: string; onChange(value: string): void; error?: string };

/** When an event begins, by the clocks of the site. */
export function EventDateField({ value, onChange, error }: EventDateFieldProps) {
  const zone = useContext(TimeZone);
  return (
    <Field
      label={
        <>
          Event Date
          <RequiredMark />
        </>
      }
      name="eventDate"
      type="datetime-local"
      required
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={error}
      hint={`In ${formatZone(zoneInstant(value), zone)}`}
    />
  );
}

/** An instant near a local time, for the name of the zone then: summer or winter time. */
export function zoneInstant(local: string): string {
  const date = new Date(local ? `${local}Z` : Date.now());
  return Number.isNaN(date.getTime()) ? new Date().toISOString() : date.toISOString();
}
