import type { AdminContext, MemberContext } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import type { MediaServices } from "#core/services.ts";
import { m } from "#messages";
import { documentOfWriter } from "./access.server.ts";
import type { DocumentKind } from "./kind.server.ts";
import { findTranslation } from "./originals.store.server.ts";
import { findRevision } from "./revisions.store.server.ts";
import { createDocument } from "./saving.server.ts";
import { findDocument } from "./store.server.ts";
import { noteRevision } from "./stored.server.ts";
import { linkTranslation, listTranslations, shownTranslations } from "./translations.server.ts";
import type { OriginalState } from "./translations-contract.ts";
import { eraseUnchanged } from "./trash.server.ts";

/** A new draft in a language, linked to its original, with everything that readers see of that, to be translated. */
export async function beginTranslation(
  ctx: AdminContext,
  kind: DocumentKind,
  { id, language }: { id: string; language: string },
  services: MediaServices,
) {
  const { queries } = ctx.db;
  const noted = await findTranslation(queries, { kind: kind.name, ref: id });
  const row = await documentOfWriter(ctx, kind, noted?.original ?? id);
  if (row.deletedAt !== null) throw new AppError("not_found", m.publishing.notFound({ kind: kind.name }));
  const others = await listTranslations(ctx, { kind: kind.name, id: row.id });
  const taken = [...others.map((other) => other.language), row.language || ctx.site.language];
  if (taken.includes(language)) throw new AppError("conflict", m.adminTranslations.alreadyBegun());
  const _id = kind.idOfTranslation?.(ctx, row.id, { language, taken });
  const values = await kind.valuesOf(queries, row);
  const begun =
    kind.translated?.(values, { site: ctx.site, row, language }) ?? kind.copied?.(values, row) ?? values;
  const input = await kind.inputOf(queries, { ...begun, language });
  const created = await createDocument(ctx, kind, { ...input, _id, status: "draft" }, { services });
  try {
    await ctx.write((transaction) =>
      noteRevision(transaction, kind, { row, values }, { editorId: row.authorId }),
    );
    await linkTranslation(ctx, { kind: kind.name, id: row.id, other: created });
  } catch (error) {
    await eraseUnchanged(ctx, kind, created, services); // somebody else has begun it at the same time
    throw error;
  }
  const draft = await findDocument(queries, kind.table, created);
  const [shown] = await shownTranslations(ctx, kind.name, draft ? [draft] : []);
  if (!shown) throw new AppError("not_found", m.publishing.notFound({ kind: kind.name }));
  return shown;
}

/** What a document is a translation of, for those who may change it. */
export async function readOriginal(
  ctx: MemberContext,
  kind: DocumentKind,
  id: string,
): Promise<OriginalState> {
  const { queries } = ctx.db;
  // A built-in page that was never saved.
  if (ctx.actor.role === "admin" && !(await findDocument(queries, kind.table, id))) return { original: null };
  const row = await documentOfWriter(ctx, kind, id);
  const noted = await findTranslation(queries, { kind: kind.name, ref: row.id });
  const original = noted && (await findDocument(queries, kind.table, noted.original));
  const [translation] = await shownTranslations(ctx, kind.name, [row]);
  const [shown] = await shownTranslations(ctx, kind.name, original ? [original] : []);
  if (!noted || !original || !translation || !shown) return { original: null };
  const { changedAt, changedBy } = translation;
  return { original: shown, since: noted.version, version: original.version, changedAt, changedBy };
}

/** The original as it was translated, and as it is now, as a form has both. */
export async function readChanges(ctx: MemberContext, kind: DocumentKind, id: string) {
  const { queries } = ctx.db;
  const row = await documentOfWriter(ctx, kind, id);
  const noted = await findTranslation(queries, { kind: kind.name, ref: row.id });
  const original = noted && (await findDocument(queries, kind.table, noted.original));
  if (!original) throw new AppError("not_found", m.adminTranslations.noOriginal());
  const values = await kind.valuesOf(queries, original);
  const version = noted.version;
  const revision = await findRevision(queries, { kind: kind.name, ref: original.id, version });
  const { invalid, ...former } = revision ? JSON.parse(revision.fields) : values;
  const [before, after] = [{ ...values, ...former }, values];
  return {
    version: original.version,
    before: { ...(await kind.shownValues(ctx, before)) },
    after: { ...(await kind.shownValues(ctx, after)) },
  };
}
