import type { MemberContext } from "#core/context.ts";
import { type EventChange, eventChange } from "#features/events/changes.server.ts";
import { validateEvent, zoneOf } from "#features/events/validate.server.ts";
import type { InputsOf } from "#features/fields/field.ts";
import { validateFields } from "#features/fields/list.ts";
import { documentOfWriter } from "#features/publishing/access.server.ts";
import { blogFields } from "../fields.ts";
import { blogKind } from "./kind.server.ts";
import type { BlogValues } from "./types.ts";

export type PlannedChange = { change: EventChange; values: BlogValues };

/** What a save of some fields of a public event would change. Null if nobody has to know. Wrong values count as empty. */
export async function plannedChange(ctx: MemberContext, id: string, input: InputsOf<typeof blogFields>) {
  const { queries } = ctx.db;
  const row = await documentOfWriter(ctx, blogKind, id);
  const isPublic = row.publishedAt !== null && row.publishedAt <= ctx.now;
  if (!isPublic || row.section !== "events") return null;
  const before = await blogKind.valuesOf(queries, row);
  const timeZone = zoneOf(input.timeZone ?? before.timeZone, ctx.site.timeZone);
  const checked = validateFields(blogFields, input, before, { complete: false, timeZone });
  const { values } = validateEvent({ ...before, ...checked.values }, input, { complete: false, timeZone });
  const change = eventChange(id, before, values);
  return values.eventDate !== null && change.changed.length > 0 ? { change, values } : null;
}
