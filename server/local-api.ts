import { contracts } from "#api/contracts.ts";
import { features } from "#api/operations.ts";
import type { Api } from "#core/api.ts";
import type { Visit } from "#core/context.ts";
import type { AnyRule, Call, Page } from "#core/contract.ts";
import { faultRefusal } from "./errors.ts";
import { parsedBy, parsedParams } from "./input.ts";
import { loopTurn } from "./round-robin.ts";

type Entry = { feature: string; name: string; call: Call; rule: AnyRule };

/** Every call beside its rule. A call without a rule does not compile. */
export const everyCall: Entry[] = Object.entries(contracts).flatMap(([feature, calls]) =>
  Object.entries(calls).map(([name, call]) => {
    const rules: Record<string, unknown> = features[feature as keyof typeof features];
    return { feature, name, call, rule: rules[name] as AnyRule };
  }),
);

/** The API in process, for pages: the same contracts and rules as by HTTP. */
export function localApi(visit: Visit): Api {
  const api: Record<string, Record<string, (input?: object) => Promise<unknown>>> = {};
  for (const { feature, name, call, rule } of everyCall) {
    api[feature] ??= {};
    api[feature][name] = async (input = {}) => {
      await loopTurn();
      const result = await answered(visit, () => rule(visit, parsed(call, input)));
      await loopTurn();
      if (!call.paged) return call.answer.parse(result);
      const page = result as Page<unknown>;
      return { ...page, items: call.answer.parse(page.items) };
    };
  }
  return api as object as Api;
}

/** Turns a database fault into a refusal, so that the page has the right status. */
async function answered(visit: Visit, ask: () => Promise<unknown>): Promise<unknown> {
  try {
    return await ask();
  } catch (error) {
    const refusal = faultRefusal(error, visit.db.engine);
    if (refusal) visit.log.warn({ err: error }, "a page is unavailable");
    throw refusal ?? error;
  }
}

function parsed(call: Call, input: object): Record<string, unknown> {
  const rest = [call.query, call.body].map((part) => part && parsedBy(part, input));
  return Object.assign({}, ...rest, call.params && parsedParams(call.params, input));
}
