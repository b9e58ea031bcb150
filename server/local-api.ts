import { contracts } from "#api/contracts.ts";
import { features } from "#api/operations.ts";
import type { Api } from "#core/api.ts";
import type { Context } from "#core/context.ts";
import type { AnyOperation, Endpoint, Page } from "#core/contract.ts";
import { errorForFault } from "./errors.ts";
import { parsedBy, parsedParams } from "./input.ts";
import { loopTurn } from "./round-robin.ts";

type Entry = { feature: string; name: string; endpoint: Endpoint; operation: AnyOperation };

/** Every call beside its rule. A call without a rule does not compile. */
export const everyEndpoint: Entry[] = Object.entries(contracts).flatMap(([feature, calls]) =>
  Object.entries(calls).map(([name, endpoint]) => {
    const operations: Record<string, unknown> = features[feature as keyof typeof features];
    return { feature, name, endpoint, operation: operations[name] as AnyOperation };
  }),
);

/** The API in process, for pages: the same contracts and rules as by HTTP. */
export function localApi(ctx: Context): Api {
  const api: Record<string, Record<string, (input?: object) => Promise<unknown>>> = {};
  for (const { feature, name, endpoint, operation } of everyEndpoint) {
    api[feature] ??= {};
    api[feature][name] = async (input = {}) => {
      await loopTurn();
      const result = await answered(ctx, () => operation(ctx, parsed(endpoint, input)));
      await loopTurn();
      if (!endpoint.paged) return endpoint.answer.parse(result);
      const page = result as Page<unknown>;
      return { ...page, items: endpoint.answer.parse(page.items) };
    };
  }
  return api as object as Api;
}

/** Turns a database fault into a refusal, so that the page has the right status. */
async function answered(ctx: Context, ask: () => Promise<unknown>): Promise<unknown> {
  try {
    return await ask();
  } catch (error) {
    const appError = errorForFault(error, ctx.db.engine);
    if (appError) ctx.log.warn({ err: error }, "a page is unavailable");
    throw appError ?? error;
  }
}

function parsed(endpoint: Endpoint, input: object): Record<string, unknown> {
  const rest = [endpoint.query, endpoint.body].map((part) => part && parsedBy(part, input));
  return Object.assign({}, ...rest, endpoint.params && parsedParams(endpoint.params, input));
}
