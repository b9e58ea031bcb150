import type { AdminContext } from "#core/context.ts";
import type { Operations, Page } from "#core/contract.ts";
import { AppError, fieldError } from "#core/errors.ts";
import { pageOf } from "#core/paging.ts";
import { pick } from "#core/pick.ts";
import type { Services } from "#core/services.ts";
import type { SettingGroup, Settings } from "#core/settings.ts";
import type { Changed } from "#db/client.ts";
import type { Queries } from "#db/engine.ts";
import type { SavedSettings, settingsEndpoints } from "./contract.ts";
import { settingsTag, valuesIn } from "./live.server.ts";
import {
  addSettings,
  countVersions,
  findSettings,
  isPicture,
  keepPictures,
  listVersions,
} from "./store.server.ts";

type Save<Name extends SettingGroup> = { version: number; values: Settings[Name] };

async function readAll(ctx: AdminContext, _input: unknown, services: Services): Promise<SavedSettings> {
  const read = <Name extends SettingGroup>(name: Name) => readGroup(ctx, services, name);
  return {
    institute: await read("institute"),
    appearance: await read("appearance"),
    contact: await read("contact"),
    accounts: await read("accounts"),
    menu: await read("menu"),
    home: await read("home"),
  };
}

async function readGroup<Name extends SettingGroup>(ctx: AdminContext, services: Services, name: Name) {
  const defaults = services.settings.defaults();
  const row = await findSettings(ctx.db.queries, name);
  const values = row ? valuesIn({ defaults, site: ctx.site }, name, row.fields) : defaults[name];
  return { version: row?.version ?? 0, values, defaults: defaults[name] };
}

function saving<Name extends SettingGroup>(name: Name) {
  return async (ctx: AdminContext, { version, values }: Save<Name>, services: Services) => {
    await save(ctx, services, { name, version, values });
    return readGroup(ctx, services, name);
  };
}

/** Throws if somebody saved the group since this version. */
async function save<Name extends SettingGroup>(
  ctx: AdminContext,
  services: Services,
  { name, version, values }: Save<Name> & { name: Name },
): Promise<number> {
  const next = await ctx.write((queries, invalidate) =>
    writeSettings(ctx, { name, version, values }, { queries, invalidate }),
  );
  await services.settings.reload();
  return next;
}

/** For use in a transaction. Call `LiveSettings.reload` afterwards. */
export async function writeSettings<Name extends SettingGroup>(
  { actor, now }: { actor: { id: string }; now: string },
  { name, version, values }: Save<Name> & { name: Name },
  { queries, invalidate }: { queries: Queries; invalidate: Changed },
): Promise<number> {
  const next = version + 1;
  const current = (await findSettings(queries, name))?.version ?? 0;
  const pictures = picturesIn(values);
  for (const [field, id] of Object.entries(pictures)) {
    if (id && !(await isPicture(queries, id))) throw noPicture(field);
  }
  const { logoId: mediaId = null, ...others } = pictures;
  const fields = JSON.stringify(values);
  const row = { name, version: next, fields, mediaId, editorId: actor.id, savedAt: now };
  if (current !== version || !(await addSettings(queries, row))) throw changedMeanwhile();
  await keepPictures(
    queries,
    row,
    Object.values(others).map((id) => id ?? null),
  );
  invalidate.stale(settingsTag);
  return next;
}

function picturesIn(values: Settings[SettingGroup]): Partial<Record<string, string | null>> {
  if ("pictureId" in values) return pick(values, ["pictureId"] as const);
  return "logoId" in values ? pick(values, ["logoId", "darkLogoId", "panelId"] as const) : {};
}

function noPicture(field: string): AppError {
  return fieldError(`values.${field}`, "This picture is not in the media library.");
}

function changedMeanwhile(): AppError {
  return new AppError(
    "conflict",
    "Somebody else has changed these settings. Reload them to see the changes.",
  );
}

async function listSaves(
  ctx: AdminContext,
  { group, page, limit }: { group: SettingGroup; page: number; limit: number },
  services: Services,
): Promise<
  Page<{ version: number; savedAt: string; editor: string | null; values: Record<string, unknown> }>
> {
  const total = await countVersions(ctx.db.queries, group);
  const rows = await listVersions(ctx.db.queries, group, { limit, offset: (page - 1) * limit });
  const items = rows.map(({ version, savedAt, fields, editorName }) => ({
    version,
    savedAt,
    editor: editorName,
    values: valuesIn({ defaults: services.settings.defaults(), site: ctx.site }, group, fields),
  }));
  return pageOf(items, total, { page, limit });
}

async function restoreVersion(
  ctx: AdminContext,
  { group: name, version }: { group: SettingGroup; version: number },
  services: Services,
): Promise<{ version: number }> {
  const defaults = services.settings.defaults();
  const row = version > 0 ? await findSettings(ctx.db.queries, name, version) : undefined;
  if (version > 0 && !row) throw new AppError("not_found", "There is no such version.");
  const values = row ? valuesIn({ defaults, site: ctx.site }, name, row.fields) : defaults[name];
  const current = (await findSettings(ctx.db.queries, name))?.version ?? 0;
  return { version: await save(ctx, services, { name, version: current, values }) };
}

export const settingsOperations: Operations<typeof settingsEndpoints> = {
  read: readAll,
  saveInstitute: saving("institute"),
  saveAppearance: saving("appearance"),
  saveContact: saving("contact"),
  saveAccounts: saving("accounts"),
  saveMenu: saving("menu"),
  saveHome: saving("home"),
  versions: listSaves,
  restore: restoreVersion,
};
