import type { FastifyInstance, FastifyRequest } from "fastify";
import { admin, signedIn } from "#core/actor.ts";
import type { Actor } from "#core/context.ts";
import type { Endpoint, Page } from "#core/contract.ts";
import { isAppError } from "#core/errors.ts";
import { actorOf } from "#features/members/tokens.server.ts";
import { addressOf, answerStranger, pageHeaders } from "./answers.ts";
import { clientKeyFor } from "./client-key.ts";
import { contextFor, type Services } from "./context.ts";
import { answerForm, departure, fieldsOf } from "./forms.ts";
import { refuseForeignQuery, validatorFor } from "./input.ts";
import { everyEndpoint } from "./local-api.ts";
import type { CachePlace } from "./pages/cache-place.ts";

const shortBody = 64 * 1024; // bytes
const longBody = 2 * 1024 * 1024;
const queryNames = new Set(everyEndpoint.flatMap(({ endpoint }) => Object.keys(endpoint.query?.shape ?? {})));

/**
 * The API by HTTP: a route for every call of every contract, which parses, asks one rule and answers. `cachePlace` is
 * for what anybody may ask; undefined in development.
 */
export function apiRoutes(fastify: FastifyInstance, opened: () => Services, cachePlace?: CachePlace): void {
  const actors = new WeakMap<FastifyRequest, Actor>();
  for (const { feature, endpoint, operation } of everyEndpoint) {
    const { method, url, summary, access, params, query, body, answer, status = 200 } = endpoint;
    const kinds = fieldsOf(endpoint);
    const takesFiles = Object.keys(kinds).length > 0;
    fastify.route({
      method,
      url,
      schema: {
        summary,
        tags: [feature],
        description: `Who may call it: ${access}.`,
        ...(access === "anyone" ? {} : { security: [{ bearer: [] }] }),
        ...(params ? { params } : {}),
        ...(query ? { querystring: query } : {}),
        ...(body ? { body } : {}),
        ...(takesFiles
          ? { consumes: ["multipart/form-data", ...(endpoint.file ? [] : ["application/json"])] }
          : {}),
        response: { [status]: answer },
      },
      bodyLimit: takesFiles || endpoint.longText ? longBody : shortBody,
      validatorCompiler: validatorFor(takesFiles),
      // Before the body is read: nobody sends a file, or learns what a call takes, who may not make it.
      async onRequest(request) {
        actors.set(request, await permitted(request, opened(), endpoint));
        refuseForeignQuery(endpoint, request.query, queryNames);
      },
      async handler(request, reply) {
        const services = opened();
        const actor = actors.get(request) ?? null;
        const isOpen = method === "GET" && endpoint.access === "anyone";
        if (isOpen && cachePlace && !actor) {
          return answerStranger(request, reply, cachePlace, {
            services,
            endpoint,
            operation,
            input: inputOf(request, endpoint),
          });
        }
        const clientKey = clientKeyFor(request.ip);
        const signal = takesFiles ? departure(reply.raw) : undefined;
        const contextNow = async () =>
          contextFor(services, await permitted(request, services, endpoint), { clientKey, signal });
        // A body may take minutes to come: what its sender may do is asked once more when it is there.
        const ctx = method === "GET" ? contextFor(services, actor, { clientKey }) : await contextNow();
        const result = takesFiles
          ? await answerForm(request, ctx, {
              endpoint,
              operation,
              kinds,
              input: inputOf(request, endpoint),
              contextNow,
            })
          : await inTurn(() => operation(ctx, inputOf(request, endpoint)), isOpen ? actor : null);
        const isForAll = !actor && method === "GET";
        reply
          .status(status)
          .header("cache-control", isForAll ? "public, max-age=0, must-revalidate" : "private, no-store");
        if (!endpoint.paged) return result;
        const page = result as Page<unknown>;
        reply.headers(pageHeaders(addressOf(endpoint, inputOf(request, endpoint)), page));
        return page.items;
      },
    });
  }

  /** Members' requests for public data wait in the queue; calls that only members may make do not. */
  async function inTurn<Result>(work: () => Promise<Result>, actor: Actor): Promise<Result> {
    if (!actor || !cachePlace) return work();
    return cachePlace.admission.run({ key: actor.id, isMember: true }, work);
  }
}

/** Who sends a request, if they may make the call; else they are refused. */
async function permitted(request: FastifyRequest, services: Services, endpoint: Endpoint): Promise<Actor> {
  const actor = await askedBy(request, services, endpoint);
  const ctx = contextFor(services, actor);
  if (endpoint.access === "members") signedIn(ctx);
  if (endpoint.access === "admins") admin(ctx);
  return actor;
}

/** Who sends a request. To a call that anyone may make, a token that is over means nobody, and is no hindrance. */
async function askedBy(request: FastifyRequest, services: Services, { access }: Endpoint): Promise<Actor> {
  const { authorization } = request.headers;
  try {
    return await actorOf(services.db.queries, services.secret, authorization, services.clock().toISOString());
  } catch (error) {
    if (access === "anyone" && isAppError(error)) return null;
    throw error;
  }
}

/** What a schema of the call has passed, and nothing else. A body that may be a form is parsed by itself. */
function inputOf(request: FastifyRequest, endpoint: Endpoint): Record<string, unknown> {
  const hasFiles = endpoint.file !== undefined || endpoint.files !== undefined;
  const passed = [
    endpoint.query && request.query,
    endpoint.body && !hasFiles && request.body,
    endpoint.params && request.params,
  ];
  return Object.assign({}, ...passed);
}
