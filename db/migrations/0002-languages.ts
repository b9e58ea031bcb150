import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";
import { namesInOrder } from "./languages/names.ts";
import { searchInEachLanguage } from "./languages/search.ts";
import { sitemapLanguages } from "./languages/sitemap.ts";
import { translations } from "./languages/translations.ts";

/**
 * Version 1.1.0: what translations are translations of, the languages of accounts and of guests, the order of names, and
 * stems of words.
 */
export async function languages(db: Kysely<unknown>, engine: Engine): Promise<void> {
  // In the order in which those who write need the tables; readers of an older program beside this one wait for the last.
  await translations(db, engine);
  await sitemapLanguages(db);
  await namesInOrder(db, engine);
  for (const table of ["users", "registrations"])
    await sql.raw(`alter table ${table} add column language text not null default ''`).execute(db);
  const isOn = "translation_emails integer not null default 1 check (translation_emails in (0, 1))";
  await sql.raw(`alter table users add column ${isOn}`).execute(db);
  for (const statement of searchInEachLanguage(engine.name)) await sql.raw(statement).execute(db);
}
