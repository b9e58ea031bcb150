import type { AdminContext, Context } from "#core/context.ts";
import type { Services } from "#core/services.ts";
import { settingsTag } from "#features/settings/live.server.ts";
import { findSetup, removeSetup, saveSetup } from "./store.server.ts";

const removal = "remove sample";

/** Starts to remove the sample institute. The next start continues an interrupted removal. */
export async function beginSampleRemoval(ctx: AdminContext, _input: unknown, { sample }: Services) {
  await ctx.write((queries) => saveSetup(queries, { name: removal, value: "", createdAt: ctx.now }));
  const counts = await sample.count();
  sample.remove();
  return counts;
}

export async function isRemovingSample({ db }: Pick<Context, "db">): Promise<boolean> {
  return (await findSetup(db.queries, removal)) !== undefined;
}

/** Makes every process check whether the sample is still there. */
export async function endSampleRemoval(ctx: Context, { settings }: Pick<Services, "settings">) {
  await ctx.write(async (queries, invalidate) => {
    await removeSetup(queries, removal);
    invalidate(settingsTag);
  });
  await settings.reload();
}
