import type { Context } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import type { Queries } from "#db/engine.ts";
import { shownFieldsOf } from "#features/fields/field.ts";
import { valuesOfColumns } from "#features/fields/list.ts";
import { mainList } from "#features/publishing/kinds.ts";
import { shownSharing } from "#features/publishing/sharing.server.ts";
import { stateOf } from "#features/publishing/status.server.ts";
import { plainValuesOf } from "#features/publishing/stored.server.ts";
import { withFileAlts } from "#features/rich-text/texts/alternative-texts.server.ts";
import { clockOf } from "./clock.server.ts";
import type { PlainEditable, PlainManaged } from "./contract.ts";
import { contentOf, type Plain, type PlainFields, type PlainValues, phaseOf, withTags } from "./fields.ts";
import { namedMedia, titlesIn } from "./named.server.ts";
import { listEditable, type PlainRow } from "./store.server.ts";

/** Reads a document as writers see it. */
export async function readEditable<F extends PlainFields>(
  ctx: Context,
  plain: Plain<F>,
  id: string,
): Promise<PlainEditable<F>> {
  const { queries } = ctx.db;
  const [row] = await listEditable(queries, plain.name, [id]);
  if (!row) throw new AppError("not_found", `${mainList(plain.name).name} not found`);
  const values = await shownValues(ctx, plain, await plainValues(queries, plain, row));
  return { ...values, _id: id, slug: row.slug, ...stateOf(row, ctx.now) };
}

/** The values of a document. */
export async function plainValues<F extends PlainFields>(
  queries: Queries,
  plain: Plain<F>,
  row: PlainRow,
): Promise<PlainValues<F>> {
  return withTags<F>(await plainValuesOf(queries, plain, row));
}

/** The values with what a form shows besides them. */
export async function shownValues<F extends PlainFields>(
  ctx: Context,
  { fields }: Plain<F>,
  values: PlainValues<F>,
) {
  const { queries } = ctx.db;
  const named = await namedMedia(queries, fields, values);
  const texts = { queries, origin: ctx.site.url, member: ctx.actor?.id, forEditor: true };
  return {
    ...values,
    ...(await shownSharing(queries, values)),
    ...("content" in fields && { content: await withFileAlts(contentOf(values), texts) }),
    ...named,
    references: await titlesIn(queries, fields, values, named),
  };
}

export async function listManaged<F extends PlainFields>(
  ctx: Context,
  plain: Plain<F>,
  ids: string[],
): Promise<PlainManaged<F>[]> {
  const { name, fields } = plain;
  const clock = clockOf(ctx, plain);
  const rows = await listEditable(ctx.db.reader, name, ids);
  return rows.map((row) => {
    const { id: _id, slug, title } = row;
    const shown = valuesOfColumns(shownFieldsOf(fields), row);
    return { ...shown, _id, slug, title, ...stateOf(row, ctx.now), ...phaseOf(name, shown, clock) };
  });
}
