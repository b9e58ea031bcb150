import type { Services } from "#core/services.ts";
import { atIntervals } from "../http/at-intervals.ts";
import type { Metric } from "./format.ts";

const readEvery = 10_000; // milliseconds

/** Of all nodes, but the failures, which each node counts for itself. */
export function openBackupMetrics({ backups, clock }: Services): () => Promise<Metric[]> {
  const read = atIntervals({ clock, every: readEvery }, () => backups.status());
  const seconds = (instant: string | null | undefined) => (instant ? Date.parse(instant) / 1000 : undefined);
  return async () => {
    const status = await read().catch(() => undefined);
    return [
      ["footpath_backup_configured", "1 if the site makes backups", status && Number(status.setup === "on")],
      [
        "footpath_backup_last_success_timestamp_seconds",
        "When the last backup was made",
        seconds(status?.madeAt),
      ],
      [
        "footpath_backup_last_proven_timestamp_seconds",
        "When the last backup was proven",
        seconds(status?.provenAt),
      ],
      ["footpath_backup_failures_total", "Backups that failed, or could not be proven", backups.failures()],
    ];
  };
}
