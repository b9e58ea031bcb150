import { Kysely, type QueryExecutorProvider, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { afterEach, beforeEach, expect, it } from "vitest";
import { makePlace, type Place } from "#test/harness.ts";
import { type Database, openDatabase } from "./client.ts";
import { postgresEngine } from "./engines/postgres.ts";
import { sqliteEngine } from "./engines/sqlite.ts";
import { patientLimits } from "./limits.ts";
import { foundation } from "./migrations/0001-foundation.ts";

const now = "2026-03-10T09:00:00.000Z";
const kept = [
  "users",
  "blogs",
  "collections",
  "tags",
  "revisions",
  "document_media",
  "chosen_ids",
  "tombstones",
];

let place: Place;
let db: Database;
beforeEach(async () => {
  place = await makePlace(false);
});
afterEach(async () => {
  await db.close();
  await place.remove();
});

/** Runs only the first migration, then fills the database like the first version. */
async function withFirstVersion<Result>(work: (first: Kysely<unknown>) => Promise<Result>): Promise<Result> {
  const { DATABASE_URL: url } = place.env;
  const engine = url ? postgresEngine(url, patientLimits) : sqliteEngine(`${place.folder}/site.sqlite`);
  const first = new Kysely<unknown>({ dialect: engine.dialect });
  const getMigrations = async () => ({
    "0001-foundation": { up: (queries: Kysely<unknown>) => foundation(queries, engine) },
  });
  const { error } = await new Migrator({ db: first, provider: { getMigrations } }).migrateToLatest();
  if (error) throw error;
  const result = await work(first);
  await first.destroy();
  return result;
}

async function upgrade(): Promise<void> {
  const { DATABASE_URL: url } = place.env;
  db = await openDatabase(url ? { url } : { file: `${place.folder}/site.sqlite` });
}

async function insert(first: Kysely<unknown>, table: string, rows: object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).map((name) => sql.ref(name));
  const values = rows.map((row) => sql`(${sql.join(Object.values(row))})`);
  await sql`insert into ${sql.table(table)} (${sql.join(columns)}) values ${sql.join(values)}`.execute(first);
}

const published = (id: string, title: string) => ({
  id,
  title,
  author_id: "ada",
  created_at: now,
  updated_at: now,
  published_at: now as string | null,
  version: 3,
});
const draft = (id: string, title: string) => ({ ...published(id, title), published_at: null });
const blog = { content: "<p>Text</p>", excerpt: "Text", section: "publications", subcategory: "" };
const collection = { description: "", category: "nature", media_type: "images" };

/** The account and the picture of the first version's documents. */
async function insertOwners(first: Kysely<unknown>): Promise<void> {
  await insert(first, "users", [{ id: "ada", name: "Ada", role: "admin", joined_at: now }]);
  const size = { bytes: 1, width: 1, height: 1 };
  const picture = {
    id: "picture",
    kind: "image",
    status: "ready",
    content_type: "image/png",
    placeholder: "",
  };
  await insert(first, "media_files", [{ ...picture, ...size, created_at: now }]);
}

type Row = Record<string, unknown>;

async function rowsOf(queries: QueryExecutorProvider): Promise<Record<string, Row[]>> {
  const tables: Record<string, Row[]> = {};
  for (const name of kept) {
    const { rows } = await sql<Row>`select * from ${sql.table(name)} order by 1, 2, 3`.execute(queries);
    tables[name] = rows;
  }
  return tables;
}

async function slugsOf(table: "blogs" | "collections"): Promise<Record<string, string | null>> {
  const rows = await db.queries.selectFrom(table).select(["id", "slug"]).execute();
  return Object.fromEntries(rows.map(({ id, slug }) => [id, slug]));
}

