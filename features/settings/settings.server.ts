import { isDeepStrictEqual } from "node:util";
import type { AdminContext } from "#core/context.ts";
import type { Inputs, Operations } from "#core/contract.ts";
import { AppError, type FieldError } from "#core/errors.ts";
import { pageOf } from "#core/paging.ts";
import { pick } from "#core/pick.ts";
import type { Services } from "#core/services.ts";
import type { SettingGroup, Settings } from "#core/settings.ts";
import type { Changed } from "#db/client.ts";
import type { Queries } from "#db/engine.ts";
import { firstWordsOf, isReserved } from "#features/addresses/reserved.ts";
import type { Fields } from "#features/fields/field.ts";
import { mediaIn, refuseErrors, validateFields } from "#features/fields/list.ts";
import { m } from "#messages";
import type { SavedSettings, SavedTexts, SettingsRevision, settingsEndpoints } from "./contract.ts";
import { fieldsOfGroup, groupNames } from "./fields.ts";
import { settingsTag, valuesIn } from "./live.server.ts";
import { newFieldsOf } from "./new-fields.store.server.ts";
import * as store from "./store.server.ts";
import { rowOf, textsFrom } from "./texts.server.ts";
import { groupsWithTexts, textFieldsOf } from "./translated.ts";

type Saved = { version: number; values: Record<string, unknown>; defaults: Record<string, unknown> };
/** Without a language, of the main one; with a further one, its texts. */
type Group = { group: SettingGroup; language?: string };
type Save = Group & { version: number; values: object };
type Input = Inputs<typeof settingsEndpoints>;

async function readAll(ctx: AdminContext, _input: unknown, services: Services): Promise<SavedSettings> {
  const groups = await Promise.all(
    groupNames.map(async (group) => [group, await readGroup(ctx, { group }, services)]),
  );
  return Object.fromEntries(groups);
}

async function readTexts(ctx: AdminContext, { language }: Input["readTexts"], services: Services) {
  const groups = await Promise.all(
    groupsWithTexts.map(async (group) => [group, await readGroupTexts(ctx, { group, language }, services)]),
  );
  return Object.fromEntries(groups) as SavedTexts;
}

async function readGroup(ctx: AdminContext, of: Group, services: Services): Promise<Saved> {
  const row = await store.findSettings(ctx.db.queries, rowFor(ctx, of));
  return {
    version: row?.version ?? 0,
    values: valuesOf(ctx, services, { ...of, row }),
    defaults: valuesOf(ctx, services, of),
  };
}

type GroupTexts = Required<Group>;

async function readGroupTexts(ctx: AdminContext, of: GroupTexts, services: Services) {
  const shown = { ...services.settings.withoutTexts(of.language)[of.group] };
  return { ...(await readGroup(ctx, of, services)), shown };
}

/** The name of the rows. Throws if the site does not have the language. */
function rowFor({ site }: Pick<AdminContext, "site">, { group, language }: Group): string {
  if (language !== undefined && !site.languages.some((further) => further.language === language))
    throw new AppError("not_found", m.adminSettings.noLanguage());
  return rowOf(group, language);
}

type OfRow = Group & { row?: { fields: string } };

/** The values of a row; without one, the default ones. */
function valuesOf(
  { site }: AdminContext,
  { settings }: Services,
  { group, language, row }: OfRow,
): Record<string, unknown> {
  if (language !== undefined) return { ...textsFrom(group, row?.fields) };
  const defaults = settings.defaults();
  return { ...(row ? valuesIn({ defaults, site }, group, row.fields) : defaults[group]) };
}

/** Throws if somebody saved the group since this version. */
async function save(ctx: AdminContext, input: Save, services: Services): Promise<Saved> {
  rowFor(ctx, input);
  await ctx.write((queries, invalidate) => writeSettings(ctx, input, { queries, invalidate }));
  await services.settings.reload();
  return readGroup(ctx, input, services);
}

async function saveTexts(ctx: AdminContext, input: Save & GroupTexts, services: Services) {
  await save(ctx, input, services);
  return readGroupTexts(ctx, input, services);
}

/** Must be called in a transaction. Call `LiveSettings.reload` afterwards. */
export async function writeSettings(
  { actor, now, site }: { actor: { id: string }; now: string; site: { timeZone: string } },
  { group, language, version, values: sent }: Save,
  { queries, invalidate }: { queries: Queries; invalidate: Changed },
): Promise<void> {
  const name = rowOf(group, language);
  const fields = fieldsFor({ group, language });
  const demand = { complete: true, timeZone: site.timeZone };
  const latest = await store.findSettings(queries, name);
  const whole = { ...pick(JSON.parse(latest?.fields ?? "{}"), newFieldsOf(fields)), ...defined(sent) };
  const { values, errors } = validateFields(fields, onOneLine(fields, whole), undefined, demand);
  const current = latest?.version ?? 0;
  const pictures = mediaIn(fields, values);
  const known = await store.picturesAmong(queries, pictures);
  const missing = Object.entries(fields).flatMap(([path, { kind }]): FieldError[] => {
    const id = (values as Record<string, unknown>)[path];
    const isMissing = kind === "picture" && typeof id === "string" && !known.includes(id);
    return isMissing ? [{ path, code: "invalid", msg: m.adminFields.notInLibrary() }] : [];
  });
  const wrong = name === "institute" ? await languageErrors(queries, values as Settings["institute"]) : [];
  const all = [...errors, ...missing, ...wrong].map((error) => ({ ...error, path: `values.${error.path}` }));
  refuseErrors(all, {});
  const saved = { fields: JSON.stringify(values), editorId: actor.id, savedAt: now };
  const row = { name, version: current + 1, ...saved };
  if (current !== version || !(await store.addSettings(queries, row))) {
    const msg = m.adminSettings.conflict();
    throw new AppError("conflict", msg);
  }
  await store.keepPictures(queries, row, pictures);
  invalidate.stale(settingsTag);
}

