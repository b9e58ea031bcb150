import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { newId } from "#core/ids.ts";
import { engine, fixture, openNode, useBearer, useSite } from "#test/harness.ts";
import { addPerson, type Person, password } from "#test/people.ts";
import { article, writingApi } from "#test/writing.ts";
import { purgeComments } from "./moderation.server.ts";

const createdAt = "2026-03-10T09:00:00.000Z";
const takenDown = { removedAt: "2026-01-10T09:00:00.000Z", removedFor: "Insults", removerId: null };

const first = useSite();
const site = fixture(
  async () => {
    // Rows in the order in which they were written, as PostgreSQL reads many.
    if (engine === "postgres")
      await sql`do $$ begin
        execute format('alter database %I set enable_indexscan = off', current_database());
      end $$`.execute(first.services.db.queries);
    return openNode(first);
  },
  (node) => node.close(),
);
const admin = useBearer(site);
const blogs: string[] = [];
beforeAll(async () => {
  const api = writingApi(site, admin);
  for (const _ of [1, 2, 3]) blogs.push((await api.add(article)).body._id);
});

/** Returns the id of the first one. */
async function comment({ id: userId }: Person, on: string[], removed: object = {}): Promise<string> {
  const rows = on.map((blogId) => ({ id: newId(Date.now()), blogId, userId, text: "Yes", createdAt }));
  const { queries } = site.services.db;
  for (const row of rows)
    await queries
      .insertInto("comments")
      .values({ ...row, ...removed })
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
const remove = (id: string, on = blogs[0]) =>
  site.call(`DELETE /api/blogs/comment/${on}/${id}`, undefined, admin);
const erase = ({ signedIn }: Person, comments = "keep") =>
  site.call("POST /api/users/delete-account", { password, comments }, signedIn);
const purge = async () => ({
  status: await purgeComments(await site.ctx()).then(
    () => 200,
    () => 503,
  ),
});

type Call = () => Promise<{ status: number }>;

/** On PostgreSQL, each begins when those before wait for the counts of the article in the middle, or have ended. */
async function meet(...calls: Call[]): Promise<number[]> {
  const { queries } = site.services.db;
  if (engine === "sqlite") return Promise.all(calls.map(async (call) => (await call()).status));
  const statuses: Promise<number>[] = [];
  let ended = 0;
  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`select count(*) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(queries);
    return (rows[0]?.count ?? 0) + ended;
  };
  await queries.transaction().execute(async (transaction) => {
    await sql`select 1 from blog_counts where blog_id = ${blogs[1]} for update`.execute(transaction);
    for (const call of calls) {
      const answer = call().finally(() => {
        ended += 1;
      });
      statuses.push(answer.then(({ status }) => status));
      await expect.poll(waiting).toBeGreaterThanOrEqual(statuses.length);
    }
  });
  return Promise.all(statuses);
}

describe("comments changed at once", () => {
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

  it.each([
    ["taken down", takeDown, {}],
    ["deleted", (id: string) => remove(id), {}],
    ["purged", purge, takenDown],
  ])("are %s without a deadlock while their writer deletes the account", async (how, change, removed) => {
    const writer = await addPerson(site, `Leaves While ${how}`, { withPassword: true });
    await like(writer, blogs);
    const id = await comment(writer, blogs, removed);
    const statuses = await meet(
      () => erase(writer),
      () => change(id),
    );
    expect(statuses).toEqual([200, 200]);
  });

  it("are deleted with their article without a deadlock while their writer deletes the account", async () => {
    const writer = await addPerson(site, "Leaves While Discarded", { withPassword: true });
    const { _id } = (await writingApi(site, admin).add(article)).body;
    await like(writer, blogs);
    await comment(writer, [_id]);
    await site.call("POST /api/blogs/trash", { ids: [_id] }, admin);
    const statuses = await meet(
      () => erase(writer),
      () => site.call("POST /api/blogs/discard", { ids: [_id] }, admin),
    );
    expect(statuses).toEqual([200, 200]);
  });

  it("are deleted, purged and taken down beside their writer's leaving, many times", async () => {
    for (let round = 1; round <= 10; round += 1) {
      const writer = await addPerson(site, `Leaves in Round ${round}`, { withPassword: true });
      await like(writer, blogs);
      const ids: string[] = [];
      for (const blog of blogs) ids.push(await comment(writer, [blog]));
      await comment(writer, blogs.toReversed(), takenDown);
      await comment(writer, blogs, { heldAt: createdAt });
      const calls = [
        () => site.call(`PUT /api/members/${writer.id}/comments/accepted`, undefined, admin),
        () => erase(writer, round % 2 ? "keep" : "remove"),
        () => remove(ids[1] ?? "", blogs[1]),
        () => remove(ids[2] ?? "", blogs[2]),
        () => takeDownAll(writer),
        purge,
      ];
      const first = round % calls.length;
      const statuses = await meet(...calls.slice(first), ...calls.slice(0, first));
      expect(statuses.filter((status) => status !== 200 && status !== 404)).toEqual([]);
    }
  });
});
