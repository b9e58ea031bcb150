/** The local time, like 2:03 PM, with the date unless it is today. */
export function clockTime(instant: string, now = new Date()): string {
  const date = new Date(instant);
  // Engines differ in the space before PM.
  const time = date.toLocaleTimeString("en-US", { timeStyle: "short" }).replaceAll("\u202f", " ");
  if (date.toDateString() === now.toDateString()) return time;
  return `${date.toLocaleDateString("en-US", { dateStyle: "long" })}, ${time}`;
}
