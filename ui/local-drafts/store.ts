import { type DBSchema, type IDBPDatabase, openDB } from "idb";

export type LocalDraft<Content> = {
  key: string;
  owner: string;
  /** The document, such as `blog:new`. */
  subject: string;
  /** The tab that saved it. */
  writer: string;
  savedAt: string;
  content: Content;
};

export type DraftFiles = Record<string, Blob>;

interface Schema extends DBSchema {
  drafts: {
    key: string;
    value: LocalDraft<unknown>;
    indexes: { subject: [string, string]; savedAt: string };
  };
  // Apart from the text, so that a keystroke does not write them again.
  files: { key: string; value: { key: string; files: DraftFiles } };
}

const retention = 60 * 86_400_000; // milliseconds

let database: Promise<IDBPDatabase<Schema>> | undefined;

/** Rejects where the browser refuses, as in some private windows. The next call tries again. */
function open(): Promise<IDBPDatabase<Schema>> {
  database ??= openDB<Schema>("local-drafts", 1, {
    upgrade(db) {
      const drafts = db.createObjectStore("drafts", { keyPath: "key" });
      drafts.createIndex("subject", ["owner", "subject"]);
      drafts.createIndex("savedAt", "savedAt");
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

export async function saveDraft(draft: LocalDraft<unknown>): Promise<void> {
  await (await open()).put("drafts", draft);
}

export async function saveDraftFiles(key: string, files: DraftFiles): Promise<void> {
  const db = await open();
  if (Object.keys(files).length > 0) await db.put("files", { key, files });
  else await db.delete("files", key);
}

/** Lists the newest first. */
export async function readDrafts<Content>(owner: string, subject: string): Promise<LocalDraft<Content>[]> {
  const drafts = await (await open()).getAllFromIndex("drafts", "subject", [owner, subject]);
  return drafts.sort((a, b) => b.savedAt.localeCompare(a.savedAt)) as LocalDraft<Content>[];
}

/** The drafts of all documents of a kind, such as `blog`. */
export async function readDraftsOfKind<Content>(owner: string, kind: string): Promise<LocalDraft<Content>[]> {
  const subjects = IDBKeyRange.bound([owner, `${kind}:`], [owner, `${kind};`], false, true);
  return (await (await open()).getAllFromIndex("drafts", "subject", subjects)) as LocalDraft<Content>[];
}

export async function readDraftFiles(key: string): Promise<DraftFiles> {
  return (await (await open()).get("files", key))?.files ?? {};
}

export async function discardDraft(key: string): Promise<void> {
  const transaction = (await open()).transaction(["drafts", "files"], "readwrite");
  await Promise.all([
    transaction.objectStore("drafts").delete(key),
    transaction.objectStore("files").delete(key),
    transaction.done,
  ]);
}

/** Discards drafts of every owner after 60 days. */
export async function discardOldDrafts(now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - retention).toISOString();
  const keys = await (await open()).getAllKeysFromIndex("drafts", "savedAt", IDBKeyRange.upperBound(oldest));
  await Promise.all(keys.map(discardDraft));
}

/** Some browsers store files without their names. */
export function asFile(blob: Blob | undefined, name: string): File | undefined {
  if (!blob || blob instanceof File) return blob;
  return new File([blob], name, { type: blob.type });
}
