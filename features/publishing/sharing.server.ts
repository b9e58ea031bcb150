import type { Context } from "#core/context.ts";
import { pick } from "#core/pick.ts";
import type { Queries } from "#db/engine.ts";
import type { DocumentTable } from "#db/schema.ts";
import { fieldNames } from "#features/fields/field.ts";
import { emptyValues } from "#features/fields/list.ts";
import { knownPictures } from "#features/media/pictures.server.ts";
import type { DocumentHead } from "./contract.ts";
import type { KindTable } from "./kinds.ts";
import { projectsOf } from "./projects.server.ts";
import { type SharingValues, sharingFields } from "./sharing.ts";
import { findHead, type SharingRow } from "./store.server.ts";
import { readTranslations } from "./translations.server.ts";

export const noSharing = emptyValues(sharingFields);

export function sharingValues(row: SharingRow): SharingValues {
  const { summary, seoTitle, shareMediaId: mediaId, shareX: x, shareY: y, noindexAt, language } = row;
  return {
    summary,
    seoTitle,
    shareImage: mediaId === null ? null : { mediaId, x, y },
    noindex: noindexAt !== null,
    language,
  };
}

/** The values as columns, saved `at` an instant. */
export function sharingColumns(
  { summary, seoTitle, shareImage, noindex, language }: SharingValues,
  at: string,
  before?: SharingRow,
): SharingRow {
  return {
    summary,
    seoTitle,
    shareMediaId: shareImage?.mediaId ?? null,
    shareX: shareImage?.x ?? 50,
    shareY: shareImage?.y ?? 50,
    noindexAt: noindex ? (before?.noindexAt ?? at) : null,
    language,
  };
}

/** The values for the form. */
export async function shownSharing(queries: Queries, values: SharingValues) {
  const { shareImage, ...texts } = pick({ ...noSharing, ...values }, fieldNames(sharingFields));
  const { mediaId = "" } = shareImage ?? {};
  const picture = shareImage && (await knownPictures(queries, [mediaId])).get(mediaId);
  return { ...texts, shareImage: picture ? { ...shareImage, ...pick(picture, ["url", "alt"]) } : null };
}

export async function readSharing(queries: Queries, table: DocumentTable, id: string) {
  const row = await findHead(queries, table, id);
  return shownSharing(queries, row ? sharingValues(row) : noSharing);
}

/** Metadata for the head of a document's page. */
export async function readHead(ctx: Context, kind: KindTable, id: string): Promise<DocumentHead> {
  const { queries } = ctx.db;
  const row = await findHead(queries, kind.table, id);
  const sharing = await shownSharing(queries, row ? sharingValues(row) : noSharing);
  const { seoTitle, noindex, shareImage, language } = sharing;
  const translations = await readTranslations(ctx, kind, row?.translationKey ?? null);
  const shareAlt = shareImage?.alt ?? "";
  const projects = await projectsOf(ctx, kind.name, id);
  return { seoTitle, noindex, language, translations, shareAlt, ...projects };
}

/** The share picture with its focal point, or null. */
export async function sharingOfCard(queries: Queries, table: DocumentTable, id: string) {
  const { shareImage, noindex } = await readSharing(queries, table, id);
  return { picture: shareImage && { url: shareImage.url, focus: pick(shareImage, ["x", "y"]) }, noindex };
}

/** True if search engines should not list a document and the files made from it. */
export async function isExcluded(queries: Queries, table: DocumentTable, id: string): Promise<boolean> {
  return (await findHead(queries, table, id))?.noindexAt != null;
}
