import { useContext } from "react";
import { formatLeaf } from "#core/dates.ts";
import { TimeZone } from "./time-zone.tsx";

/** Decorative: the full date is beside it. */
export function LargeDate({ instant }: { instant: string }) {
  const { month, day } = formatLeaf(instant, useContext(TimeZone));
  return (
    <p aria-hidden className="flex items-end gap-4 text-accent lg:block">
      <span className="caps block pb-2 text-lead lg:pt-1.5 lg:pb-6" suppressHydrationWarning>
        {month}
      </span>
      <span
        className="heading order-first block text-[clamp(7.5rem,23vw,18rem)] leading-[0.74] -ml-[0.05em] tracking-[-0.045em] [font-variant-numeric:lining-nums]"
        suppressHydrationWarning
      >
        {day}
      </span>
    </p>
  );
}
