import { useContext } from "react";
import { formatLeaf } from "#core/dates.ts";
import { classes } from "./classes.ts";
import { TimeZone } from "./time-zone.tsx";

/** Decorative: the full date is beside it. */
export function CalendarLeaf({ instant, past, small }: { instant: string; past?: boolean; small?: boolean }) {
  const { month, day } = formatLeaf(instant, useContext(TimeZone));
  return (
    <span
      aria-hidden
      className={classes(
        "flex shrink-0 flex-col self-start overflow-hidden rounded-base border border-hairline bg-surface text-center",
        small ? "w-10" : "w-16",
      )}
    >
      <span
        className={classes(
          "leading-none font-semibold tracking-[0.08em] uppercase",
          small ? "py-0.75 text-[0.625rem]" : "py-1 text-[0.75rem]",
          past ? "bg-hairline text-ink" : "bg-[var(--color-leaf,#a53c20)] text-[#ffffff]",
        )}
        suppressHydrationWarning
      >
        {month}
      </span>
      <span
        className={classes(
          "font-serif leading-none font-semibold",
          small ? "py-1 text-[1.125rem]" : "py-1.5 text-[1.75rem]",
        )}
        suppressHydrationWarning
      >
        {day}
      </span>
    </span>
  );
}
