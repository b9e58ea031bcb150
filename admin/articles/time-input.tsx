import type { ReactNode } from "react";
import { m } from "#messages";
import { Field } from "#ui/forms/field.tsx";
import { instantOf, localTime } from "../fields/local-time.ts";

type TimeInputProps = {
  name: string;
  label: ReactNode;
  required?: boolean;
  value: string;
  allDay: boolean;
  zone: string;
  error: string | undefined;
  hint?: string;
  onChange(value: string): void;
};

/** A date, with its time unless the event lasts all day. */
export function TimeInput({ value, allDay, zone, hint, onChange, ...input }: TimeInputProps) {
  return (
    <Field
      {...input}
      type={allDay ? "date" : "datetime-local"}
      value={allDay ? value.slice(0, 10) : value}
      hint={(!allDay && repeatedTime(value, zone)) || hint}
      onChange={({ target }) => onChange(allDay && target.value ? `${target.value}T00:00` : target.value)}
    />
  );
}

/** Says which one is meant when a local time occurs twice, because the clocks are set back. */
function repeatedTime(local: string, zone: string): string {
  const instant = local && instantOf(local, zone);
  const later = instant && new Date(Date.parse(instant) + 3_600_000).toISOString();
  return later && localTime(later, zone) === local ? m.adminArticles.ambiguousTime() : "";
}
