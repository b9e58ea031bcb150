import { type Kysely, sql } from "kysely";
import { type Database, openDatabase } from "#db/client.ts";
import { allSteps, type MigrationOptions, type Steps } from "#db/migrations.ts";
import { thisProgram, version } from "#db/version.ts";
import { placeOf, upgradeOptions } from "#server/upgrade/upgrade.ts";

/** A later version that only tests have: it upper-cases the ids of the deleted documents. */
export const later = { ...thisProgram, version: nextMinor(version) };

/** The name of the copy that its upgrade makes. */
export const copyName = `before-${later.version}-of-${version}.sqlite`;

/** Called with the name of a step, and in the long one with the number of its slice. */
export type Reached = (point: string) => Promise<void> | void;

export function laterSteps(reached: Reached = () => {}): Steps {
  return {
    ...allSteps,
    async "0801-column"(db) {
      await reached("0801");
      await sql`alter table tombstones add column shout text`.execute(db);
    },
    async "0802-fill"(db, _engine, work) {
      let slices = 0;
      await work.inSlices<{ ref: string }>("tombstones", "ref", async (rows) => {
        slices += 1;
        await reached(`0802 slice ${slices}`);
        const refs = sql.join(rows.map(({ ref }) => sql`${ref}`));
        await sql`update tombstones set shout = upper(ref) where kind = 'blog' and ref in (${refs})`.execute(
          db,
        );
      });
    },
    async "0803-table"(db) {
      await reached("0803");
      await sql`create table shouts (text text primary key)`.execute(db);
      await sql`insert into shouts select shout from tombstones`.execute(db);
    },
  };
}

/** Opens a database as a site of that version does. */
export function openLater(
  { DATA_DIR: dataDir = "", DATABASE_URL: databaseUrl }: Record<string, string | undefined>,
  report: (line: string) => void,
  reached?: Reached,
): Promise<Database> {
  const place = { dataDir, databaseUrl, databaseListenUrl: undefined };
  const options = upgradeOptions({ ...place, upgradeBackup: true }, { ...laterVersion(reached), report });
  return openDatabase(placeOf(place), options);
}

export function laterVersion(reached?: Reached): MigrationOptions {
  return { steps: laterSteps(reached), program: later };
}

/** A member, and that many documents that were deleted for good. */
export async function addRows({ queries }: Database, documents: number): Promise<void> {
  const now = "2026-03-10T09:00:00.000Z";
  const member = { id: "one", name: "One", email: null, emailKey: null, passwordHash: null };
  const rest = { role: "member" as const, bio: "", joinedAt: now, disabledAt: null, verifiedAt: null };
  await queries
    .insertInto("users")
    .values({ ...member, ...rest })
    .execute();
  await sql`insert into tombstones (kind, ref, removed_at)
    with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(documents)})
    select 'blog', 'ref-' || n, '2026-03-10T09:00:00.000Z' from numbers`.execute(queries);
}

/** The rows of the last step that are right. */
export async function shouts(db: Kysely<never>): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from shouts join tombstones on shout = text and text = upper(ref)`.execute(db);
  return rows[0]?.n ?? 0;
}

function nextMinor(current: string): string {
  const [major, minor] = current.split(".").map(Number);
  return `${major}.${Number(minor) + 1}.0`;
}
