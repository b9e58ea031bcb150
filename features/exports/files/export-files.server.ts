import { setInterval as repeat } from "node:timers";
import type { Context } from "#core/context.ts";
import { day } from "#core/durations.ts";
import type { ExportFiles, MadeFile, MediaStore } from "#core/services.ts";
import type { Change } from "#db/engine.ts";
import { publishedFrom, recentlyPublished } from "#features/publishing/readers.server.ts";
import { makeExport, nameOfExport } from "../exports.server.ts";
import { type Format, formatNames } from "../formats.ts";
import { InterruptedError, interrupt, whenIdle } from "../making/maker.server.ts";
import { partsOf } from "../making/names.server.ts";
import { openFolder } from "./folder.server.ts";

const quiet = 20_000; // milliseconds without another change
const checkedEvery = 5000; // milliseconds
const maxWaiting = 1000; // articles: the others' files are made when somebody requests them
const recent = 30 * day; // what changed before is made when somebody requests it

type Options = {
  folder: string;
  maxBytes: number;
  /** Whether files are made before somebody requests them. */
  isAhead: boolean;
  /** Called for each article, so that it has the current time and settings. */
  context(): Context;
  media: MediaStore;
};

/**
 * Keeps finished files, and makes those of articles that are published or changed, one after the other while nobody
 * waits for a file. Other nodes have their own folders, and make their own files.
 */
export function openExportFiles({ folder, maxBytes, isAhead, context, media }: Options): ExportFiles {
  const now = () => Date.parse(context().now);
  const files = openFolder({ folder, maxBytes, warn });
  const making = new Map<string, Promise<MadeFile>>();
  /** Articles, with the time from which their files are made. */
  const waiting = new Map<string, number>();
  const counted = { made: 0, madeAhead: 0, failedAhead: 0 };
  let running: Promise<void> | undefined;
  const closing = Promise.withResolvers<void>();
  let isClosed = false;
  let checking: NodeJS.Timeout | undefined;
  let stopListening = () => {};

  function make(name: string, work: () => Promise<MadeFile>, join = () => {}): Promise<MadeFile> {
    const joined = making.get(name);
    if (joined) {
      join();
      return joined;
    }
    const made = makeOnce(name, work);
    making.set(name, made);
    return made;
  }

  async function makeOnce(name: string, work: () => Promise<MadeFile>): Promise<MadeFile> {
    try {
      const made = await work();
      if (made.body) counted.made += 1;
      return made;
    } finally {
      making.delete(name);
    }
  }

  async function save(name: string, bytes: Uint8Array): Promise<void> {
    const [id, format] = partsOf(name);
    await files.save(name, bytes);
    files.remove((other) => other !== name && other.startsWith(id) && other.endsWith(format));
    await removeHidden([id]);
  }

  /** Removes also what was hidden while its file was made. */
  async function removeHidden(ids = [...new Set(files.names().map((name) => partsOf(name)[0]))]) {
    const ctx = context();
    const published = await publishedFrom(ctx, "blogs", ids);
    const hidden = new Set(ids.filter((id) => (published.get(id) ?? "later") > ctx.now));
    files.remove((name) => hidden.has(partsOf(name)[0]));
  }

  function hear(change: Change | null): void {
    const gone = articlesIn(change?.gone ?? []);
    if (gone.length > 0) removeHidden(gone).catch(warn);
    if (!isAhead) return;
    const at = now() + quiet;
    for (const id of [...gone, ...articlesIn(change?.stale ?? [])]) plan(id, at);
  }

  function plan(id: string, at: number): void {
    waiting.delete(id);
    if (waiting.size < maxWaiting) waiting.set(id, at);
  }

  /** What an earlier process did not finish, and what an update makes again. */
  async function planRecent(): Promise<void> {
    const since = new Date(now() - recent).toISOString();
    const found = await recentlyPublished(context(), "blogs", since, maxWaiting);
    for (const [id, from] of found) plan(id, Math.max(now() + quiet, Date.parse(from)));
  }

  function wake(): void {
    running ??= run()
      .catch(warn)
      .finally(() => {
        running = undefined;
      });
  }

  /** What is planned in the meantime, and due, is made as well. */
  async function run(): Promise<void> {
    for (const [id, at] of waiting) {
      if (at > now()) continue;
      waiting.delete(id);
      const ctx = context();
      const from = (await publishedFrom(ctx, "blogs", [id])).get(id);
      if (from === undefined) continue;
      if (from > ctx.now) plan(id, Date.parse(from));
      else for (const format of formatNames) await makeAhead(id, format);
      if (isClosed) return;
    }
  }

  async function makeAhead(id: string, format: Format): Promise<void> {
    await Promise.race([whenIdle(), closing.promise]);
    const ctx = context();
    if (isClosed || (format === "pdf" && !ctx.site.pdf)) return;
    try {
      const name = await nameOfExport(ctx, { id, format }, media);
      if (making.has(name)) return plan(id, now() + quiet); // the request may be given up
      // Who requests it does not wait for this process, which has the lowest priority, but ends it.
      const { body } = await makeExport(ctx, { id, format, isAhead: true }, { media, exports });
      if (!body) return;
      counted.made += 1;
      counted.madeAhead += 1;
    } catch (error) {
      if (error instanceof InterruptedError) return plan(id, 0);
      counted.failedAhead += 1; // made when somebody requests it, unless that fails as well
      warn(error);
    }
  }

  function warn(error: unknown): void {
    if (!isClosed)
      context().log.warn({ err: error }, "a PDF or EPUB file was not made ahead, kept or removed");
  }

  const exports: ExportFiles = {
    folder,
    has: files.has,
    make,
    save,
    removeHidden: () => removeHidden(),
    async resume() {
      await files.load();
      stopListening = context().db.onChange(hear);
      if (isAhead) await planRecent().catch(warn);
      checking = repeat(wake, checkedEvery).unref();
    },
    wake,
    async idle() {
      while (running) await running;
    },
    counts: () => ({ ...files.size(), ...counted }),
    async close() {
      isClosed = true;
      closing.resolve();
      clearInterval(checking);
      stopListening();
      interrupt();
      await running;
    },
  };
  return exports;
}

function articlesIn(tags: string[]): string[] {
  return tags.flatMap((tag) => /^blog:([\da-f]{24})$/.exec(tag)?.[1] ?? []);
}
