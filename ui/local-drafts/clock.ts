/** The time of day on this device, like 2:03 PM; with the day where it was not today. */
export function clockTime(instant: string, now: Date): string {
  const date = new Date(instant);
  // Engines differ in the space before PM.
  const time = date.toLocaleTimeString("en-US", { timeStyle: "short" }).replaceAll("\u202f", " ");
  if (date.toDateString() === now.toDateString()) return time;
  return `${date.toLocaleDateString("en-US", { dateStyle: "long" })}, ${time}`;
}
