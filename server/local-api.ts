import { contracts } from "#api/contracts.ts";
import { operations } from "#api/operations.ts";
import { checkAccess } from "#core/actor.ts";
import type { Api } from "#core/api.ts";
import type { Context } from "#core/context.ts";
import type { AnyOperation, Endpoint, Page } from "#core/contract.ts";
import { loopTurn } from "#core/loop-turn.ts";
import type { Services } from "#core/services.ts";
import type { DocumentKindName } from "#db/schema.ts";
import { idAt } from "#features/addresses/slugs.server.ts";
import { errorForFailure } from "./errors.ts";
import { parsedBy, parsedParams } from "./input.ts";

/** `operation` throws if the context's actor may not call the endpoint. */
type Entry = { feature: string; name: string; endpoint: Endpoint; operation: AnyOperation };

export const everyEndpoint: Entry[] = Object.entries(contracts).flatMap(([feature, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]: [string, Endpoint]) => {
    const ofFeature: Record<string, unknown> = operations[feature as keyof typeof operations];
    const run = ofFeature[name] as AnyOperation;
    const operation: AnyOperation = async (ctx, input, services) => {
      checkAccess(ctx, endpoint.access);
      return run(ctx, await withDocumentId(ctx, endpoint, input), services);
    };
    return { feature, name, endpoint, operation };
  }),
);

/** `id` may be a slug. */
async function withDocumentId({ db }: Context, { document }: Endpoint, input: Record<string, unknown>) {
  if (!document) return input;
  const kind = document === ":kind" ? (input.kind as DocumentKindName) : document;
  return { ...input, id: await idAt(db.queries, kind, String(input.id)) };
}

/** The API in process, for server rendering: the same contracts and operations as over HTTP. */
export function localApi(ctx: Context, services: Services): Api {
  const api: Record<string, Record<string, (input?: object) => Promise<unknown>>> = {};
  for (const { feature, name, endpoint, operation } of everyEndpoint) {
    api[feature] ??= {};
    api[feature][name] = async (input = {}) => {
      await loopTurn();
      const result = await operation(ctx, parsed(endpoint, input), services).catch(rethrow);
      await loopTurn();
      if (!endpoint.paged) return endpoint.answer.parse(result);
      const page = result as Page<unknown>;
      return { ...page, items: endpoint.answer.parse(page.items) };
    };
  }
  return api as object as Api;

  /** A database fault becomes an AppError, so that the page has the right status. */
  function rethrow(error: unknown): never {
    const appError = errorForFailure(error, ctx.db.engine);
    if (appError) ctx.log.warn({ err: error }, "a page is unavailable");
    throw appError ?? error;
  }
}

function parsed(endpoint: Endpoint, input: object): Record<string, unknown> {
  const rest = [endpoint.query, endpoint.body].map((part) => part && parsedBy(part, input));
  return Object.assign({}, ...rest, endpoint.params && parsedParams(endpoint.params, input));
}
