import { globSync, readFileSync } from "node:fs";
import { sql } from "kysely";
import type { RunningSite } from "../journeys/site.ts";

/** Everything that is written in the database of a site and in the sample, without markup, in lower case. */
export async function contentOf(site: RunningSite): Promise<string> {
  return site.inside(async ({ db }) => {
    const tables = await sql<{ name: string }>`select name from sqlite_master where type = 'table'
      and name not like 'search%' and name not like 'sqlite%'`.execute(db.queries);
    const texts = globSync(["sample/texts/*.ts", "core/sample-texts.ts"]).map((file) =>
      readFileSync(file, "utf8"),
    );
    for (const { name } of tables.rows) {
      const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(db.queries);
      texts.push(...rows.flatMap((row) => Object.values(row)).filter((value) => typeof value === "string"));
    }
    return plain(texts.join("\n"));
  });
}

export function plain(text: string): string {
  return text
    .replaceAll(/<[^>]*>|\\n|&nbsp;/g, " ")
    .replaceAll("&amp;", "&")
    .replaceAll(/[\s\u00a0\u2060]+/gu, " ")
    .replaceAll(/[’‘]/g, "'")
    .toLowerCase();
}
