import type { MemberContext } from "#core/context.ts";
import { countElements } from "#core/text-weight.ts";
import { validValues } from "./invalid-values.server.ts";
import type { Demand, DocumentKind, KindTypes } from "./kind.server.ts";

/** The values that a preview shows: what is missing is empty, and what is not valid is left out. */
export async function previewValues<T extends KindTypes>(
  ctx: MemberContext,
  kind: DocumentKind<T>,
  { files, ...input }: T["input"] & { files?: unknown },
  demand: Pick<Demand<T>, "ownerId"> = {},
): Promise<T["values"]> {
  await ctx.limits.count("preview", ctx.actor.id);
  await countElements(ctx, "previews", "content" in input ? String(input.content) : "");
  const { values } = await validValues(input, {
    fields: kind.fields,
    now: ctx.now,
    isPreview: true,
    validate: (sent) => kind.validate(ctx, ctx.db.queries, sent, { ...demand, complete: false }),
  });
  return values;
}
