import type { Context } from "#core/context.ts";
import type { Queries } from "#db/engine.ts";
import { type Fields, shownFieldsOf } from "#features/fields/field.ts";
import { valuesOfColumns } from "#features/fields/list.ts";
import { shownSharing } from "#features/publishing/sharing.server.ts";
import type { SharingValues } from "#features/publishing/sharing.ts";
import { stateOf } from "#features/publishing/status.server.ts";
import { plainValuesOf } from "#features/publishing/stored.server.ts";
import { withFileAlts } from "#features/rich-text/texts/alternative-texts.server.ts";
import { clockOf } from "./clock.server.ts";
import type { PlainManaged } from "./contract.ts";
import { contentOf, type Plain, type PlainFields, type PlainValues, phaseOf, withTags } from "./fields.ts";
import { namedMedia, titlesIn } from "./named.server.ts";
import { listEditable, type PlainRow } from "./store.server.ts";

/** The values of a document. */
export async function plainValues<F extends PlainFields>(
  queries: Queries,
  plain: Plain<F>,
  row: PlainRow,
): Promise<PlainValues<F>> {
  return withTags<F>(await plainValuesOf(queries, plain, row));
}

/** What a form shows besides the values, or in their place. */
export async function shownBeside(ctx: Context, fields: Fields, values: SharingValues) {
  const { queries } = ctx.db;
  const named = await namedMedia(queries, fields, values);
  const texts = { queries, origin: ctx.site.url, member: ctx.actor?.id, forEditor: true };
  return {
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
