import { randomUUID } from "node:crypto";
import { StatementSync } from "node:sqlite";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { engine, makePlace, type Place } from "#test/harness.ts";
import { openLine } from "#test/servers/line.ts";
import { type Database, openDatabase } from "./client.ts";
import type { Change, Queries } from "./engine.ts";
import { listen } from "./engines/listening.ts";
import { patientLimits } from "./limits.ts";

const patience = { interval: 20 };
const databaseAt = ({ env, folder }: Place) =>
  env.DATABASE_URL ? { url: env.DATABASE_URL } : { file: `${folder}/site.sqlite` };

let place: Place;
let db: Database;
let heard: (Change | null)[];
let stopHearing: () => void;
beforeAll(async () => {
  place = await makePlace(false);
  db = await openDatabase(databaseAt(place));
});
afterAll(async () => {
  await db.close();
  await place.remove();
});
beforeEach(() => {
  heard = [];
  stopHearing = db.onChange((change) => heard.push(change));
});
afterEach(async () => {
  stopHearing();
  await db.queries.deleteFrom("users").execute();
});

const byline = (id: string) => ({
  id,
  name: id,
  email: null,
  emailKey: null,
  passwordHash: null,
  role: "member" as const,
  bio: "",
  joinedAt: "2026-03-10T09:00:00.000Z",
  disabledAt: null,
  verifiedAt: null,
});
const gone = (...tags: string[]): Change => ({ gone: tags, stale: [] });
const names = async () =>
  (await db.queries.selectFrom("users").select("name").execute()).map(({ name }) => name);

/** Makes the next rollback fail. */
async function breakRollback(queries: Queries): Promise<void> {
  if (engine === "postgres") {
    await expect(sql`select pg_terminate_backend(pg_backend_pid())`.execute(queries)).rejects.toThrow();
    return;
  }
  vi.spyOn(StatementSync.prototype, "run").mockImplementationOnce(() => {
    throw new Error("disk I/O error");
  });
}

describe("write", () => {
  it("reports each tag once, before the writer continues", async () => {
    const result = await db.write(async (queries, invalidate) => {
      await queries.insertInto("users").values(byline("one")).execute();
      invalidate("names", "blogs");
      invalidate("names");
      expect(heard).toEqual([]);
      return 42;
    });
    expect([result, heard]).toEqual([42, [gone("names", "blogs")]]);
    expect(await names()).toEqual(["one"]);
  });

  it("reports nothing without a change", async () => {
    await db.write(async (queries) => queries.selectFrom("users").select("id").execute());
    expect(heard).toEqual([]);
  });

  it("rolls back and reports nothing when the work fails", async () => {
    const broken = db.write(async (queries, invalidate) => {
      await queries.insertInto("users").values(byline("one")).execute();
      invalidate("names");
      throw new Error("out of ink");
    });
    await expect(broken).rejects.toThrow("out of ink");
    expect([await names(), heard]).toEqual([[], []]);
    await db.write((queries) => queries.insertInto("users").values(byline("two")).execute());
    expect(await names()).toEqual(["two"]);
  });

  it("starts the next write even if the rollback fails", async () => {
    const broken = db.write(async (queries) => {
      await queries.insertInto("users").values(byline("one")).execute();
      await breakRollback(queries);
      throw new Error("out of ink");
    });
    await expect(broken).rejects.toThrow();
    await db.write((queries) => queries.insertInto("users").values(byline("two")).execute());
    expect(await names()).toEqual(["two"]);
  });

  it("cannot be nested", async () => {
    const nested = db.write(async (queries) => {
      await queries.insertInto("users").values(byline("one")).execute();
      await db.write((inner) => inner.insertInto("users").values(byline("two")).execute());
    });
    await expect(nested).rejects.toThrow("A write cannot begin inside another");
    expect(await names()).toEqual([]);
  });

  it("can be started by another write that does not wait for it", async () => {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    let later: Promise<string> | undefined;
    await db.write(async () => {
      later = ended.then(() => db.write(async () => "later"));
    });
    end();
    expect(await later).toBe("later");
  });

  it("serializes writes to dependent rows", async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        db.write((queries) =>
          queries
            .insertInto("users")
            .values(byline(`n${number}`))
            .execute(),
        ),
      ),
    );
    expect((await names()).length).toBe(20);
  });

  if (engine === "sqlite") {
    it('fails with "no space" when the database cannot grow', async () => {
      const small = await openDatabase({ file: `${place.folder}/small.sqlite` });
      await sql`pragma max_page_count = 1`.execute(small.queries);
      const large = { ...byline("large"), bio: "x".repeat(1_000_000) };
      const failed = await small
        .write((queries) => queries.insertInto("users").values(large).execute())
        .catch((error) => error);
      expect(small.engine.failure(failed)).toBe("no space");
      await small.close();
    });
  }

  it("stops reporting to removed listeners", async () => {
    const more: unknown[] = [];
    const stop = db.onChange((change) => more.push(change));
    stop();
    await db.write(async (_, invalidate) => invalidate("blogs"));
    expect([heard, more]).toEqual([[gone("blogs")], []]);
  });
});

