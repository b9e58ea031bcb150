import type { MemberContext } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import type { Queries } from "#db/engine.ts";
import type { DocumentKindName, Role } from "#db/schema.ts";
import { m } from "#messages";
import { idsOfWriter, isAuthor, isNamedAuthor } from "./authors.store.server.ts";
import type { DocumentKind, KindTypes } from "./kind.server.ts";
import { type KindTable, kinds } from "./kinds.ts";
import { documentsNoting } from "./media.store.server.ts";
import { statusOf } from "./status.server.ts";
import { findDocument, findDocuments } from "./store.server.ts";

type Access = { queries?: Queries; forbidden?: string };

/**
 * A document for its creator, its authors and admins, including drafts and trashed ones. For others, it does not exist
 * unless it is public; then the error says what they may not do.
 */
export async function documentOfWriter<T extends KindTypes>(
  ctx: MemberContext,
  { name, table }: DocumentKind<T>,
  id: string,
  { queries = ctx.db.queries, forbidden = m.adminPublishing.onlyAdminsEdit({ kind: name }) }: Access = {},
): Promise<T["row"]> {
  const row = await findDocument(queries, table, id);
  if (row && (await mayEdit(queries, ctx.actor, name, row))) return row;
  if (row && statusOf(row, ctx.now) === "published") throw new AppError("forbidden", forbidden);
  throw new AppError("not_found", m.publishing.notFound({ kind: name }));
}

/** True for admins, for the creator of a document and for its authors. */
export async function mayEdit(
  queries: Queries,
  { id, role }: { id: string; role: Role },
  kind: DocumentKindName,
  row: { id: string; authorId: string | null },
): Promise<boolean> {
  return role === "admin" || row.authorId === id || isNamedAuthor(queries, kind, id, row.id);
}

/** Throws for a member who is no author of an article, also of a draft. */
export async function refuseReaders(ctx: MemberContext): Promise<void> {
  if (!(await mayWrite(ctx, { name: "blog", ...kinds.blog })))
    throw new AppError("forbidden", m.adminPublishing.onlyAdminsCreate({ kind: "blog" }));
}

/** True for admins and for authors of at least one document of a kind, also a draft. */
export async function mayWrite(ctx: MemberContext, kind: KindTable) {
  const { id, role } = ctx.actor;
  return role === "admin" || isAuthor(ctx.db.queries, kind, id);
}

/** True for the creators and the authors of an article that needs a file in any version. */
export async function isAuthorWith(queries: Queries, userId: string, mediaId: string): Promise<boolean> {
  for (const row of await findDocuments(queries, "blogs", await documentsNoting(queries, "blog", mediaId)))
    if (await mayEdit(queries, { id: userId, role: "member" }, "blog", row)) return true;
  return false;
}

/** The ids of the documents of a kind that an actor may edit. Undefined for admins: all of them. */
export async function editableIds({ actor, db }: MemberContext, kind: KindTable) {
  return actor.role === "admin" ? undefined : idsOfWriter(db.reader, kind, actor.id);
}
