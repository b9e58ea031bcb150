import { type Kysely, sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { makePlace, type Place } from "#test/harness.ts";
import { openDatabase } from "./client.ts";
import { allSteps, executed, migrate, type Steps } from "./migrations.ts";

let place: Place;
beforeEach(async () => {
  place = await makePlace(false);
});
afterEach(() => place.remove());

const databaseAt = ({ env, folder }: Place) =>
  env.DATABASE_URL ? { url: env.DATABASE_URL } : { file: `${folder}/site.sqlite` };

const adding = (column: string) => async (db: Kysely<unknown>) => {
  await sql.raw(`alter table users add column ${column} text`).execute(db);
};

const steps: Steps = {
  ...allSteps,
  "0801-nickname": adding("nickname"),
  "0802-pronouns": adding("pronouns"),
};

it("stops at a step, or at those in a list, and goes on later", async () => {
  const foundation = Object.keys(allSteps);
  const db = await openDatabase(databaseAt(place), { steps, upTo: foundation });
  expect(await executed(db.queries)).toEqual(foundation);
  await migrate(db.queries, db.engine, { steps, upTo: "0801-nickname" });
  expect(await executed(db.queries)).toEqual([...foundation, "0801-nickname"]);
  await migrate(db.queries, db.engine, { steps });
  expect(await executed(db.queries)).toEqual(Object.keys(steps));
  await db.close();
});
