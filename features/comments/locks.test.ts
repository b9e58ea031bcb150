import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "#core/ids.ts";
import { engine, openSite, type TestSite } from "#test/harness.ts";
import { addPerson, type Person, password } from "#test/people.ts";
import { article, writingApi } from "#test/writing.ts";

const createdAt = "2026-03-10T09:00:00.000Z";

let first: TestSite;
let site: TestSite;
let admin: { authorization: string };
const blogs: string[] = [];
async function comment({ id: userId }: Person, on: string[]): Promise<string> {
  const rows = on.map((blogId) => ({ id: newId(Date.now()), blogId, userId, text: "Yes", createdAt }));
  const { queries } = site.services.db;
  for (const row of rows)
    await queries
      .insertInto("comments")
      .values({ ...row, removedAt: null, removedFor: "", removerId: null })
      .execute();
  return rows[0]?.id ?? "";
}

async function like({ id: userId }: Person, on: string[]): Promise<void> {
  const rows = on.map((blogId) => ({ blogId, userId, createdAt }));
  await site.services.db.queries.insertInto("likes").values(rows).execute();
}

const reason = { reason: "They are insults." };
const takeDown = (id: string) => site.call(`PUT /api/comments/${id}/removed`, reason, admin);
const takeDownAll = ({ id }: Person) => site.call(`PUT /api/members/${id}/comments/removed`, reason, admin);
const erase = ({ signedIn }: Person) =>
  site.call("POST /api/users/delete-account", { password, comments: "keep" }, signedIn);

/** Calls both while the counts of the article in the middle are locked, so that both have begun. */
async function meet(one: () => Promise<{ status: number }>, other: () => Promise<{ status: number }>) {
  const { queries } = site.services.db;
  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`select count(*) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(queries);
    return rows[0]?.count;
  };
  const calls: Promise<{ status: number }>[] = [];
  await queries.transaction().execute(async (transaction) => {
    await sql`select 1 from blog_counts where blog_id = ${blogs[1]} for update`.execute(transaction);
    for (const call of [one, other]) {
      calls.push(call());
      await expect.poll(waiting).toBe(calls.length);
    }
  });
  return (await Promise.all(calls)).map(({ status }) => status);
}

describe.skipIf(engine !== "postgres")("comments changed at once (PostgreSQL)", () => {
  beforeAll(async () => {
    first = await openSite();
    // Rows in the order in which they were written, as PostgreSQL reads many.
    await sql`do $$ begin
      execute format('alter database %I set enable_indexscan = off', current_database());
    end $$`.execute(first.services.db.queries);
    site = await openSite({ beside: first });
    admin = await site.bearer("admin@example.org");
    const api = writingApi(site, admin);
    for (const _ of [1, 2, 3]) blogs.push((await api.add(article)).body._id);
  });
  afterAll(async () => {
    await site.close();
    await first.close();
  });

  it("are taken down without a deadlock", async () => {
    const [up, down] = [await addPerson(site, "Goes Up"), await addPerson(site, "Goes Down")];
    await comment(up, blogs);
    await comment(down, blogs.toReversed());
    const statuses = await meet(
      () => takeDownAll(up),
      () => takeDownAll(down),
    );
    expect(statuses).toEqual([200, 200]);
  });

  it("are taken down without a deadlock while their writer deletes the account", async () => {
    const writer = await addPerson(site, "Leaves In Anger", { withPassword: true });
    await like(writer, blogs);
    const id = await comment(writer, blogs);
    const statuses = await meet(
      () => erase(writer),
      () => takeDown(id),
    );
    expect(statuses).toEqual([200, 200]);
  });
});
