import type { SampleBlog } from "../types.ts";
import { pastEvents } from "./events-past.ts";
import { upcomingEvents } from "./events-upcoming.ts";

/** Sorted by date of publication, newest first. */
export const events: SampleBlog[] = [...upcomingEvents, ...pastEvents].sort(
  (one, other) => one.publishedDaysAgo - other.publishedDaysAgo,
);
