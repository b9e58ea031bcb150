import { useContext } from "react";
import { formatLeaf } from "#core/dates.ts";
import { classes } from "./classes.ts";
import { TimeZone } from "./time-zone.tsx";

type CalendarLeafProps = { instant: string; past?: boolean };

/** Decorative: the full date is beside it. */
export function CalendarLeaf({ instant, past }: CalendarLeafProps) {
  const { month, day } = formatLeaf(instant, useContext(TimeZone));
  return (
    <span
      aria-hidden
      className="flex w-16 shrink-0 flex-col self-start overflow-hidden rounded-base border border-hairline bg-surface text-center"
    >
      <span
        className={classes(
          "py-1 text-[0.75rem] leading-none font-semibold tracking-[0.08em] uppercase",
          past ? "bg-hairline text-ink" : "bg-[var(--color-leaf,#a53c20)] text-[#ffffff]",
        )}
        suppressHydrationWarning
      >
        {month}
      </span>
      <span className="heading py-1.5 text-[1.75rem] leading-none" suppressHydrationWarning>
        {day}
      </span>
    </span>
  );
}
