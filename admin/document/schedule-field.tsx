import { CalendarClock, X } from "lucide-react";
import { useContext, useEffect, useRef } from "react";
import { formatZone } from "#core/dates.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { Field } from "#ui/forms/field.tsx";
import { TimeZone } from "#ui/time-zone.tsx";
import { instantNear } from "../fields/local-time.ts";

type ScheduleFieldProps = {
  /** The value of a `datetime-local` field, in the site's zone; undefined while it is not scheduled. */
  value: string | undefined;
  onChange(value: string | undefined): void;
  error?: string;
  /** It is scheduled on the server: only becoming a draft takes its time away. */
  isSet: boolean;
  className?: string;
};

export function ScheduleField({ value, onChange, error, isSet, className }: ScheduleFieldProps) {
  const zone = useContext(TimeZone);
  const container = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const isOpen = value !== undefined;

  // The focus moves to the control that replaces the button.
  useEffect(() => {
    if (isPressed.current)
      container.current?.querySelector<HTMLElement>(isOpen ? "input" : "button")?.focus();
    isPressed.current = false;
  }, [isOpen]);

  function toggle(): void {
    isPressed.current = true;
    onChange(isOpen ? undefined : "");
  }

  return (
    <div ref={container} className={classes("space-y-2", className)}>
      {isOpen && (
        <Field
          label={m.adminDocument.publishAt()}
          name="publishAt"
          type="datetime-local"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          error={error}
          hint={m.adminDocument.inZone({ zone: formatZone(instantNear(value), zone) })}
        />
      )}
      {!(isOpen && isSet) && (
        <Button variant="outline" className="w-full px-2!" onClick={toggle}>
          {isOpen ? (
            <X aria-hidden className="size-4.5" />
          ) : (
            <CalendarClock aria-hidden className="size-4.5" />
          )}
          {isOpen ? m.adminDocument.removeSchedule() : m.adminDocument.scheduleAt()}
        </Button>
      )}
    </div>
  );
}
