import { stat, statfs } from "node:fs/promises";
import type { Services } from "#core/services.ts";
import type { Labelled, Metric } from "./format.ts";

type Folders = Record<string, string | undefined>;

/** Of the disks on which the folders are. A folder that is gone is left out. */
export async function diskMetrics(folders: Folders): Promise<Metric[]> {
  const disks = await Promise.all(
    Object.entries(folders).map(async ([folder, path]) => {
      const disk = path === undefined ? undefined : await statfs(path).catch(() => undefined);
      return disk ? [{ folder, free: disk.bavail * disk.bsize, size: disk.blocks * disk.bsize, disk }] : [];
    }),
  ).then((found) => found.flat());
  const values = (of: (disk: (typeof disks)[number]) => number): Labelled =>
    disks.map((disk) => [{ folder: disk.folder }, of(disk)]);
  return [
    ["footpath_disk_free_bytes", "Free on the disk of the folder", values(({ free }) => free)],
    [
      "footpath_disk_used_bytes",
      "Used on the disk of the folder, also by other programs",
      values(({ size, disk }) => size - disk.bfree * disk.bsize),
    ],
    ["footpath_disk_size_bytes", "Size of the disk of the folder", values(({ size }) => size)],
  ];
}

/** The files of SQLite, or the connections to PostgreSQL. */
export async function databaseMetrics({ db }: Services): Promise<Metric[]> {
  const { pool, readerUsage, name, place } = db.engine;
  const connections = pool?.usage();
  const reader = readerUsage?.();
  const sizes = name === "sqlite" ? await Promise.all([place, `${place}-wal`].map(sizeOf)) : [];
  return [
    ["footpath_change_feed_listening", "Changes of other nodes are heard", Number(db.isListening())],
    ["footpath_database_connections", "Open connections to PostgreSQL", connections?.open],
    ["footpath_database_connections_max", "Most connections that the node may open", connections?.max],
    ["footpath_database_connections_idle", "Idle connections to PostgreSQL", connections?.idle],
    ["footpath_database_waiting", "Queries that wait for a connection", connections?.waiting],
    ["footpath_database_file_bytes", "Size of the SQLite database", sizes[0]],
    ["footpath_database_wal_bytes", "Size of its write-ahead log", sizes[1]],
    ["footpath_reader_running", "Long reads that the thread beside SQLite is doing", reader?.running],
    ["footpath_reader_waiting", "Long reads that wait for it", reader?.waiting],
  ];
}

async function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  );
}
