import { isDeepStrictEqual } from "node:util";
import type { AdminContext } from "#core/context.ts";
import { textStateOf } from "#features/pages/specified.server.ts";
import { type SpecifiedPage, specifiedIds } from "#features/pages/templates.ts";
import { editPath } from "#features/publishing/kinds.ts";
import { defaultSettings } from "#features/settings/fields.ts";

type Example = { path: string; edit: string; isEmpty: boolean };

/** The lists of articles need no text of their own. */
const neededTexts: SpecifiedPage[] = ["about", "contact", "team"];

/** The pages whose text is not the institute's own, for a notice that only administrators see. */
export async function readExamples(ctx: AdminContext): Promise<Example[]> {
  const examples: Example[] = hasOwnCards(ctx.site)
    ? []
    : [{ path: "/", edit: "/manage-home", isEmpty: false }];
  for (const id of specifiedIds) {
    const state = await textStateOf(ctx, id);
    const isNeeded = state === "example" || neededTexts.includes(id);
    if (state !== "own" && isNeeded)
      examples.push({ path: `/${id}`, edit: editPath("page", id), isEmpty: state === "empty" });
  }
  return examples;
}

/** True if the cards of the home page are the institute's own, or hidden. */
export function hasOwnCards({ home, sampleTexts }: AdminContext["site"]): boolean {
  const isHidden = home.sections.find(({ name }) => name === "cards")?.hidden !== false;
  const given = [sampleTexts.settings.home.cards, defaultSettings().home.cards];
  return isHidden || home.cards.every((card) => !given.flat().some((each) => isDeepStrictEqual(each, card)));
}
