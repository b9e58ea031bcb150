import type { Context } from "#core/context.ts";
import type { Sample, Services } from "#core/services.ts";
import type { Queries } from "#db/engine.ts";
import { endSampleRemoval } from "#features/setup/sample.server.ts";
import { sampleMembers } from "#sample/store.server.ts";

/** True until the sample's last member is removed. */
export async function hasSample(queries: Queries): Promise<boolean> {
  return (await sampleMembers(queries)).length > 0;
}

/** Most sites never count or remove the sample, so the code for it is loaded on demand. */
export function sampleOf(opened: () => { services: Services; ctx: Context }): Sample {
  let running: Promise<void> | undefined;
  let isClosed = false;
  const load = () => import("#sample/removal.server.ts");

  async function run(): Promise<void> {
    const { services, ctx } = opened();
    try {
      await (await load()).removeSample(ctx, services, () => isClosed);
      if (!isClosed) await endSampleRemoval(ctx, services);
    } catch (error) {
      services.log.error({ err: error }, "the sample institute was not removed");
      await endSampleRemoval(ctx, services).catch(() => {}); // an administrator can try again
    }
  }

  return {
    count: async () => (await load()).countSample(opened().ctx),
    uses: async () => (await load()).usesOfSample(opened().ctx),
    members: () => sampleMembers(opened().ctx.db.reader),
    remove() {
      running ??= run().finally(() => {
        running = undefined;
      });
    },
    async close() {
      isClosed = true;
      await running;
    },
  };
}
