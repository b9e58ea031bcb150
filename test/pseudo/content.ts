import { globSync, readFileSync } from "node:fs";
import { sql } from "kysely";
import type { Services } from "#core/services.ts";

export type Site = { inside<Result>(work: (services: Services) => Promise<Result>): Promise<Result> };

/** Everything that is written in the database of a site in the sample and in the guide, without markup, in lower case. */
export async function contentOf(site: Site): Promise<string> {
  return site.inside(async ({ db }) => {
    const tables = await sql<{ name: string }>`select name from sqlite_master where type = 'table'
      and name not like 'search%' and name not like 'sqlite%'`.execute(db.queries);
    const texts = globSync(["sample/texts/*.ts", "core/sample-texts.ts", "docs/*.md", "docs/guide/*.md"]).map(
      (file) => readFileSync(file, "utf8"),
    );
    for (const { name } of tables.rows) {
      const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(db.queries);
      texts.push(...rows.flatMap((row) => Object.values(row)).filter((value) => typeof value === "string"));
    }
    return plain(texts.flatMap((text) => [text, ...attributesIn(text)]).join("\n"));
  });
}

/** What tags say, such as the descriptions of charts. In JSON, quotes are escaped. */
function attributesIn(text: string): string[] {
  return [...text.matchAll(/ [\w-]+=\\?"([^"\\]+)/g)].map(([, value = ""]) => value);
}

export function plain(text: string): string {
  return text
    .replaceAll(/<[^>]*>|\\n|&nbsp;/g, " ")
    .replaceAll("&amp;", "&")
    .replaceAll(/[\s\u00a0\u2060]+/gu, " ")
    .replaceAll(/[’‘]/g, "'")
    .toLowerCase();
}
