import type { Context } from "#core/context.ts";
import type { Services } from "#core/services.ts";
import { adminName, appointAdmin } from "#features/members/admins.server.ts";
import { firstAdmin } from "#features/members/admins.store.server.ts";
import { hasUsers } from "#features/members/store.server.ts";
import { weaknessOf } from "#features/members/weak-passwords.server.ts";
import { closeSetup, openSetup } from "#features/setup/link.server.ts";
import type { Env } from "./env.ts";
import { contextFor } from "./services.ts";

/** Contains the password and the token, which are not stored in plain text. */
export type FirstStart = Awaited<ReturnType<typeof firstStart>>;

/**
 * Writes the sample institute into an empty embedded database and creates the configured admin: in one transaction,
 * so that an aborted start can be repeated. Without an admin, the first user of the setup link becomes one. Throws if
 * ADMIN_PASSWORD is weak.
 */
export async function firstStart(services: Services, env: Env) {
  const ctx = contextFor(services, null);
  const isEmpty = !(await hasUsers(services.db.queries));
  const sample = isEmpty && env.sample && services.db.engine.name === "sqlite";
  const hasAdmin = (await firstAdmin(services.db.queries)) !== undefined;
  const wanted = hasAdmin ? undefined : env.admin;
  if (wanted) rejectWeakPassword(services, wanted);
  const admin = sample || wanted ? await writeFirst(services, { sample, wanted }) : undefined;
  if (hasAdmin || admin) await closeSetup(ctx);
  return {
    admin: admin && { email: admin.email, password: wanted?.password ? undefined : admin.password },
    /** The token of the setup link, if there is no admin. */
    setup: hasAdmin || admin ? undefined : await openSetup(ctx),
    sample,
  };
}

async function writeFirst(services: Services, { sample, wanted }: { sample: boolean; wanted: Env["admin"] }) {
  return services.db.write(async (queries, invalidate) => {
    const inside: Context = {
      ...contextFor(services, null),
      db: { ...services.db, queries },
      write: (work) => work(queries, invalidate),
    };
    if (sample) {
      const { writeSample } = await import("#sample/sample.server.ts"); // later starts do not load its texts
      await writeSample(inside, services.media);
    }
    return wanted && appointAdmin(inside, wanted, services);
  });
}

function rejectWeakPassword({ site }: Services, { email, password }: NonNullable<Env["admin"]>): void {
  const weakness = password && weaknessOf(site, password, { name: adminName, email });
  if (!weakness) return;
  const reason = weakness[0]?.toLowerCase() + weakness.slice(1);
  throw new Error(`The variable ADMIN_PASSWORD cannot be used: ${reason}`);
}
