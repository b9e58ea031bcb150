import type { Context } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import { m } from "#messages";
import type { DocumentKind, KindTypes } from "./kind.server.ts";
import { stateOf } from "./status.server.ts";
import { findDocument } from "./store.server.ts";

/** A document with its values as a form has them. */
export async function readShown<T extends KindTypes>(ctx: Context, kind: DocumentKind<T>, id: string) {
  const { queries } = ctx.db;
  const row = await findDocument(queries, kind.table, id);
  if (!row) throw new AppError("not_found", m.publishing.notFound({ kind: kind.name }));
  const shown = await kind.shownValues(ctx, await kind.valuesOf(queries, row));
  return { ...shown, _id: id, slug: row.slug, ...stateOf(row, ctx.now) };
}
