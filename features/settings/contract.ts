import { z } from "zod";
import { endpoints } from "#core/contract.ts";
import { paging } from "#core/fields.ts";
import type { SettingGroup, Settings } from "#core/settings.ts";
import { groupShape, inputShape } from "#features/fields/schemas.ts";
import { groupNames, settingFields } from "./fields.ts";
import { groupsWithTexts, textFieldsOf } from "./translated.ts";

const version = z.coerce.number().int().min(0).max(2_147_483_647).describe("0 before the first save");
const group = z.enum(groupNames as [SettingGroup, ...SettingGroup[]]);

function saved<Name extends SettingGroup>(name: Name) {
  const values = groupShape(settingFields[name]) as z.ZodType<Settings[Name]>;
  return z.object({ version, values, defaults: values });
}

function change<Name extends SettingGroup>(name: Name) {
  const values = z.object(inputShape(settingFields[name]));
  return z.object({ group: z.literal(name), version, values });
}

const language = z.string().max(35).describe("one of the further languages of the site");
/** Without it, the main language. */
const inLanguage = { language: language.optional() };

const texts = z.object({
  version,
  values: z.looseObject({}),
  defaults: z.looseObject({}),
  shown: z.looseObject({}).describe("the whole group as pages in the language show it without these texts"),
});

function changeOfTexts(name: SettingGroup) {
  const values: z.ZodType<object, object> = z.object(inputShape(textFieldsOf(name)));
  return z.object({ group: z.literal(name), version, values });
}

const [firstWithTexts, ...othersWithTexts] = groupsWithTexts.map(changeOfTexts) as [
  ReturnType<typeof changeOfTexts>,
];

const revision = z.object({
  version,
  savedAt: z.iso.datetime().nullable().describe("null: the default"),
  editor: z.object({ _id: z.string(), name: z.string() }).nullable().describe("null: a former member"),
  title: z.string().describe("the names of what was changed"),
});

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
  save: {
    route: "PUT /api/settings/:group",
    summary: "Change the settings of a group, everywhere at once",
    access: "admins",
    params: z.object({ group }),
    body: z.discriminatedUnion("group", [
      change("institute"),
      change("appearance"),
      change("contact"),
      change("accounts"),
      change("menu"),
      change("home"),
    ]),
    answer: z.object({ version, values: z.looseObject({}), defaults: z.looseObject({}) }),
  },
  readTexts: {
    route: "GET /api/settings/texts/:language",
    summary:
      "The texts of the settings in a further language, by group; empty ones are shown in the main language",
    access: "admins",
    params: z.object({ language }),
    answer: z.object({ institute: texts, contact: texts, menu: texts, home: texts }),
  },
  saveTexts: {
    route: "PUT /api/settings/texts/:language/:group",
    summary: "Change the texts of a group of settings in a further language",
    access: "admins",
    params: z.object({ language, group }),
    body: z.discriminatedUnion("group", [firstWithTexts, ...othersWithTexts]),
    answer: texts,
  },
  revisions: {
    route: "GET /api/settings/:group/revisions",
    summary: "Every save of a group of settings, the latest first, and at last the default",
    access: "admins",
    params: z.object({ group }),
    query: z.object({ ...paging, ...inLanguage }),
    answer: z.array(revision),
    paged: true,
  },
  revision: {
    route: "GET /api/settings/:group/revisions/:version",
    summary: "Read a group of settings as it was saved once; version 0 is the default",
    access: "admins",
    params: z.object({ group, version }),
    query: z.object(inLanguage),
    answer: revision.extend({ values: z.looseObject({}) }),
  },
  restoreRevision: {
    route: "POST /api/settings/:group/revisions/:version/restore",
    summary: "Save a group of settings as an earlier version; the versions in between stay",
    access: "admins",
    params: z.object({ group, version }),
    query: z.object(inLanguage),
    answer: z.object({ version, values: z.looseObject({}), defaults: z.looseObject({}) }),
  },
});

export type SavedTexts = z.output<typeof settingsEndpoints.readTexts.answer>;
export type SavedSettings = z.output<typeof settingsEndpoints.read.answer>;
export type SettingsRevision = z.output<typeof revision>;
