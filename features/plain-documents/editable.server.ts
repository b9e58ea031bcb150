import type { Context } from "#core/context.ts";
import { type Fields, shownFieldsOf } from "#features/fields/field.ts";
import { valuesOfColumns } from "#features/fields/list.ts";
import { shownSharing } from "#features/publishing/sharing.server.ts";
import type { SharingValues } from "#features/publishing/sharing.ts";
import { stateOf } from "#features/publishing/status.server.ts";
import { withFileAlts } from "#features/rich-text/texts/alternative-texts.server.ts";
import { clockOf } from "./clock.server.ts";
import { contentOf, type Plain, phaseOf } from "./fields.ts";
import { namedMedia, titlesIn } from "./named.server.ts";
import { listEditable } from "./store.server.ts";

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

export async function listManaged(ctx: Context, plain: Plain, ids: string[]) {
  const { name, fields } = plain;
  const clock = clockOf(ctx, plain);
  const rows = await listEditable(ctx.db.reader, name, ids);
  return rows.map((row) => {
    const { id: _id, slug, title } = row;
    const shown = valuesOfColumns(shownFieldsOf(fields), row);
    const language = row.language || undefined;
    return { ...shown, _id, slug, title, language, ...stateOf(row, ctx.now), ...phaseOf(name, shown, clock) };
  });
}
