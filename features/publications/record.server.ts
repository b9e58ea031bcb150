import type { FieldError } from "#core/errors.ts";
import type { Queries } from "#db/engine.ts";
import type { Role } from "#db/schema.ts";
import { columnsOf, emptyValues, valuesOfColumns } from "#features/fields/list.ts";
import { fileLinks } from "#features/media/files/links.server.ts";
import { mayEdit } from "#features/publishing/access.server.ts";
import { titleOf } from "#features/publishing/lifecycle.ts";
import { m } from "#messages";
import { type RecordValues, recordFields } from "./record-fields.ts";
import * as store from "./store.server.ts";

const maxChain = 100;

export const emptyRecord = emptyValues(recordFields);

/** The values of a publication's record, as revisions keep them. */
export async function recordValues(queries: Queries, blogId: string): Promise<RecordValues> {
  const [row] = await store.recordsOf(queries, blogId);
  return row ? valuesOfColumns(recordFields, row) : emptyRecord;
}

/** A publication with an empty record has none. */
export async function saveRecord(queries: Queries, blogId: string, values: RecordValues): Promise<void> {
  if (isEmptyRecord(values)) return store.removeRecord(queries, blogId);
  const number = values.seriesNumber.toLowerCase();
  const seriesOrder = number.replace(/\d+/g, (digits) => digits.padStart(10, "0"));
  await store.saveRecord(queries, { blogId, ...columnsOf(recordFields, values), seriesOrder });
}

function isEmptyRecord(values: RecordValues): boolean {
  return JSON.stringify({ ...emptyRecord, ...values }) === JSON.stringify(emptyRecord);
}

/** Two publications could take the same DOI, or replace each other, at once. */
export function locksOf({ doi, replaces }: RecordValues): string[] {
  return [...(doi ? [`doi ${doi}`] : []), ...(replaces ? ["replaced publications"] : [])];
}

type Surroundings = {
  queries: Queries;
  before?: RecordValues;
  /** The id of the publication; undefined for a new one. */
  id: string | undefined;
  /** Members learn nothing of what is not public, and replace only publications that they may edit. */
  actor?: { id: string; role: Role } | null;
  now?: string;
};

/** What is wrong with the references of a record after a request, besides the errors of its fields. */
export async function recordErrors(
  values: RecordValues,
  wrong: FieldError[],
  { queries, before = emptyRecord, id, actor, now = "" }: Surroundings,
): Promise<FieldError[]> {
  const errors: FieldError[] = [];
  const isChanged = (name: "doi" | "series" | "replaces" | "pdf") =>
    values[name] !== "" && values[name] !== before[name];
  const refuse = (name: string, msg: string) => errors.push({ path: `record.${name}`, code: "invalid", msg });
  const hasError = (name: string) => wrong.some(({ path }) => path === `record.${name}`);
  const isHidden = ({ publishedAt }: { publishedAt: string | null }) =>
    actor?.role === "member" && (publishedAt === null || publishedAt > now);
  if (isChanged("doi") && !hasError("doi")) {
    const other = await store.findByDoi(queries, values.doi);
    if (other && other.id !== id)
      refuse("doi", isHidden(other) ? m.adminPublications.doiTakenByOther() : takenBy(other));
  }
  if (isChanged("series")) {
    const series = await store.findSeries(queries, values.series);
    if (!series || isHidden(series)) refuse("series", m.adminPublications.seriesGone());
  }
  if (isChanged("pdf")) {
    const file = (await fileLinks(queries, [values.pdf])).get(values.pdf);
    if (!file) refuse("pdf", m.adminPublications.fileGone());
    else if (file.type !== "PDF") refuse("pdf", m.adminPublications.notPdf());
  }
  if (isChanged("replaces")) {
    const older = await store.findPublication(queries, values.replaces);
    const isOwn = !older || !actor || (await mayEdit(queries, actor, "blog", older));
    if (!older || (!isOwn && isHidden(older))) refuse("replaces", m.adminPublications.replacedGone());
    else if (!isOwn) refuse("replaces", m.adminPublications.replacedNotOwn({ title: older.title }));
    else if (values.replaces === id) refuse("replaces", m.adminPublications.replacesItself());
    else if (id !== undefined && (await replaces(queries, values.replaces, id)))
      refuse("replaces", m.adminPublications.replacesInCircle({ title: older.title }));
  }
  return errors;
}

function takenBy({ title, deletedAt }: { title: string; deletedAt: string | null }): string {
  return deletedAt ? m.adminPublications.doiTakenInTrash({ title }) : m.adminPublications.doiTaken({ title });
}

/** True if a publication is another one, or replaces it, directly or through others. */
async function replaces(queries: Queries, from: string, to: string): Promise<boolean> {
  let id: string | null = from;
  for (let step = 0; id !== null && step < maxChain; step += 1) {
    if (id === to) return true;
    const [record]: { replacesId: string | null }[] = await store.recordsOf(queries, id);
    id = record?.replacesId ?? null;
  }
  return false;
}

/** The record of a revision as it can be saved again: without what no longer exists, or belongs to another by now. */
export async function restoredRecord(queries: Queries, values: RecordValues | undefined) {
  if (!values) return undefined; // older revisions have none: the current one stays
  const { series, replaces: older, pdf } = values;
  return {
    ...values,
    series: (await store.findSeries(queries, series)) ? series : "",
    replaces: (await store.findPublication(queries, older)) ? older : "",
    pdf: (await fileLinks(queries, [pdf])).has(pdf) ? pdf : "",
  };
}

/** What a record refers to, also in the trash. */
export async function recordReferencesOf(queries: Queries, values: RecordValues) {
  const { series, replaces: older, pdf } = values;
  if (!series && !older && !pdf) return [];
  const found = await store.namesOf(queries, { series, replaces: older, pdf });
  return found.map((row) => ({ id: row.id, title: titleOf(row) }));
}
