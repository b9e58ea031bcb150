import { sql } from "kysely";
import { expect, it } from "vitest";
import { openDatabase } from "#db/client.ts";
import { Unavailable } from "#db/unavailable.ts";
import { engine, makePlace } from "#test/harness.ts";

it.skipIf(engine !== "sqlite")("ends a query that takes too long, and answers the next ones", async () => {
  const place = await makePlace(false);
  const db = await openDatabase({ file: `${place.folder}/site.sqlite`, patience: 100 });
  const endless = sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers)
    select count(*) from numbers where lower(n || '') = 'x'`.execute(db.reader);
  await expect(endless).rejects.toThrow(Unavailable);
  await db.close();
  const again = await openDatabase({ file: `${place.folder}/site.sqlite` });
  expect(await again.reader.selectFrom("users").select("id").execute()).toEqual([]);
  await expect(sql`select missing`.execute(again.reader)).rejects.toThrow(/no such column: missing/);
  expect(await again.reader.selectFrom("users").select("id").execute()).toEqual([]);
  await again.close();
  await place.remove();
});
