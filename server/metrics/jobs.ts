import type { Services } from "#core/services.ts";
import { countJobs } from "#features/jobs/queue.server.ts";
import { atIntervals } from "../http/at-intervals.ts";
import type { Labelled, Metric } from "./format.ts";

const countedEvery = 10_000; // milliseconds

/** Counts the jobs of all nodes, which are in the database. */
export function openJobCounts({ db, clock, log }: Services): () => Promise<Metric[]> {
  const counted = atIntervals({ clock, every: countedEvery }, (now) =>
    countJobs(db.reader).then((counts) => ({ counts, now: now.getTime() })),
  );
  return async () => {
    const { counts, now } = await counted().catch((err) => {
      log.warn({ err }, "the jobs could not be counted for the metrics");
      return { counts: [], now: 0 };
    });
    const jobs: Labelled = counts.map(({ queue, state, count }) => [{ queue, state }, count]);
    const oldest: Labelled = counts.map(({ queue, state, oldestAt }) => [
      { queue, state },
      Math.max(0, (now - Date.parse(oldestAt)) / 1000),
    ]);
    return [
      ["footpath_jobs", "Jobs that wait, are being done, or have failed", jobs],
      ["footpath_jobs_oldest_seconds", "Time since the oldest of them was added", oldest],
    ];
  };
}
