import type { Services } from "#core/services.ts";

/** Of all nodes, but the failures, which each node counts for itself. */
export async function backupMetrics({ backups }: Services) {
  const { setup, madeAt, provenAt } = await backups.status();
  const seconds = (instant: string | null) => (instant === null ? undefined : Date.parse(instant) / 1000);
  return [
    ["footpath_backup_configured", "1 if the site makes backups", Number(setup === "on")],
    ["footpath_backup_last_success_timestamp_seconds", "When the last backup was made", seconds(madeAt)],
    ["footpath_backup_last_proven_timestamp_seconds", "When the last backup was proven", seconds(provenAt)],
    ["footpath_backup_failures_total", "Backups that failed, or could not be proven", backups.failures()],
  ] as const;
}