describe("a write by another process", () => {
  it("is reported, and own writes are not reported twice", async () => {
    await db.write(async (queries, invalidate) => {
      await queries.insertInto("users").values(byline("here")).execute();
      invalidate("names");
    });
    const other = await openDatabase(databaseAt(place));
    await other.write(async (queries, invalidate) => {
      await queries.insertInto("users").values(byline("there")).execute();
      invalidate("names");
      invalidate.stale("names", "blogs");
    });
    await other.close();
    await expect.poll(() => heard.length, patience).toBe(2);
    // SQLite says that something has changed, PostgreSQL also what.
    expect(heard).toEqual([
      gone("names"),
      engine === "sqlite" ? null : { gone: ["names"], stale: ["blogs"] },
    ]);
  });

  if (engine === "postgres") {
    it("is split into messages, and invalidates everything when it is too long", async () => {
      const other = await openDatabase(databaseAt(place));
      const tags = (kind: string, length: number) =>
        Array.from({ length }, (_, number) => `${kind}:${number}`);
      await other.write(async (_, invalidate) => {
        invalidate(...tags("blog", 1000));
        invalidate.stale(...tags("likes", 2000));
      });
      await other.write(async (_, invalidate) => invalidate(...tags("blog", 6000)));
      await other.close();
      await expect.poll(() => heard.at(-1), patience).toBe(null);
      const parts = heard.flatMap((part) => part ?? []);
      expect(parts.length).toBe(heard.length - 1);
      expect(parts.flatMap((part) => part.gone)).toEqual(tags("blog", 1000));
      expect(parts.flatMap((part) => part.stale)).toEqual(tags("likes", 2000));
    });

    it("invalidates everything after a lost connection", async () => {
      const { far, line, farHeard, later } = await farDatabase();
      line.cut(2);
      await expect.poll(() => farHeard, patience).toEqual([null]);
      expect(far.isListening()).toBe(false);
      await expect(far.checkReads()).rejects.toThrow();
      for (const tries of [2, 3, 4]) {
        await expect.poll(() => later.run({ noTimeouts: true }), patience).toBe(true);
        await expect.poll(line.listened, patience).toBe(tries);
      }
      await expect.poll(far.isListening, patience).toBe(true);
      expect(farHeard).toEqual([null, null]);
      await db.write(async (_, invalidate) => invalidate("blogs"));
      await expect.poll(() => farHeard, patience).toEqual([null, null, gone("blogs")]);
      await far.close();
      line.close();
    });

    it("invalidates everything at the next heartbeat of a silent connection", async () => {
      const { far, line, farHeard, later } = await farDatabase();
      line.silence();
      await db.write(async (_, invalidate) => invalidate("blogs"));
      later.run(); // asks for a sign of life …
      expect(far.isListening()).toBe(true);
      later.run(); // … and the time for it is over
      await expect.poll(() => farHeard, patience).toEqual([null]);
      expect(far.isListening()).toBe(false);
      later.run();
      await expect.poll(far.isListening, patience).toBe(true);
      expect(farHeard).toEqual([null, null]);
      await far.close();
      line.close();
    });

    it("is not missed unnoticed where the connection that listens is one to another database", async () => {
      const url = place.env.DATABASE_URL ?? "";
      const other = await makePlace(false);
      const listenUrl = other.env.DATABASE_URL;
      const deaf = openDatabase({ url, listenUrl }, { limits: { ...patientLimits, timeout: 5 } });
      await expect(deaf).rejects.toThrow("to the same database as DATABASE_URL");
      await other.remove();
    });

    it("invalidates everything at the heartbeat that no longer comes from where commits are", async () => {
      const farHeard: (Change | null)[] = [];
      const later = heldTimers();
      let isSame = true;
      let notified = 0;
      const notify = async (name: string) => {
        notified += 1;
        if (isSame) await sql`notify ${sql.id(name)}`.execute(db.queries);
      };
      const way = { url: place.env.DATABASE_URL ?? "", node: randomUUID(), limits: patientLimits, notify };
      const feed = await listen(way, (change) => farHeard.push(change), later.hold);
      isSame = false;
      later.run(); // asks for a sign of life …
      await expect.poll(() => notified, patience).toBe(2);
      expect(feed.isListening()).toBe(true);
      later.run(); // … and the time for it is over
      await expect.poll(() => farHeard, patience).toEqual([null]);
      expect(feed.isListening()).toBe(false);
      isSame = true;
      later.run();
      await expect.poll(feed.isListening, patience).toBe(true);
      await feed.stop();
    });
  }
});

function heldTimers() {
  const due = new Set<{ work(): void; milliseconds: number }>();
  return {
    hold(work: () => void, milliseconds: number) {
      const timer = { work, milliseconds };
      due.add(timer);
      return () => due.delete(timer);
    },
    /** Runs what is due next, or the next retry or heartbeat, and says whether there was anything. */
    run({ noTimeouts = false } = {}) {
      const next = [...due].find(({ milliseconds }) => !noTimeouts || milliseconds <= 4000);
      if (next) due.delete(next);
      next?.work();
      return next !== undefined;
    },
  };
}

/** A node elsewhere, whose line and timers the test holds. */
async function farDatabase() {
  const line = await openLine(place.env.DATABASE_URL ?? "");
  const later = heldTimers();
  const far = await openDatabase({ url: line.url }, { later: later.hold });
  const farHeard: (Change | null)[] = [];
  far.onChange((change) => farHeard.push(change));
  return { far, line, farHeard, later };
}
