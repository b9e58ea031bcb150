import { type Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import type { Engine, Queries } from "./engine.ts";
import { foundation } from "./migrations/0001-foundation.ts";
import { institute } from "./migrations/0002-institute.ts";
import { publications } from "./migrations/0003-publications.ts";
import { emails } from "./migrations/0004-emails.ts";
import { growth } from "./migrations/0005-growth.ts";
import { removedDates } from "./migrations/0013-removed-dates.ts";
import { currentMedia } from "./migrations/0014-current-media.ts";
import { personNames } from "./migrations/0015-person-names.ts";
import { workingCopies } from "./migrations/0016-working-copies.ts";
import { heldComments } from "./migrations/0018-held-comments.ts";
import { settingMedia } from "./migrations/0020-setting-media.ts";
import { translationCards } from "./migrations/0021-translation-cards.ts";
import { managedLanguages } from "./migrations/0023-managed-languages.ts";
import { portraitFocus } from "./migrations/0024-portrait-focus.ts";

/** In the order of their names, forward only: what has run once is never edited. */
const steps: Record<string, (db: Kysely<unknown>, engine: Engine) => Promise<void>> = {
  "0001-foundation": foundation,
  "0002-institute": institute,
  "0003-publications": publications,
  "0004-emails": emails,
  "0005-growth": growth,
  "0013-removed-dates": removedDates,
  "0014-current-media": currentMedia,
  "0015-person-names": personNames,
  "0016-working-copies": workingCopies,
  "0018-held-comments": heldComments,
  "0020-setting-media": settingMedia,
  "0021-translation-cards": translationCards,
  "0023-managed-languages": managedLanguages,
  "0024-portrait-focus": portraitFocus,
};

/**
 * Brings the tables up to this version under the engine's lock, all steps in one transaction.
 * Throws with a sentence where the database was written by a newer version.
 */
export async function migrate(queries: Queries, engine: Engine): Promise<void> {
  const migrator = new Migrator({
    db: queries,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          Object.entries(steps).map(([name, up]) => [name, { up: (db: Kysely<unknown>) => up(db, engine) }]),
        ),
    },
  });
  const unknown = (await executed(queries)).filter((name) => !(name in steps));
  if (unknown.length > 0) {
    throw new Error(
      `The database at ${engine.place} was written by a newer version of Footpath (it knows "${unknown[0]}"): update the program.`,
    );
  }
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** The names of the steps that a database has behind it, oldest first. */
export async function executed(queries: Queries): Promise<string[]> {
  const tables = await queries.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === "kysely_migration")) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    queries,
  );
  return rows.map((row) => row.name);
}