it("keeps every row of the first version, and gives documents addresses", async () => {
  const before = await withFirstVersion(async (first) => {
    await insertOwners(first);
    const blogs = [
      published("01", "Walking the city"),
      published("02", "Walking the city"),
      published("03", "Walking the city 2"),
      published("04", "Größere Wälder"),
      published("05", "Прогулка по городу"),
      published("06", "城市漫步"),
      published("07", "مدينة"),
      published("08", "🌿"),
      draft("09", ""),
      draft("10", "Walking the city"),
    ];
    await insert(
      first,
      "blogs",
      blogs.map((row) => ({ ...row, ...blog })),
    );
    const collections = [published("21", "Walking the city"), draft("22", "")];
    await insert(
      first,
      "collections",
      collections.map((row) => ({ ...row, ...collection })),
    );
    const refs = [
      { kind: "blog", ref: "05" },
      { kind: "blog", ref: "10" },
      { kind: "collection", ref: "21" },
    ];
    const all = (rest: object) => refs.map((ref) => ({ ...ref, ...rest }));
    await insert(first, "tags", all({ position: 0, label: "Город", tag: "город" }));
    const revision = { version: 2, title: "Before", fields: "{}", editor_id: "ada", saved_at: now };
    await insert(first, "revisions", all({ ...revision, autosaved_since: null }));
    await insert(first, "document_media", all({ media_id: "picture" }));
    await insert(first, "chosen_ids", [{ id: "11", kind: "blog", creator_id: "ada", created_at: now }]);
    await insert(first, "tombstones", [{ kind: "collection", ref: "23", removed_at: now }]);
    return rowsOf(first);
  });
  await upgrade();
  const plain = db.queries.withoutPlugins();
  const after = await rowsOf(plain);
  expect(after).toMatchObject(before);
  expect(await slugsOf("blogs")).toEqual({
    "01": "walking-the-city",
    "02": "walking-the-city-2",
    "03": "walking-the-city-2-2",
    "04": "grossere-walder",
    "05": "прогулка-по-городу",
    "06": "城市漫步",
    "07": "مدينة",
    "08": "blog",
    "09": null,
    "10": "walking-the-city-3",
  });
  expect(await slugsOf("collections")).toEqual({ "21": "walking-the-city", "22": null });

  const left = async (table: string) =>
    (await sql<Row>`select ref from ${sql.table(table)} where ref = '10'`.execute(plain)).rows.length;
  const own = ["slugs", "tags", "revisions", "document_media"];
  expect(await Promise.all(own.map(left))).toEqual([1, 1, 1, 1]);
  await db.queries.deleteFrom("blogs").where("id", "=", "10").execute();
  expect(await Promise.all(own.map(left))).toEqual([0, 0, 0, 0]);
});

it("numbers the addresses of more documents than it changes at once", async () => {
  const ids = Array.from({ length: 1201 }, (_, index) => `id${String(index).padStart(5, "0")}`);
  await withFirstVersion(async (first) => {
    await insertOwners(first);
    for (let from = 0; from < ids.length; from += 400) {
      const rows = ids.slice(from, from + 400).map((id) => ({ ...published(id, "Notes"), ...blog }));
      await insert(first, "blogs", rows);
    }
  });
  await upgrade();
  const slugs = await slugsOf("blogs");
  expect(ids.map((id) => slugs[id])).toEqual(
    ids.map((_, index) => (index === 0 ? "notes" : `notes-${index + 1}`)),
  );
  const claims = await db.queries.selectFrom("slugs").select(["kind", "slug", "ref"]).execute();
  expect(new Map(claims.map(({ slug, ref }) => [ref, slug]))).toEqual(new Map(Object.entries(slugs)));
  const kinds = await db.queries.selectFrom("slugs").select("kind").distinct().execute();
  expect(kinds).toEqual([{ kind: "blog" }]);
});

it("counts the comments that readers saw as accepted, and none of those that were taken down", async () => {
  await withFirstVersion(async (first) => {
    await insertOwners(first);
    await insert(first, "blogs", [{ ...published("01", "Walking"), ...blog }]);
    const comment = { blog_id: "01", user_id: "ada", text: "Yes", created_at: now };
    await insert(first, "comments", [
      { id: "shown", ...comment, removed_at: null },
      { id: "removed", ...comment, removed_at: now },
    ]);
  });
  await upgrade();
  const rows = await db.queries
    .selectFrom("comments")
    .select(["id", "heldAt", "acceptedAt"])
    .orderBy("id")
    .execute();
  expect(rows).toEqual([
    { id: "removed", heldAt: null, acceptedAt: null },
    { id: "shown", heldAt: null, acceptedAt: now },
  ]);
  await db.queries.updateTable("comments").set({ heldAt: now }).where("id", "=", "shown").execute();
  const counts = db.queries.selectFrom("blogCounts").select("comments");
  expect(await counts.execute()).toEqual([{ comments: 0 }]);
});
