import { CalendarClock, X } from "lucide-react";
import { useContext, useEffect, useRef } from "react";
import { formatZone } from "#core/dates.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { TimeZone } from "#ui/time-zone.tsx";
import { zoneInstant } from "../articles/event-date-field.tsx";

type ScheduleFieldProps = {
  /** As a `datetime-local` field has it, in the zone of the site; undefined while nobody wants it. */
  value: string | undefined;
  onChange(value: string | undefined): void;
  error?: string;
  /** Whether it has a time already, which it loses on becoming a draft and not here. */
  isSet?: boolean;
};

/** A time at which something is published, for those who want one. */
export function ScheduleField({ value, onChange, error, isSet }: ScheduleFieldProps) {
  const zone = useContext(TimeZone);
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const isOpen = value !== undefined;

  // The focus goes with the control that takes the place of the pressed one.
  useEffect(() => {
    if (pressed.current) place.current?.querySelector<HTMLElement>(isOpen ? "input" : "button")?.focus();
    pressed.current = false;
  }, [isOpen]);

  function toggle(): void {
    pressed.current = true;
    onChange(isOpen ? undefined : "");
  }

  return (
    <div ref={place}>
      {isOpen ? (
        <div className="space-y-2">
          <Field
            label="Publish at"
            name="publishAt"
            type="datetime-local"
            value={value}
            onChange={({ target }) => onChange(target.value)}
            error={error}
            hint={`In ${formatZone(zoneInstant(value), zone)}`}
          />
          {!isSet && (
            <Button look="quiet" className="w-full" onClick={toggle}>
              <X aria-hidden className="size-4.5" />
              Do not schedule
            </Button>
          )}
        </div>
      ) : (
        <Button look="quiet" className="w-full" onClick={toggle}>
          <CalendarClock aria-hidden className="size-4.5" />
          Schedule…
        </Button>
      )}
    </div>
  );
}
