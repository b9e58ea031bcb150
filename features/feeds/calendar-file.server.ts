import { inSlices } from "#core/loop-turn.ts";

const eventsAtOnce = 20; // the library takes about a tenth of a millisecond for each

/** Writes events in slices: a file of 1,000 would hold the event loop for a tenth of a second. */
export async function calendarFile<Entry>(entries: Entry[], write: (some: Entry[]) => string) {
  const { properties } = partsOf(write([]));
  const zones = new Set<string>();
  const events = await inSlices(entries, eventsAtOnce, (some) => {
    const { components } = partsOf(write(some));
    const [ofZones, ofEvents] = [true, false].map((isZone) =>
      components.filter((component) => component.startsWith("BEGIN:VTIMEZONE") === isZone),
    ) as [string[], string[]];
    for (const zone of ofZones) zones.add(zone);
    return ofEvents;
  });
  return ["BEGIN:VCALENDAR", ...properties, ...zones, ...events, "END:VCALENDAR", ""].join("\r\n");
}

/** RFC 5545, section 3.6: properties come before all components. The library writes some of them later. */
function partsOf(file: string): { properties: string[]; components: string[] } {
  const properties: string[] = [];
  const components: string[] = [];
  let component: string[] = [];
  let depth = 0;
  for (const line of file.split("\r\n").slice(1, -1)) {
    if (line.startsWith("BEGIN:")) depth += 1;
    if (depth > 0) component.push(line);
    else properties.push(line);
    if (!line.startsWith("END:")) continue;
    depth -= 1;
    if (depth > 0) continue;
    components.push(component.join("\r\n"));
    component = [];
  }
  return { properties, components };
}
