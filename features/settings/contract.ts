import { z } from "zod";
import { endpoints } from "#core/contract.ts";
import { pageNumber, pageSize } from "#core/fields.ts";
import { type SettingGroup, settingGroups } from "#core/settings.ts";

const version = z.number().int().min(0).describe("0 before the first save");
const group = z.enum(Object.keys(settingGroups) as [SettingGroup, ...SettingGroup[]]);

function saved<Name extends SettingGroup>(name: Name) {
  return z.object({ version, values: settingGroups[name], defaults: settingGroups[name] });
}

function save<Name extends SettingGroup>(name: Name) {
  return {
    route: `PUT /api/settings/${name}`,
    summary: `Change the settings of the group ${name}, everywhere at once`,
    access: "admins",
    body: z.object({ version, values: settingGroups[name] }),
    answer: saved(name),
  } as const;
}

export const settingsEndpoints = endpoints({
  read: {
    route: "GET /api/settings",
    summary: "All settings, with the version of each group",
    access: "admins",
    answer: z.object({
      institute: saved("institute"),
      appearance: saved("appearance"),
      contact: saved("contact"),
      accounts: saved("accounts"),
      menu: saved("menu"),
      home: saved("home"),
    }),
  },
  saveInstitute: save("institute"),
  saveAppearance: save("appearance"),
  saveContact: save("contact"),
  saveAccounts: save("accounts"),
  saveMenu: save("menu"),
  saveHome: save("home"),
  versions: {
    route: "GET /api/settings/:group/versions",
    summary: "All saved versions of a group of settings, latest first",
    access: "admins",
    params: z.object({ group }),
    query: z.object({ page: pageNumber, limit: pageSize }),
    answer: z.array(
      z.object({
        version,
        savedAt: z.iso.datetime(),
        editor: z.string().nullable().describe("null: a former member"),
        values: z.looseObject({}),
      }),
    ),
    paged: true,
  },
  restore: {
    route: "POST /api/settings/:group/versions/:version/restore",
    summary: "Restore a version of a group of settings; version 0 is the default",
    access: "admins",
    params: z.object({ group, version: z.coerce.number().int().min(0) }),
    answer: z.object({ version }),
  },
});

export type SavedSettings = z.output<typeof settingsEndpoints.read.answer>;
