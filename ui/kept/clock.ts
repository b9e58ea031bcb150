/** The time of day on this device, like 14:03 or 14:03:22; with the day where it was not today. */
export function clockTime(instant: string, now: Date, withSeconds = false): string {
  const date = new Date(instant);
  const time = date.toLocaleTimeString("en-US", {
    hourCycle: "h23",
    hour: "2-digit",
    minute: "2-digit",
    second: withSeconds ? "2-digit" : undefined,
  });
  if (date.toDateString() === now.toDateString()) return time;
  return `${date.toLocaleDateString("en-US", { dateStyle: "long" })}, ${time}`;
}
