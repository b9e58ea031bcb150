import type { DocumentApi, SavedDocument } from "#admin/document/document-api.ts";
import { readNames } from "#admin/fields/names.ts";
import type { Api } from "#core/api.ts";
import { AppError, isAppError } from "#core/errors.ts";
import type { SettingGroup } from "#core/settings.ts";
import type { SavedTexts } from "#features/settings/contract.ts";
import { fieldsOfGroup } from "#features/settings/fields.ts";
import { m } from "#messages";

type Saved = { version: number; values: object; defaults: object };
/** A group of settings as the lifecycle of documents needs it. */
export type SavedGroup = SavedDocument & Saved;

export function documentOf(id: string, saved: Saved): SavedGroup {
  return {
    _id: id,
    title: "",
    status: "published",
    publishedAt: null,
    unpublishedVersion: null,
    ...saved,
  };
}

type GroupOf = { group: SettingGroup; language?: string };

/** The id of a group as a document: each language has its own versions and unsaved changes. */
export const idOf = ({ group, language }: GroupOf) => (language ? `${group}/${language}` : group);

type Update = { id: string; version: number; values: object };

/** Of a group, or of its texts in a further language. */
export function settingsApi(client: Api, group: SettingGroup, language?: string): DocumentApi<SavedGroup> {
  const { settings } = client;
  const of = { group, language };
  const shown = (saved: Saved) => documentOf(idOf(of), saved);
  const withNames = async <Version extends { values: object }>(version: Version): Promise<Version> => {
    await readNames(client, fieldsOfGroup(group), version.values);
    return version;
  };
  const read = async (): Promise<Saved> =>
    language === undefined
      ? (await settings.read())[group]
      : (await settings.readTexts({ language }))[group as keyof SavedTexts];
  const save = (input: object): Promise<Saved> =>
    language === undefined
      ? settings.save(input as Parameters<typeof settings.save>[0])
      : settings.saveTexts({ ...input, language } as Parameters<typeof settings.saveTexts>[0]);
  return {
    read: async () => withNames(shown(await read())),
    update: ({ version, values }: Update) => save({ group, version, values }).then(shown, refuse),
    async revisions({ page, limit }) {
      const found = await settings.revisions({ ...of, page, limit });
      const items = found.items.map((item) => ({ ...item, savedAt: item.savedAt ?? "" }));
      return { ...found, items };
    },
    revision: ({ version }) => settings.revision({ ...of, version }).then(withNames),
    restoreRevision: ({ version }) => settings.restoreRevision({ ...of, version }).then(shown),
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
