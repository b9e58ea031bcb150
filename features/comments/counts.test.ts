import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { useBearer, useSite } from "#test/harness.ts";
import { addPerson, type Person } from "#test/people.ts";
import { article, writingApi } from "#test/writing.ts";

let blog: string;
let people: Person[];
const site = useSite();
const admin = useBearer(site);
beforeAll(async () => {
  blog = (await writingApi(site, admin).add(article)).body._id;
  people = [];
  for (const name of ["One Reader", "Two Reader", "Three Reader", "Four Reader"])
    people.push(await addPerson(site, name));
});

/** Returns the id of the new comment. */
async function say(person: Person | undefined, text: string): Promise<string> {
  const line = `POST /api/blogs/comment/${blog}`;
  const { status, body } = await site.call<{ _id: string; text: string }[]>(line, { text }, person?.signedIn);
  if (status !== 200) return ""; // the account was disabled
  return body.find((comment) => comment.text === text)?._id ?? "";
}
const state = (person: Person | undefined, disabled: boolean) =>
  site.call(`PUT /api/members/${person?.id}`, { disabled }, admin);

/** The articles whose kept counts are not those of the rows. */
async function wrong(): Promise<unknown[]> {
  const { rows } = await sql`select * from (select blogs.id, kept.likes, kept.comments,
      (select count(*) from likes where blog_id = blogs.id) as liked,
      (select count(*) from comments left join users on users.id = comments.user_id
        where blog_id = blogs.id and removed_at is null and held_at is null and disabled_at is null) as shown
    from blogs left join blog_counts kept on kept.blog_id = blogs.id) counted
    where likes is null or likes <> liked or comments <> shown`.execute(site.services.db.queries);
  return rows;
}
const kept = () =>
  site.services.db.queries
    .selectFrom("blogCounts")
    .select(["likes", "comments"])
    .where("blogId", "=", blog)
    .executeTakeFirstOrThrow();

it("counts of comments and likes stay right whatever happens to them and to their writers", async () => {
  const [one, two, three, four] = people;
  expect(await wrong()).toEqual([]);
  const mine = await say(one, "First");
  const taken = await say(two, "Second");
  await say(three, "Third");
  for (const person of [one, two]) await site.call(`PUT /api/blogs/like/${blog}`, {}, person?.signedIn);
  expect(await kept()).toMatchObject({ comments: 3, likes: 2 });

  const reason = { reason: "Rude." };
  const decide = (how: string, ids: string[]) => site.call(`POST /api/comments/${how}`, { ids }, admin);
  const waits = (how: string) => async () => {
    const { body } = await site.call<{ _id: string }[]>("GET /api/comments?q=www.fourth", undefined, admin);
    return decide(
      how,
      body.map(({ _id }) => _id),
    );
  };
  const steps: [() => Promise<unknown>, number][] = [
    [() => site.call(`PUT /api/comments/${taken}/removed`, reason, admin), 2],
    [() => site.call(`PUT /api/comments/${taken}/removed`, reason, admin), 2],
    [() => state(two, true), 2],
    [() => site.call(`DELETE /api/comments/${taken}/removed`, undefined, admin), 2],
    [() => state(two, false), 3],
    [() => state(three, true), 2],
    [() => state(three, true), 2],
    [() => site.call(`DELETE /api/blogs/comment/${blog}/${mine}`, undefined, admin), 1],
    [() => decide("hold", [taken]), 1], // it was never accepted
    [() => say(four, "At www.fourth.example"), 1],
    [() => say(four, "Fourth"), 2],
    [() => state(four, true), 1],
    [() => state(four, false), 2],
    [waits("accept"), 3],
    [waits("hold"), 2],
    [waits("take-down"), 2],
    [waits("put-back"), 2],
    [waits("accept"), 3],
    [() => site.call(`PUT /api/members/${four?.id}/comments/removed`, reason, admin), 1],
    [() => site.call(`PUT /api/members/${two?.id}/comments/removed`, reason, admin), 0],
    [
      () =>
        site.services.db.queries
          .deleteFrom("users")
          .where("id", "=", three?.id ?? "")
          .execute(),
      1,
    ],
  ];
  for (const [at, [step, count]] of steps.entries()) {
    await step();
    expect([at, await wrong(), (await kept()).comments]).toEqual([at, [], count]);
  }
  await site.call(`PUT /api/blogs/unlike/${blog}`, {}, one?.signedIn);
  expect([await wrong(), (await kept()).likes]).toEqual([[], 1]);
});

it("counts stay right when many write at the same time", async () => {
  const { db, limits } = site.services;
  const [disabled, fresh] = [people[3], await addPerson(site, "Fifth Reader")];
  const before = await kept();
  for (const { id } of people) await limits.forget("comment", id);
  await Promise.all([
    ...[disabled, fresh].flatMap((person) => [1, 2, 3, 4].map((number) => say(person, `At once ${number}`))),
    state(disabled, true),
    ...Array.from({ length: 4 }, (_, number) => say(fresh, `Also ${number}`)),
  ]);
  expect(await wrong()).toEqual([]);
  expect((await kept()).comments).toBe(before.comments + 8); // all of one, none of the other
  await state(disabled, false);
  expect(await wrong()).toEqual([]);
  expect((await kept()).comments).toBeGreaterThanOrEqual(before.comments + 8); // what came before
  await db.queries.deleteFrom("blogs").where("id", "=", blog).execute();
  expect(await wrong()).toEqual([]);
});
