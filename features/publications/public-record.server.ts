import type { Context } from "#core/context.ts";
import type { Queries } from "#db/engine.ts";
import { idList } from "#db/id-list.ts";
import { valuesOfColumns } from "#features/fields/list.ts";
import { fileLinks } from "#features/media/files/links.server.ts";
import { pathOf } from "#features/publishing/kinds.ts";
import type { PublicationFacts, PublicRecord } from "./contract.ts";
import { emptyRecord } from "./record.server.ts";
import { type RecordValues, recordFields } from "./record-fields.ts";
import * as store from "./store.server.ts";

/** The records of publications as readers see them. Each publication has one, though it may be empty. */
export async function publicRecords(ctx: Context, ids: string[]): Promise<Map<string, PublicRecord>> {
  if (ids.length === 0) return new Map();
  const { queries } = ctx.db;
  const list = idList(ids);
  const rows = new Map((await store.recordsAmong(queries, list)).map((row) => [row.blogId, row]));
  const newer = Map.groupBy(await store.newerAmong(queries, list), ({ replacesId }) => replacesId);
  const files = await fileLinks(
    queries,
    [...rows.values()].flatMap(({ pdfId }) => pdfId ?? []),
  );
  return new Map(
    ids.map((id) => {
      const row = rows.get(id);
      const shown = row ? ofRow(ctx, row) : unreferenced(emptyRecord);
      const replacedBy = (newer.get(id) ?? []).flatMap(
        ({ publishedAt: at, ...blog }) => shownWork(ctx, "blog", { ...blog, at }) ?? [],
      );
      return [id, { ...shown, pdf: files.get(row?.pdfId ?? "") ?? null, replacedBy }];
    }),
  );
}

/** What cards say of publications, by id. Those without a record are left out. */
export async function publicationFacts({ db }: Context, ids: string[]) {
  if (ids.length === 0) return new Map();
  const rows = await store.factsAmong(db.queries, idList(ids));
  const files = await fileLinks(
    db.queries,
    rows.flatMap(({ pdfId }) => pdfId ?? []),
  );
  return new Map(
    rows.map(({ blogId, pdfId, type, seriesId, seriesNumber, pages }) => {
      const pdf = files.get(pdfId ?? "");
      const facts = { number: seriesId ? seriesNumber : "", pages: String(pdf?.pages ?? pages) };
      return [blogId, { ...facts, type: type as PublicationFacts["type"], pdf: pdf !== undefined }];
    }),
  );
}

export async function publicRecord(ctx: Context, id: string): Promise<PublicRecord> {
  const records = await publicRecords(ctx, [id]);
  return records.get(id) ?? unreferenced(emptyRecord);
}

function ofRow(ctx: Context, row: store.ShownRow): PublicRecord {
  const shown = unreferenced(valuesOfColumns(recordFields, row));
  const series = shownWork(ctx, "page", {
    id: row.seriesId,
    title: row.seriesTitle,
    slug: row.seriesSlug,
    language: row.seriesLanguage,
    at: row.seriesAt,
  });
  const older = {
    id: row.replacesId,
    title: row.olderTitle,
    slug: row.olderSlug,
    language: row.olderLanguage,
    at: row.olderAt,
  };
  return {
    ...shown,
    series,
    seriesNumber: series ? shown.seriesNumber : "",
    issn: shown.issn || (series ? issnIn(row.seriesParts) : ""),
    replaces: shownWork(ctx, "blog", older),
  };
}

function issnIn(parts: string | null): string {
  const { issn } = JSON.parse(parts ?? "{}") as { issn?: unknown };
  return typeof issn === "string" ? issn : "";
}

export async function previewRecord(queries: Queries, values: RecordValues): Promise<PublicRecord> {
  const files = await fileLinks(queries, values.pdf ? [values.pdf] : []);
  const [series, older] = [
    values.series ? await store.findSeries(queries, values.series) : undefined,
    values.replaces ? await store.findPublication(queries, values.replaces) : undefined,
  ];
  return {
    ...unreferenced(values),
    series: series ? { title: series.title, path: "" } : null,
    replaces: older ? { title: older.title, path: "" } : null,
    pdf: files.get(values.pdf) ?? null,
  };
}

/** Leaves out what a record refers to. The latest erratum comes first. */
function unreferenced({ series, replaces, pdf, errata, ...values }: RecordValues): PublicRecord {
  const latestFirst = errata.toSorted((one, other) => (one.date < other.date ? 1 : -1));
  return { ...values, errata: latestFirst, series: null, replaces: null, pdf: null, replacedBy: [] };
}

/** `at` is when it appears. */
type Work = Record<"id" | "title" | "slug" | "language" | "at", string | null>;

/** Null for what readers do not see; what is scheduled appears in time. */
function shownWork(ctx: Context, kind: "blog" | "page", { id, title, slug, language, at }: Work) {
  if (id === null) return null;
  ctx.cacheTag(`${kind}:${id}`);
  if (at === null || title === null) return null;
  if (at > ctx.now) {
    ctx.expiresAt(at);
    return null;
  }
  return { title, language: language || undefined, path: pathOf(kind, { _id: id, slug }) };
}