function fieldsFor({ group, language }: Group): Fields {
  return language === undefined ? fieldsOfGroup(group) : textFieldsOf(group);
}

/** The pages of a further language need its prefix and its words for themselves. */
async function languageErrors(queries: Queries, site: Settings["institute"]): Promise<FieldError[]> {
  const taken = await store.slugsOfPages(queries, site.languages.flatMap(firstWordsOf));
  return site.languages.flatMap((further, index) => {
    const [prefix = "", ...words] = firstWordsOf(further);
    const isMain = further.language === site.language;
    const isTaken = taken.includes(prefix) || isReserved("page", prefix);
    const msg = isMain ? m.adminSettings.languageIsMain() : m.adminSettings.languageIsPage({ prefix });
    const ofPages = words.filter((word) => taken.includes(word));
    const path = `languages.${index}`;
    return [
      ...(isMain || isTaken ? [{ path: `${path}.language`, code: "invalid" as const, msg }] : []),
      ...ofPages.map((word): FieldError => {
        const msg = m.adminSettings.languageIsPage({ prefix: word });
        return { path: `${path}.segments`, code: "invalid", msg };
      }),
    ];
  });
}

function defined(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** Line breaks in a text of one line are spaces. */
function onOneLine(fields: Fields, sent: object): object {
  const entries = Object.entries(sent).map(([name, value]: [string, unknown]) => {
    const { type, item } = fields[name] ?? {};
    if (type === "text" && typeof value === "string") return [name, value.replace(/\s+/g, " ")];
    const isList = item && Array.isArray(value);
    return [name, isList ? value.map((each: object) => onOneLine(item, each)) : value];
  });
  return Object.fromEntries(entries);
}

type Row = Awaited<ReturnType<typeof store.listVersions>>[number];

/** Each with the names of what differs from the version before it. The default comes last. */
async function listRevisions(ctx: AdminContext, input: Input["revisions"], services: Services) {
  const { group, language, page, limit } = input;
  const { queries } = ctx.db;
  const name = rowFor(ctx, input);
  const total = (await store.countVersions(queries, name)) + 1;
  const rows = await store.listVersions(queries, name, { limit: limit + 1, offset: (page - 1) * limit });
  const revisions = rows.map((row, index) => revisionOf(row, titleOf(row, rows[index + 1])));
  const isLast = page * limit >= total && (page - 1) * limit < total;
  return pageOf(isLast ? [...revisions, theDefault()] : revisions.slice(0, limit), total, { page, limit });

  function titleOf(row: Row, before: Row | undefined): string {
    const [older, newer] = [before, row].map(
      (row) => new Map(Object.entries(valuesOf(ctx, services, { group, language, row }))),
    );
    const changed = Object.entries(fieldsFor(input)).filter(
      ([name]) => !isDeepStrictEqual(older?.get(name), newer?.get(name)),
    );
    return changed.map(([, { label }]) => label()).join(", ") || m.adminSettings.nothingChanged();
  }
}

function theDefault(): SettingsRevision {
  return { version: 0, savedAt: null, editor: null, title: m.adminSettings.theDefault() };
}

function revisionOf({ version, savedAt, editorId, editorName }: Row, title: string): SettingsRevision {
  const editor = editorId === null ? null : { _id: editorId, name: editorName ?? "" };
  return { version, savedAt, title, editor };
}

async function readRevision(ctx: AdminContext, input: Input["revision"], services: Services) {
  const { version } = input;
  const name = rowFor(ctx, input);
  const [row] =
    version > 0 ? await store.listVersions(ctx.db.queries, name, { version, limit: 1, offset: 0 }) : [];
  if (version > 0 && !row) throw new AppError("not_found", m.adminSettings.noVersion());
  const values = valuesOf(ctx, services, { ...input, row });
  return { ...(row ? revisionOf(row, "") : theDefault()), values };
}

async function restoreRevision(ctx: AdminContext, input: Input["revision"], services: Services) {
  const { values } = await readRevision(ctx, input, services);
  const current = (await store.findSettings(ctx.db.queries, rowFor(ctx, input)))?.version ?? 0;
  return save(ctx, { ...input, version: current, values }, services);
}

export const settingsOperations: Operations<typeof settingsEndpoints> = {
  read: readAll,
  save,
  readTexts,
  saveTexts,
  revisions: listRevisions,
  revision: readRevision,
  restoreRevision,
};
