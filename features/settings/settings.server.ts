import { isDeepStrictEqual } from "node:util";
import type { AdminContext } from "#core/context.ts";
import type { Inputs, Operations } from "#core/contract.ts";
import { AppError, type FieldError } from "#core/errors.ts";
import { pageOf } from "#core/paging.ts";
import type { Services } from "#core/services.ts";
import type { SettingGroup, Settings } from "#core/settings.ts";
import { prefixOf } from "#core/site-languages.ts";
import type { Changed } from "#db/client.ts";
import type { Queries } from "#db/engine.ts";
import { mediaIn, refuseErrors, validateFields } from "#features/fields/list.ts";
import { m } from "#messages";
import type { SavedSettings, SettingsRevision, settingsEndpoints } from "./contract.ts";
import { fieldsOfGroup, groupNames } from "./fields.ts";
import { settingsTag, valuesIn } from "./live.server.ts";
import * as store from "./store.server.ts";

type Saved = { version: number; values: Record<string, unknown>; defaults: Record<string, unknown> };
type Save = { group: SettingGroup; version: number; values: object };
type Input = Inputs<typeof settingsEndpoints>;

async function readAll(ctx: AdminContext, _input: unknown, services: Services): Promise<SavedSettings> {
  const groups = await Promise.all(
    groupNames.map(async (group) => [group, await readGroup(ctx, services, group)]),
  );
  return Object.fromEntries(groups);
}

async function readGroup(ctx: AdminContext, services: Services, group: SettingGroup): Promise<Saved> {
  const row = await store.findSettings(ctx.db.queries, group);
  const defaults = services.settings.defaults()[group];
  return {
    version: row?.version ?? 0,
    values: valuesOf(ctx, services, group, row),
    defaults: { ...defaults },
  };
}

type Fields = { fields: string };

function valuesOf({ site }: AdminContext, { settings }: Services, group: SettingGroup, row?: Fields) {
  const defaults = settings.defaults();
  return { ...(row ? valuesIn({ defaults, site }, group, row.fields) : defaults[group]) };
}

/** Throws if somebody saved the group since this version. */
async function save(ctx: AdminContext, input: Save, services: Services): Promise<Saved> {
  await ctx.write((queries, invalidate) => writeSettings(ctx, input, { queries, invalidate }));
  await services.settings.reload();
  return readGroup(ctx, services, input.group);
}

/** Must be called in a transaction. Call `LiveSettings.reload` afterwards. */
export async function writeSettings(
  { actor, now, site }: { actor: { id: string }; now: string; site: { timeZone: string } },
  { group: name, version, values: sent }: Save,
  { queries, invalidate }: { queries: Queries; invalidate: Changed },
): Promise<void> {
  const fields = fieldsOfGroup(name);
  const demand = { complete: true, timeZone: site.timeZone };
  const { values, errors } = validateFields(fields, onOneLine(fields, sent), undefined, demand);
  const current = (await store.findSettings(queries, name))?.version ?? 0;
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

/** The pages of a further language need the address of its prefix for themselves. */
async function languageErrors(queries: Queries, site: Settings["institute"]): Promise<FieldError[]> {
  const prefixes = site.languages.map(({ language }) => prefixOf(site, language));
  const taken = await store.slugsOfPages(queries, prefixes);
  return site.languages.flatMap(({ language }, index) => {
    const prefix = language.toLowerCase();
    const isMain = language === site.language;
    if (!isMain && !taken.includes(prefix)) return [];
    const msg = isMain ? m.adminSettings.languageIsMain() : m.adminSettings.languageIsPage({ prefix });
    return [{ path: `languages.${index}.language`, code: "invalid", msg }];
  });
}

/** Line breaks in a text of one line are spaces. */
function onOneLine(fields: ReturnType<typeof fieldsOfGroup>, sent: object): object {
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
  const { group, page, limit } = input;
  const { queries } = ctx.db;
  const total = (await store.countVersions(queries, group)) + 1;
  const rows = await store.listVersions(queries, group, { limit: limit + 1, offset: (page - 1) * limit });
  const revisions = rows.map((row, index) => revisionOf(row, titleOf(row, rows[index + 1])));
  const isLast = page * limit >= total && (page - 1) * limit < total;
  return pageOf(isLast ? [...revisions, theDefault()] : revisions.slice(0, limit), total, { page, limit });

  function titleOf(row: Row, before: Row | undefined): string {
    const [older, newer] = [before, row].map(
      (of) => new Map(Object.entries(valuesOf(ctx, services, group, of))),
    );
    const changed = Object.entries(fieldsOfGroup(group)).filter(
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

async function readRevision(ctx: AdminContext, { group, version }: Input["revision"], services: Services) {
  const [row] =
    version > 0 ? await store.listVersions(ctx.db.queries, group, { version, limit: 1, offset: 0 }) : [];
  if (version > 0 && !row) throw new AppError("not_found", m.adminSettings.noVersion());
  return { ...(row ? revisionOf(row, "") : theDefault()), values: valuesOf(ctx, services, group, row) };
}

async function restoreRevision(ctx: AdminContext, { group, version }: Input["revision"], services: Services) {
  const { values } = await readRevision(ctx, { group, version }, services);
  const current = (await store.findSettings(ctx.db.queries, group))?.version ?? 0;
  return save(ctx, { group, version: current, values }, services);
}

export const settingsOperations: Operations<typeof settingsEndpoints> = {
  read: readAll,
  save,
  revisions: listRevisions,
  revision: readRevision,
  restoreRevision,
};
