import type { Context } from "#core/context.ts";
import type { Services } from "#core/services.ts";
import { adminName, appointAdmin } from "#features/members/admins.server.ts";
import { firstAdmin } from "#features/members/admins.store.server.ts";
import { emailKeyOf } from "#features/members/emails.server.ts";
import { findUserByEmail, hasUsers } from "#features/members/store.server.ts";
import { weaknessOf } from "#features/members/weak-passwords.server.ts";
import type { Env } from "./env.ts";
import { contextFor } from "./services.ts";

const sampleAdmin = "admin@example.org";
const sampleWriter = "nasrin.oyelaran@example.org";

/** The password is known only now. */
export type FirstStart = {
  admin: { email: string; password: string | undefined } | undefined;
  sample: boolean;
};

/**
 * Creates the first admin and, in an empty embedded database, the sample institute: in one transaction, so
 * that an aborted start can be repeated. Throws if ADMIN_PASSWORD is weak.
 */
export async function firstStart(services: Services, env: Env): Promise<FirstStart> {
  const ctx = contextFor(services, null);
  const isEmpty = !(await hasUsers(services.db.queries));
  const sample = isEmpty && env.sample && services.db.engine.name === "sqlite";
  const wanted = env.admin ?? (sample ? { email: sampleAdmin, password: undefined } : undefined);
  if (!wanted || (await firstAdmin(services.db.queries))) return { admin: undefined, sample: false };
  rejectWeakPassword(services, wanted);
  const admin = await services.db.write(async (queries, invalidate) => {
    const inside: Context = {
      ...ctx,
      db: { ...services.db, queries },
      write: (work) => work(queries, invalidate),
    };
    const appointed = await appointAdmin(inside, wanted, services);
    const row = await findUserByEmail(queries, emailKeyOf(appointed.email));
    if (sample && row) {
      const { writeSample } = await import("#sample/sample.server.ts"); // later starts do not load its texts
      await writeSample({ ...inside, actor: { ...row, session: "" } }, services.media);
    }
    return appointed;
  });
  return { admin: { email: admin.email, password: wanted.password ? undefined : admin.password }, sample };
}

/** True if the sample's first writer is still a member. */
export async function hasSample({ db }: Services): Promise<boolean> {
  return (await findUserByEmail(db.queries, sampleWriter)) !== undefined;
}

function rejectWeakPassword({ site }: Services, { email, password }: NonNullable<Env["admin"]>): void {
  const weakness = password && weaknessOf(site, password, { name: adminName, email });
  if (!weakness) return;
  const reason = weakness[0]?.toLowerCase() + weakness.slice(1);
  throw new Error(`The variable ADMIN_PASSWORD cannot be used: ${reason}.`);
}
