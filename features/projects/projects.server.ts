import type { Context } from "#core/context.ts";
import type { Operations } from "#core/contract.ts";
import { projectChoices } from "#features/publishing/projects.server.ts";
import type { ProjectCard, projectEndpoints } from "./contract.ts";
import { projectsOfPerson } from "./store.server.ts";

type Cards = (ctx: Context, ids: string[]) => Promise<ProjectCard[]>;

/** What projects have besides the operations of every plain kind. */
export function projectOperations(cards: Cards): Operations<typeof projectEndpoints> {
  return {
    choices: projectChoices,
    async ofPerson(ctx, { id }) {
      const found = await cards(ctx, await projectsOfPerson(ctx.db.queries, ctx.now, id));
      return [...found.filter(({ isClosed }) => !isClosed), ...found.filter(({ isClosed }) => isClosed)];
    },
  };
}
