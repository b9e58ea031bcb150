import { isoWithOffset } from "#core/dates.ts";
import type { BlogCard } from "#features/blogs/contract.ts";
import { speakersIn } from "#features/bylines/roles.ts";
import type { EventDetails, ShownEvent } from "#features/events/contract.ts";
import { lastMoment } from "#features/events/dates.ts";
import type { Site } from "../site/site.ts";
import { urlOf } from "./address.ts";
import { publisher } from "./institute.ts";
import { peopleOf } from "./people.ts";

type LinkedEvent = BlogCard & { details?: EventDetails | null };
type Times = Pick<ShownEvent, "begins" | "ends" | "state">;

const schema = "https://schema.org/";

/** The next date of an event, with all dates of a series below it. */
export function eventData(blog: LinkedEvent, event: ShownEvent, site: Site): object {
  const { details } = blog;
  const { place, online } = event;
  const speakers = speakersIn(blog.with);
  const performers = speakers.length > 0 ? speakers : blog.with;
  const shared = {
    "@type": "Event",
    name: blog.title,
    location: locationOf(blog, event, site),
    eventAttendanceMode: `${schema}${place && online ? "Mixed" : online ? "Online" : "Offline"}EventAttendanceMode`,
    organizer: publisher(site),
  };
  const dates = details?.dates ?? [];
  return {
    ...shared,
    ...timesOf(event, event),
    previousStartDate: details?.movedFrom ? startOf(details.movedFrom, event) : undefined,
    recordedIn: details?.recording
      ? { "@type": "CreativeWork", url: new URL(details.recording, site.url).href }
      : undefined,
    performer: performers.length > 0 ? peopleOf(performers, site) : undefined,
    subEvent: dates.length > 1 ? dates.map((date) => ({ ...shared, ...timesOf(date, event) })) : undefined,
    ...(place || online ? {} : { location: undefined, eventAttendanceMode: undefined }),
  };
}

const statuses = {
  confirmed: "EventScheduled",
  tentative: "EventScheduled",
  moved: "EventRescheduled",
  cancelled: "EventCancelled",
};

function timesOf({ begins, ends, state }: Times, event: ShownEvent) {
  const last = lastMoment({ begins, ends, allDay: event.allDay });
  return {
    startDate: startOf(begins, event),
    endDate: ends ? startOf(last, event) : undefined,
    eventStatus: schema + statuses[state],
  };
}

/** 2026-11-20T18:00:00+05:30, or only the day of an event that lasts all day. */
function startOf(instant: string, { timeZone, allDay }: ShownEvent): string {
  return isoWithOffset(instant, timeZone).slice(0, allDay ? 10 : undefined);
}

/** The meeting's link is only for guests: everybody else finds the event's page. */
function locationOf(blog: LinkedEvent, { place, online }: ShownEvent, site: Site): object | object[] {
  const { placeAddress = "", coordinates = "" } = blog.details ?? {};
  const [latitude, longitude] = coordinates.split(", ").map(Number);
  const there = {
    "@type": "Place",
    name: place,
    address: placeAddress.replaceAll("\n", ", ") || place,
    geo: coordinates ? { "@type": "GeoCoordinates", latitude, longitude } : undefined,
  };
  const virtual = { "@type": "VirtualLocation", url: urlOf(site, "blog", blog) };
  if (place && online) return [there, virtual];
  return online ? virtual : there;
}
