import type { Context } from "#core/context.ts";
import { untilWrite } from "#core/until-write.ts";
import type { Queries } from "#db/engine.ts";
import type { DocumentKindName, Section } from "#db/schema.ts";
import { idAt } from "#features/addresses/slugs.server.ts";
import type { DocumentHead } from "./contract.ts";
import { type Kind, kindNames, kinds } from "./kinds.ts";
import { titleOf } from "./lifecycle.ts";
import * as store from "./projects.store.server.ts";
import { expireAtNextScheduled } from "./readers.server.ts";
import { isPublic } from "./store.server.ts";

/** Without public projects, pages have no such field. */
type Named = Pick<DocumentHead, "projects">;

/** The public projects that a document names. */
export async function projectsOf(ctx: Context, kind: DocumentKindName, ref: string): Promise<Named> {
  return shown(ctx, await store.listProjects(ctx.db.queries, kind, [ref]));
}

/** The projects that a document names, whether public or not, for its form. */
export async function namedProjects(queries: Queries, kind: DocumentKindName, ref: string) {
  const rows = await store.listProjects(queries, kind, [ref]);
  return rows.map((row) => ({ id: row.id, title: titleOf(row) }));
}

/** The public ones of these projects, in the order of the ids. */
export async function projectsByIds(ctx: Context, ids: string[]): Promise<Named> {
  const found = new Map((await store.projectsAmong(ctx.db.queries, ids)).map((row) => [row.id, row]));
  const inOrder = ids.flatMap((id) => found.get(id) ?? []);
  return shown(ctx, inOrder);
}

function shown(ctx: Context, rows: store.ProjectRow[]): Named {
  const projects = rows.flatMap(({ publishedAt, deletedAt, ...row }) => {
    ctx.cacheTag(`project:${row.id}`);
    if (deletedAt !== null || publishedAt === null) return [];
    if (publishedAt <= ctx.now) return [named(row)];
    ctx.expiresAt(publishedAt);
    return [];
  });
  return projects.length > 0 ? { projects } : {};
}

function named({ id: _id, slug, title, language }: store.NamedProject) {
  return { _id, slug, title, language: language || undefined };
}

/** The id of a public project by its id, its slug or a former slug; otherwise an id that no project has. */
export async function projectAt(ctx: Context, end: string | undefined): Promise<string | undefined> {
  if (end === undefined) return undefined;
  await noteDocuments(ctx, "project");
  const { queries } = ctx.db;
  const id = await idAt(queries, "project", end);
  return (await isPublic(queries, "projects", ctx.now, id)) ? id : "";
}

type Listed = { kind?: Kind; section?: Section; project?: string };

/** By which projects readers can narrow a list, and the chosen one, though nothing in the list names it. */
export const projectChoices = untilWrite(
  (_, { kind, section, project }: Listed) => [kind, section, project],
  async (ctx, { kind, section, project }) => {
    await noteDocuments(ctx, "project");
    const table = kind && kinds[kind].table;
    if (kind) await noteDocuments(ctx, kind);
    else ctx.cacheTag(...kindNames.map((name) => kinds[name].tag));
    const rows = await store.projectsWith(ctx.db.reader, ctx.now, { kind, table, section });
    const projects = rows.map(named);
    const id = await projectAt(ctx, project);
    if (id === "") ctx.noStore(); // anybody can invent names
    const { projects: [chosen = null] = [] } = id ? await projectsByIds(ctx, [id]) : {};
    return { projects, chosen };
  },
);

export function idsOfPerson({ db, now }: Context, personId: string): Promise<string[]> {
  return store.projectsWithPerson(db.queries, now, personId);
}

async function noteDocuments(ctx: Context, kind: Kind): Promise<void> {
  ctx.cacheTag(kinds[kind].tag);
  await expireAtNextScheduled(ctx, kinds[kind].table);
}
