import type { Context } from "#core/context.ts";
import type { Operations } from "#core/contract.ts";
import { idsOfPerson, projectChoices } from "#features/publishing/projects.server.ts";
import type { ProjectCard, projectEndpoints } from "./contract.ts";

type Cards = (ctx: Context, ids: string[]) => Promise<ProjectCard[]>;

/** What projects have besides the operations of every plain kind. */
export function projectOperations(cards: Cards): Operations<typeof projectEndpoints> {
  return {
    choices: projectChoices,
    async ofPerson(ctx, { id }) {
      const found = await cards(ctx, await idsOfPerson(ctx, id));
      return [...found.filter(({ isClosed }) => !isClosed), ...found.filter(({ isClosed }) => isClosed)];
    },
  };
}
