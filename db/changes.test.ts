import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { engine, makePlace, type Place } from "#test/harness.ts";
import { type Database, openDatabase } from "./client.ts";
import type { Change } from "./engine.ts";

const patience = { timeout: 20_000, interval: 20 };
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
  ...{ id, name: id, email: null, emailKey: null, passwordHash: null, role: "member" as const },
  ...{ bio: "", joinedAt: "2026-03-10T09:00:00.000Z", disabledAt: null },
});
const gone = (...tags: string[]): Change => ({ gone: tags, stale: [] });
const names = async () =>
  (await db.queries.selectFrom("users").select("name").execute()).map(({ name }) => name);

describe("write", () => {
  it("tells the tags, each once, before whoever wrote goes on", async () => {
    const result = await db.write(async (queries, changed) => {
      await queries.insertInto("users").values(byline("one")).execute();
      changed("names", "blogs");
      changed("names");
      expect(heard).toEqual([]);
      return 42;
    });
    expect([result, heard]).toEqual([42, [gone("names", "blogs")]]);
    expect(await names()).toEqual(["one"]);
  });

  it("tells nobody anything where nothing has changed", async () => {
    await db.write(async (queries) => queries.selectFrom("users").select("id").execute());
    expect(heard).toEqual([]);
  });

  it("takes everything back and tells nobody when the work fails", async () => {
    const broken = db.write(async (queries, changed) => {
      await queries.insertInto("users").values(byline("one")).execute();
      changed("names");
      throw new Error("out of ink");
    });
    await expect(broken).rejects.toThrow("out of ink");
    expect([await names(), heard]).toEqual([[], []]);
    await db.write((queries) => queries.insertInto("users").values(byline("two")).execute());
    expect(await names()).toEqual(["two"]);
  });

  it("is one at a time where rows depend on each other", async () => {
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

  it("stops telling who no longer listens", async () => {
    const more: unknown[] = [];
    const stop = db.onChange((change) => more.push(change));
    stop();
    await db.write(async (_, changed) => changed("blogs"));
    expect([heard, more]).toEqual([[gone("blogs")], []]);
  });
});

describe("a write of another process", () => {
  it("is heard, and what this one writes is not heard twice", async () => {
    await db.write(async (queries, changed) => {
      await queries.insertInto("users").values(byline("here")).execute();
      changed("names");
    });
    const other = await openDatabase(databaseAt(place));
    await other.write(async (queries, changed) => {
      await queries.insertInto("users").values(byline("there")).execute();
      changed("names");
      changed.stale("names", "blogs");
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
    it("is heard whole when it is too long for one message, and means everything when it is too long for many", async () => {
      const other = await openDatabase(databaseAt(place));
      const tags = (kind: string, length: number) =>
        Array.from({ length }, (_, number) => `${kind}:${number}`);
      await other.write(async (_, changed) => {
        changed(...tags("blog", 1000));
        changed.stale(...tags("likes", 2000));
      });
      await other.write(async (_, changed) => changed(...tags("blog", 6000)));
      await other.close();
      await expect.poll(() => heard.at(-1), patience).toBe(null);
      const parts = heard.flatMap((part) => part ?? []);
      expect(parts.length).toBe(heard.length - 1);
      expect(parts.flatMap((part) => part.gone)).toEqual(tags("blog", 1000));
      expect(parts.flatMap((part) => part.stale)).toEqual(tags("likes", 2000));
    });

    it("that nobody could hear, because the line was down, means everything once it is up again", async () => {
      const line = await openLine(place.env.DATABASE_URL ?? "");
      const far = await openDatabase({ url: line.url });
      const farHeard: (Change | null)[] = [];
      far.onChange((change) => farHeard.push(change));
      line.cut(2);
      await expect.poll(() => farHeard, patience).toEqual([null]);
      expect(line.tries()).toBe(3);
      await db.write(async (_, changed) => changed("blogs"));
      await expect.poll(() => farHeard.length, patience).toBeGreaterThan(1);
      expect(farHeard).toEqual([null, gone("blogs")]);
      await far.close();
      line.close();
    });
  }
});

/** A line to the database that can be cut: open connections break, and some more tries are refused. */
async function openLine(address: string) {
  const target = new URL(address);
  const sockets = new Set<Socket>();
  let refusals = 0;
  let tries = 0;
  const server = createServer((socket) => {
    tries += 1;
    if (refusals > 0) {
      refusals -= 1;
      socket.destroy();
      return;
    }
    const onward = connect(Number(target.port), target.hostname);
    for (const end of [socket, onward]) sockets.add(end.on("error", () => {}));
    socket.pipe(onward).pipe(socket);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const bound = server.address();
  const url = new URL(address);
  url.host = `127.0.0.1:${typeof bound === "object" ? bound?.port : ""}`;
  return {
    url: url.href,
    tries: () => tries,
    cut(times: number) {
      refusals = times;
      tries = 0;
      for (const socket of sockets) socket.destroy();
    },
    close: () => server.close(),
  };
}
