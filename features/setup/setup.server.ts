import type { Context } from "#core/context.ts";
import type { Inputs, Operations } from "#core/contract.ts";
import { fieldError } from "#core/errors.ts";
import { pick } from "#core/pick.ts";
import type { Services } from "#core/services.ts";
import { refuseErrors, validateFields } from "#features/fields/list.ts";
import { saveAdmin } from "#features/members/admins.server.ts";
import { memberNamed } from "#features/members/members.server.ts";
import { hashingFor } from "#features/members/password-queue.server.ts";
import { hashPassword } from "#features/members/passwords.server.ts";
import { issueToken } from "#features/members/tokens.server.ts";
import { weaknessOf } from "#features/members/weak-passwords.server.ts";
import { settingFields } from "#features/settings/fields.ts";
import { writeSettings } from "#features/settings/settings.server.ts";
import type { setupEndpoints } from "./contract.ts";
import { checkToken, isSetupOpen, useLink } from "./link.server.ts";
import { beginSampleRemoval } from "./sample.server.ts";

type Finish = Inputs<typeof setupEndpoints>["finish"];

async function readState(ctx: Context): Promise<{ open: boolean }> {
  ctx.noStore();
  return { open: await isSetupOpen(ctx.db.queries) };
}

async function checkLink(ctx: Context, { token }: { token: string }) {
  await checkToken(ctx, token);
  return { name: ctx.site.name, sample: ctx.site.sample };
}

/** Makes the first administrator, names the institute and ends the setup, in one transaction. */
async function finish(ctx: Context, { token, admin, keepSample, ...institute }: Finish, services: Services) {
  const link = await checkToken(ctx, token);
  const fields = pick(settingFields.institute, ["name", "language", "timeZone"]);
  refuseErrors(validateFields(fields, institute, undefined, { complete: true }).errors, fields);
  const account = { ...admin, name: admin.name.trim(), email: admin.email.trim() };
  refuseWeak(ctx, institute.name, account);
  const passwordHash = await hashPassword(admin.password, hashingFor(ctx, "signup"));
  const { institute: defaults } = services.settings.defaults();
  const { id, session } = await ctx.write(async (queries, invalidate) => {
    await useLink(queries, link);
    const { id } = await saveAdmin(ctx, { ...account, passwordHash }, { queries, invalidate });
    const save = { group: "institute", version: 0, values: { ...defaults, ...institute } } as const;
    await writeSettings({ ...ctx, actor: { id } }, save, { queries, invalidate });
    return { id, session: await issueToken(queries, services.signingKeys, id, ctx.now) };
  });
  await services.settings.reload();
  const user = await memberNamed(ctx, id);
  if (!keepSample && ctx.site.sample) {
    const actor = { id, name: user.name, role: "admin", session: "" } as const;
    await beginSampleRemoval({ ...ctx, actor }, undefined, services);
  }
  return { token: session, user };
}

/** The password must not be based on the site's old or new name. */
function refuseWeak({ site }: Context, institute: string, { password, ...person }: Finish["admin"]): void {
  const msg = [site.name, institute]
    .map((name) => weaknessOf({ url: site.url, name }, password, person))
    .find(Boolean);
  if (msg) throw fieldError("admin.password", msg);
}

export const setupOperations: Operations<typeof setupEndpoints> = {
  state: readState,
  check: checkLink,
  finish,
  sampleUses: (_ctx, _input, { sample }) => sample.uses(),
  removeSample: beginSampleRemoval,
};
