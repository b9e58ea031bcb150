import type { AdminContext } from "#core/context.ts";
import type { MediaServices } from "#core/services.ts";
import type { Fields } from "#features/fields/field.ts";
import { emptyValues } from "#features/fields/list.ts";
import { m } from "#messages";
import { documentOfWriter } from "./access.server.ts";
import type { DocumentKind } from "./kind.server.ts";
import { titleOf } from "./lifecycle.ts";
import { createDocument } from "./saving.server.ts";
import { unpublishedValues } from "./unpublished.server.ts";

const maxTitleLength = 300;

/**
 * The id of a new draft with the content of a document, as its writers see it. What is one document's alone is not
 * copied.
 */
export async function duplicateDocument(
  ctx: AdminContext,
  kind: DocumentKind,
  id: string,
  services: MediaServices,
) {
  const { queries } = ctx.db;
  const row = await documentOfWriter(ctx, kind, id);
  const live = { row, values: await kind.valuesOf(queries, row) };
  const values = (await unpublishedValues(queries, kind, live)) ?? live.values;
  const title = [...m.adminPublishing.copyOf({ title: titleOf(values) })].slice(0, maxTitleLength).join("");
  const whole = { ...values, ...ownValues(kind.fields) };
  const copied = kind.copied?.(whole, row) ?? whole;
  const input = await kind.inputOf(queries, { ...copied, title });
  return createDocument(ctx, kind, { ...input, status: "draft" }, { services });
}

/** Empty values of the fields that only one document can have. */
function ownValues(fields: Fields): object {
  return emptyValues(Object.fromEntries(Object.entries(fields).filter(([, { isOwn }]) => isOwn)));
}
