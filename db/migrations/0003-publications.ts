import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";
import { eventTables } from "./publications/events.ts";
import { fileTables } from "./publications/files.ts";
import { languageColumns } from "./publications/languages.ts";
import { recordTables } from "./publications/records.ts";
import { registrationTables } from "./publications/registrations.ts";
import { replaceColumn } from "./publications/replace-column.ts";
import { searchLanguages } from "./publications/search-languages.ts";
import { topicColumns } from "./publications/topics.ts";
import { trackTables } from "./publications/tracks.ts";

/** Files, the record of a publication, events with their guests, and languages. */
export async function publications(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { instant } = engine.types;
  for (const statement of [
    // First, because PostgreSQL writes all entries again: only searches wait for that, and not the pages of articles.
    ...searchLanguages(engine.name),
    ...bylineRoles(),
    ...languageColumns(),
    ...topicColumns(),
    ...fileTables(instant),
    ...recordTables(instant),
    ...eventTables(instant),
    ...registrationTables(instant),
    ...trackTables(instant),
  ]) {
    await sql.raw(statement).execute(db);
  }
}

const roles = [
  "author",
  "with",
  "editor",
  "translator",
  "illustrator",
  "photographer",
  "reviewer",
  "speaker",
];

function bylineRoles(): string[] {
  const allowed = roles.map((role) => `'${role}'`).join(", ");
  const indexes = ["person", "user"];
  return [
    ...indexes.map((name) => `drop index bylines_${name}`),
    ...replaceColumn("bylines", "role", `text not null default 'author' check (new_role in (${allowed}))`),
    ...indexes.map((name) => `create index bylines_${name} on bylines (${name}_id, kind, ref, role)`),
  ];
}
