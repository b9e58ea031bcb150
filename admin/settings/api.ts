import type { DocumentApi, SavedDocument } from "#admin/document/document-api.ts";
import { readNames } from "#admin/fields/names.ts";
import type { Api } from "#core/api.ts";
import { AppError, isAppError } from "#core/errors.ts";
import type { SettingGroup } from "#core/settings.ts";
import { fieldsOfGroup } from "#features/settings/fields.ts";
import { m } from "#messages";

type Saved = { version: number; values: object; defaults: object };
/** A group of settings as the lifecycle of documents needs it. */
export type SavedGroup = SavedDocument & Saved;

export function documentOf(group: SettingGroup, saved: Saved): SavedGroup {
  return {
    _id: group,
    title: "",
    status: "published",
    publishedAt: null,
    unpublishedVersion: null,
    ...saved,
  };
}

type Update = { id: string; version: number; values: object };

export function settingsApi(client: Api, group: SettingGroup): DocumentApi<SavedGroup> {
  const { settings } = client;
  const shown = (saved: Saved) => documentOf(group, saved);
  const withNames = async <Version extends { values: object }>(version: Version): Promise<Version> => {
    await readNames(client, fieldsOfGroup(group), version.values);
    return version;
  };
  return {
    read: async () => withNames(shown((await settings.read())[group])),
    update: ({ version, values }: Update) =>
      settings
        .save({ group, version, values } as unknown as Parameters<typeof settings.save>[0])
        .then(shown, refuse),
    async revisions({ page, limit }) {
      const found = await settings.revisions({ group, page, limit });
      const items = found.items.map((item) => ({ ...item, savedAt: item.savedAt ?? "" }));
      return { ...found, items };
    },
    revision: ({ version }) => settings.revision({ group, version }).then(withNames),
    restoreRevision: ({ version }) => settings.restoreRevision({ group, version }).then(shown),
    add: impossible,
    autosave: impossible,
    discardChanges: impossible,
    duplicate: impossible,
    uses: impossible,
    trash: impossible,
    restore: impossible,
  };
}

/** Errors name fields as the form does. */
function refuse(error: unknown): never {
  if (!isAppError(error)) throw error;
  const errors = error.errors.map((each) => ({ ...each, path: each.path.replace(/^values\./, "") }));
  throw new AppError(error.code, error.message, { errors, cause: error });
}

async function impossible(): Promise<never> {
  throw new AppError("bad_request", m.adminSettings.alwaysInUse());
}
