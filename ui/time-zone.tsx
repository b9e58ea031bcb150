import { createContext, useContext } from "react";
import { formatDate, formatShortDate, formatTime, formatTimeWithZone } from "#core/dates.ts";

/** The IANA name of the zone in which every date is shown. */
export const TimeZone = createContext("UTC");

type InstantProps = { instant: string; className?: string };

/** November 20, 2026 */
export function Day({ instant, className, format = formatDate }: InstantProps & DayFormat) {
  return (
    <time dateTime={instant} className={className} suppressHydrationWarning>
      {format(instant, useContext(TimeZone))}
    </time>
  );
}

type DayFormat = { format?: typeof formatDate };

/** Nov 20, 2026 */
export function ShortDay(props: InstantProps) {
  return <Day {...props} format={formatShortDate} />;
}

type MomentProps = InstantProps & {
  /** Where every time is in the same zone, which is known. */
  withoutZone?: boolean;
};

/** Nov 20, 2026, 6:00 PM GMT+1 */
export function Moment({ instant, className, withoutZone }: MomentProps) {
  const zone = useContext(TimeZone);
  return (
    <time dateTime={instant} className={className}>
      <span className="whitespace-nowrap" suppressHydrationWarning>
        {formatShortDate(instant, zone)},
      </span>{" "}
      <span className="whitespace-nowrap" suppressHydrationWarning>
        {(withoutZone ? formatTime : formatTimeWithZone)(instant, zone)}
      </span>
    </time>
  );
}
