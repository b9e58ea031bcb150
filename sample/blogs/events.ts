import type { SampleBlog } from "../types.ts";
import { pastEvents } from "./events-past.ts";
import { upcomingEvents } from "./events-upcoming.ts";

/** Newest first, by the day of publication and not of the event. */
export const events: SampleBlog[] = [...upcomingEvents, ...pastEvents].sort(
  (one, other) => one.publishedDaysAgo - other.publishedDaysAgo,
);
