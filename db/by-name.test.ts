import { sql } from "kysely";
import { expect, it } from "vitest";
import { useSite } from "#test/harness.ts";
import { byName } from "./by-name.ts";

const site = useSite();

it("names are in the order of their letters, whatever their accents and case, on both engines", async () => {
  const names = [
    "Zamora",
    "Éluard",
    "Eliot",
    "élan",
    "Ørsted",
    "Oz",
    "Łem",
    "Lund",
    "أحمد",
    "بدر",
    "Œuvre",
    "“Ada”",
  ];
  const { rows } = await sql<{ name: string }>`select name from
    (${sql.join(
      names.map((name) => sql`select cast(${name} as text) as name`),
      sql` union all `,
    )}) as people order by ${byName("name")}`.execute(site.services.db.queries);
  expect(rows.map(({ name }) => name)).toEqual([
    ...["“Ada”", "élan", "Eliot", "Éluard", "Łem", "Lund", "Œuvre", "Ørsted", "Oz", "Zamora", "أحمد", "بدر"],
  ]);
});
