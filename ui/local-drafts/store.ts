import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** Unsaved work as it is kept in the browser. `writer` names the tab that has written it. */
export type LocalDraft<Work> = {
  key: string;
  owner: string;
  /** What it belongs to, such as `blog:new`. */
  subject: string;
  writer: string;
  /** When it was kept last, as an instant. */
  keptAt: string;
  work: Work;
};

/** Files are kept beside the words, so that they are not written again with each letter. */
type Files = { key: string; files: Record<string, Blob[]> };

interface Schema extends DBSchema {
  works: { key: string; value: LocalDraft<unknown>; indexes: { place: [string, string]; age: string } };
  files: { key: string; value: Files };
}

const daysKept = 60;

let database: Promise<IDBPDatabase<Schema>> | undefined;

/** Opened once. Where the browser refuses, as in some private windows, every call fails and the next one tries again. */
function open(): Promise<IDBPDatabase<Schema>> {
  database ??= openDB<Schema>("kept-work", 1, {
    upgrade(db) {
      const works = db.createObjectStore("works", { keyPath: "key" });
      works.createIndex("place", ["owner", "subject"]);
      works.createIndex("age", "keptAt");
      db.createObjectStore("files", { keyPath: "key" });
    },
    terminated() {
      database = undefined;
    },
  }).catch((error: unknown) => {
    database = undefined;
    throw error;
  });
  return database;
}

export async function saveLocalDraft(kept: LocalDraft<unknown>): Promise<void> {
  const db = await open();
  await db.put("works", kept);
}

/** Keeps the files of a work in place of those before. */
export async function saveDraftFiles(key: string, files: Record<string, Blob[]>): Promise<void> {
  const db = await open();
  if (Object.values(files).some((blobs) => blobs.length > 0)) await db.put("files", { key, files });
  else await db.delete("files", key);
}

/** What somebody has kept of a subject, the latest first. */
export async function localDrafts<Work>(owner: string, subject: string): Promise<LocalDraft<Work>[]> {
  const db = await open();
  const works = await db.getAllFromIndex("works", "place", [owner, subject]);
  return works.sort((a, b) => b.keptAt.localeCompare(a.keptAt)) as LocalDraft<Work>[];
}

export async function draftFiles(key: string): Promise<Record<string, Blob[]>> {
  const db = await open();
  return (await db.get("files", key))?.files ?? {};
}

/** Deletes a kept work with its files. */
export async function discardLocalDraft(key: string): Promise<void> {
  const db = await open();
  const change = db.transaction(["works", "files"], "readwrite");
  await Promise.all([
    change.objectStore("works").delete(key),
    change.objectStore("files").delete(key),
    change.done,
  ]);
}

/** Deletes what nobody has come back to for 60 days, whoever wrote it. */
export async function discardOldDrafts(now: Date): Promise<void> {
  const db = await open();
  const oldest = new Date(now.getTime() - daysKept * 86_400_000).toISOString();
  const keys = await db.getAllKeysFromIndex("works", "age", IDBKeyRange.upperBound(oldest));
  await Promise.all(keys.map(discardLocalDraft));
}
