import type { Context } from "#core/context.ts";
import { listSetup, removeSetup, saveSetup } from "./store.server.ts";

/** Facts about the checklist, by name. */
export async function readMarks({ db }: Pick<Context, "db">): Promise<Map<string, string>> {
  return new Map((await listSetup(db.reader)).map(({ name, value }) => [name, value]));
}

/** Undefined removes the mark. */
export async function setMark(ctx: Context, name: string, value: string | undefined): Promise<void> {
  await ctx.write((queries) =>
    value === undefined
      ? removeSetup(queries, name)
      : saveSetup(queries, { name, value, createdAt: ctx.now }).then(() => true),
  );
}
