import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import { byName } from "#db/by-name.ts";
import { compiled } from "#db/compiled.ts";
import type { Queries } from "#db/engine.ts";
import { idList, idsOf } from "#db/id-list.ts";
import { idsFrom } from "#db/rows.ts";
import type { DocumentKindName, DocumentTable } from "#db/schema.ts";

export type ProjectRow = Awaited<ReturnType<typeof projectsAmong>>[number];
export type NamedProject = Pick<ProjectRow, "id" | "slug" | "title" | "language">;

const maxProjects = 100;
const columns = [
  "projects.id",
  "projects.slug",
  "projects.title",
  "projects.language",
  "projects.publishedAt",
  "projects.deletedAt",
] as const;

/** The projects that documents name, whether public or not, in their order. */
export async function listProjects(db: Queries, kind: DocumentKindName, refs: string[]) {
  return refs.length === 0 ? [] : projectsOf(db, kind, idList(refs));
}

const projectsOf = compiled((db, kind: DocumentKindName, refs: string) =>
  db
    .selectFrom("documentProjects")
    .innerJoin("projects", "projects.id", "documentProjects.projectId")
    .select(columns)
    .where("documentProjects.kind", "=", kind)
    .where("documentProjects.ref", "in", idsOf(refs))
    .orderBy("documentProjects.position"),
);

/** In no order. */
export async function projectsAmong(db: Queries, ids: string[]) {
  return db
    .selectFrom("projects")
    .select(columns)
    .where("id", "in", idsOf(idList(ids)))
    .execute();
}

/** The ids of the public projects whose team has a person, the latest first. */
export async function projectsWithPerson(db: Queries, now: string, personId: string): Promise<string[]> {
  const projects = db
    .selectFrom("projects")
    .select("id")
    .where("deletedAt", "is", null)
    .where("publishedAt", "is not", null)
    .where("publishedAt", "<=", now)
    .where(sql<boolean>`team like ${`%"${personId}"%`}`);
  return idsFrom(projects.orderBy(sql`begins desc nulls last`).orderBy("id", "desc").limit(maxProjects));
}

/** Projects that were deleted for good are left out. */
export async function replaceProjects(db: Queries, kind: DocumentKindName, ref: string, wanted: string[]) {
  const before = (await listProjects(db, kind, [ref])).map(({ id }) => id);
  if (isDeepStrictEqual(before, wanted)) return;
  await db.deleteFrom("documentProjects").where("kind", "=", kind).where("ref", "=", ref).execute();
  const known = (await projectsAmong(db, wanted)).map(({ id }) => id);
  const rows = wanted
    .filter((id) => known.includes(id))
    .map((projectId, position) => ({ kind, ref, position, projectId }));
  if (rows.length > 0) await db.insertInto("documentProjects").values(rows).execute();
}

type Naming = { kind?: DocumentKindName; table?: DocumentTable; section?: string };

/** Public projects that public documents name, by title: of a table and a section, if these are given. */
export async function projectsWith(db: Queries, now: string, { kind, table, section }: Naming) {
  const isPublic = table
    ? sql`exists (select 1 from ${sql.table(table)} named where named.id = d.ref and named.deleted_at is null
        and named.published_at <= ${now} ${section ? sql`and named.section = ${section}` : sql``})`
    : sql`true`;
  const { rows } = await sql<NamedProject>`select p.id, p.slug, p.title, p.language from projects p
    where p.deleted_at is null and p.published_at <= ${now} and exists (select 1 from document_projects d
      where d.project_id = p.id ${kind ? sql`and d.kind = ${kind}` : sql``} and ${isPublic})
    order by ${byName("p.title")}, p.id limit ${sql.lit(maxProjects)}`.execute(db);
  return rows;
}
