import { z } from "zod";
import { endpoints } from "#core/contract.ts";
import { inputShape } from "#features/fields/schemas.ts";
import { anyPassword, email, member, name } from "#features/members/member-schema.ts";
import { documentUse } from "#features/publishing/contract.ts";
import { settingFields } from "#features/settings/fields.ts";
import { m } from "#messages";

const token = z.string().max(200).describe("what follows the # of the setup link");
const { language, timeZone } = inputShape(settingFields.institute);

export const setupEndpoints = endpoints({
  state: {
    route: "GET /api/setup",
    summary: "Whether the site still needs its first administrator",
    access: "anyone",
    answer: z.object({ open: z.boolean() }),
  },
  check: {
    route: "POST /api/setup/check",
    summary: "Check a setup link before showing the form; 404 if it is not the latest or was used",
    access: "anyone",
    body: z.object({ token }),
    answer: z.object({
      name: z.string(),
      sample: z.boolean().describe("the site shows the sample institute"),
    }),
  },
  finish: {
    route: "POST /api/setup",
    summary: "Name the institute and make the first administrator; works once",
    access: "anyone",
    status: 201,
    body: z.object({
      token,
      name: z.string().trim().min(1, { error: settingFields.institute.name.required }),
      language,
      timeZone,
      admin: z.object({
        name,
        email,
        password: anyPassword.min(1, { error: m.adminSetup.enterPassword }),
      }),
      keepSample: z.boolean(),
    }),
    answer: z.object({ token: z.string().describe("logs the administrator in"), user: member }),
  },
  sampleUses: {
    route: "GET /api/setup/sample/uses",
    summary: "Documents that stay when the sample institute is removed, and lose something with it",
    access: "admins",
    answer: z.array(documentUse),
  },
  removeSample: {
    route: "DELETE /api/setup/sample",
    summary: "Remove the sample institute in the background; what somebody changed stays",
    access: "admins",
    status: 202,
    answer: z.object({
      left: z.number().describe("articles, collections and members to be removed"),
      kept: z.number().describe("articles and collections that stay, because somebody changed them"),
    }),
  },
});
