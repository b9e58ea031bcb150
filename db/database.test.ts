import { readdirSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { queryObjects } from "node:v8";
import { sql } from "kysely";
import pg from "pg";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { makePlace, type Place, useSite } from "#test/harness.ts";
import { run } from "#test/servers/processes.ts";
import { type Database, openDatabase } from "./client.ts";
import { executed, migrate } from "./migrations.ts";
import type { BlogTable, Section } from "./schema.ts";

const now = "2026-03-10T09:00:00.000Z";

const databaseAt = ({ env, folder }: Place) =>
  env.DATABASE_URL ? { url: env.DATABASE_URL } : { file: `${folder}/site.sqlite` };

/** Runs one command on a database of which this program knows nothing yet. */
async function command({ env, folder }: Place, text: string): Promise<void> {
  if (env.DATABASE_URL) {
    const client = new pg.Client({ connectionString: env.DATABASE_URL });
    await client.connect();
    await client.query(text);
    await client.end();
    return;
  }
  const file = new DatabaseSync(`${folder}/site.sqlite`);
  file.exec(text);
  file.close();
}

describe("the database enforces", () => {
  let db: Database;
  let blog: BlogTable;
  let member: string;
  const site = useSite();
  beforeAll(async () => {
    db = site.services.db;
    blog = await db.queries.selectFrom("blogs").selectAll().limit(1).executeTakeFirstOrThrow();
    member = (await db.queries.selectFrom("users").select("id").limit(1).executeTakeFirstOrThrow()).id;
  });

  const addBlog = (change: Partial<BlogTable>) =>
    db.queries
      .insertInto("blogs")
      .values({
        ...blog,
        id: "new",
        slug: null,
        section: "publications",
        eventDate: null,
        sourceKey: null,
        ...change,
      })
      .execute();
  const addUser = (id: string, change: object) => {
    const user = {
      id,
      name: id,
      email: `${id}@example.org`,
      emailKey: `${id}@example.org`,
      passwordHash: null,
    };
    const rest = { role: "member" as const, bio: "", joinedAt: now, disabledAt: null, verifiedAt: null };
    return db.queries
      .insertInto("users")
      .values({ ...user, ...rest, ...change })
      .execute();
  };

  it("keeps no promise of a finished query", async () => {
    const ask = async () => {
      for (let count = 0; count < 200; count += 1) await sql`select 1`.execute(db.queries);
    };
    await ask();
    const before = queryObjects(Promise, { format: "count" });
    await ask();
    expect(queryObjects(Promise, { format: "count" }) - before).toBeLessThan(100);
  });

  it("one like per member and blog", async () => {
    await db.queries.deleteFrom("likes").execute();
    const like = () =>
      db.queries.insertInto("likes").values({ blogId: blog.id, userId: member, createdAt: now }).execute();
    await like();
    await expect(like()).rejects.toThrow();
    const { n } = await db.queries
      .selectFrom("likes")
      .select((likes) => likes.fn.countAll<number>().as("n"))
      .executeTakeFirstOrThrow();
    expect(n).toBe(1);
  });

  it("dates for events only", async () => {
    await expect(addBlog({ section: "publications", eventDate: now })).rejects.toThrow();
    await expect(addBlog({ section: "events", eventDate: null })).rejects.toThrow();
    await addBlog({ id: "event", section: "events", eventDate: now });
  });

  it("known sections, titles and unique sources", async () => {
    await expect(addBlog({ section: "sport" as Section })).rejects.toThrow();
    await expect(addBlog({ title: "" })).rejects.toThrow();
    await expect(addBlog({ title: "t".repeat(301) })).rejects.toThrow();
    await addBlog({ id: "source", sourceKey: "there/1" });
    await expect(addBlog({ sourceKey: "there/1" })).rejects.toThrow();
  });

  it("comments of 1 to 5,000 characters", async () => {
    const comment = (id: string, text: string) =>
      db.queries
        .insertInto("comments")
        .values({ id, blogId: blog.id, userId: member, text, createdAt: now })
        .execute();
    await expect(comment("empty", "")).rejects.toThrow();
    await expect(comment("long", "c".repeat(5001))).rejects.toThrow();
    await comment("whole", "😀".repeat(5000));
  });

  it("unique email addresses with their keys", async () => {
    await addUser("one", {});
    await expect(addUser("two", { emailKey: "one@example.org" })).rejects.toThrow();
    await expect(addUser("three", { emailKey: null })).rejects.toThrow();
    await expect(addUser("four", { role: "owner" })).rejects.toThrow();
    await addUser("five", { email: null, emailKey: null });
    await addUser("six", { email: null, emailKey: null });
  });

  it("foreign keys", async () => {
    await expect(addBlog({ authorId: "nobody" })).rejects.toThrow();
    await expect(addBlog({ coverId: "nothing" })).rejects.toThrow();
    const like = { blogId: "nothing", userId: member, createdAt: now };
    await expect(db.queries.insertInto("likes").values(like).execute()).rejects.toThrow();
    const { authorId } = blog;
    await expect(db.queries.deleteFrom("users").where("id", "=", authorId).execute()).rejects.toThrow();
  });

  it("cascading deletes of a blog", async () => {
    await addBlog({ id: "gone" });
    await db.queries
      .insertInto("tags")
      .values({ kind: "blog", ref: "gone", position: 0, label: "A", tag: "a" })
      .execute();
    await db.queries.insertInto("likes").values({ blogId: "gone", userId: member, createdAt: now }).execute();
    await db.queries.deleteFrom("blogs").where("id", "=", "gone").execute();
    const left = await db.queries.selectFrom("tags").select("tag").where("ref", "=", "gone").execute();
    expect(left).toEqual([]);
  });

  it("returns the same types of instants and counts on both engines", async () => {
    await addBlog({ id: "form", createdAt: "2026-01-02T03:04:05.678Z" });
    const row = await db.queries.selectFrom("blogs").selectAll().where("id", "=", "form").executeTakeFirst();
    expect(row?.createdAt).toBe("2026-01-02T03:04:05.678Z");
    const file = await db.queries.selectFrom("mediaFiles").select("bytes").executeTakeFirstOrThrow();
    expect(file.bytes).toBeTypeOf("number");
  });
});

const everyStep = readdirSync("db/migrations")
  .filter((name) => /^\d{4}-/.test(name))
  .map((name) => name.replace(".ts", ""))
  .sort();

describe("migrate", () => {
  let place: Place;
  beforeEach(async () => {
    place = await makePlace(false);
  });
  afterEach(() => place.remove());

  it("does nothing the second time", async () => {
    const first = await openDatabase(databaseAt(place));
    await first.queries
      .insertInto("users")
      .values({
        id: "one",
        name: "One",
        email: null,
        emailKey: null,
        passwordHash: null,
        role: "member",
        bio: "",
        joinedAt: now,
        disabledAt: null,
        verifiedAt: null,
      })
      .execute();
    const steps = await executed(first.queries);
    await first.close();
    const second = await openDatabase(databaseAt(place));
    expect(steps).toEqual(everyStep);
    expect(await executed(second.queries)).toEqual(steps);
    expect(await second.queries.selectFrom("users").select("name").execute()).toEqual([{ name: "One" }]);
    await second.close();
  });

  it("can run in several processes at once", async () => {
    const program = `const { openDatabase } = await import("#db/client.ts");
      const db = await openDatabase(${JSON.stringify(databaseAt(place))});
      await db.checkReads();
      await db.close();`;
    const processes = [1, 2, 3].map(() => run(["--input-type=module", "--eval", program], {}));
    for (const { ended, err } of processes) expect([await ended, err()]).toEqual([0, ""]);
    const db = await openDatabase(databaseAt(place));
    expect(await executed(db.queries)).toEqual(everyStep);
    await db.close();
  });

  it("accepts a database that another process upgrades meanwhile", async () => {
    const [first] = everyStep;
    const db = await openDatabase(databaseAt(place), { upTo: first });
    const { introspection } = db.queries;
    const getTables: typeof introspection.getTables = async (options) => {
      const before = await introspection.getTables(options);
      await (await openDatabase(databaseAt(place))).close();
      return before;
    };
    vi.spyOn(db.queries, "introspection", "get").mockReturnValueOnce({ ...introspection, getTables });
    await migrate(db.queries, db.engine);
    expect(await executed(db.queries)).toEqual(everyStep);
    await db.close();
  });

  it("is atomic", async () => {
    await command(place, "create table collection_items (id text)");
    await expect(openDatabase(databaseAt(place))).rejects.toThrow(/collection_items/);
    await command(place, "drop table collection_items");
    const db = await openDatabase(databaseAt(place));
    expect(await executed(db.queries)).toEqual(everyStep);
    await db.close();
  });
});
