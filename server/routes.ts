import type { FastifyInstance, FastifyRequest } from "fastify";
import { admin, signedIn } from "#core/actor.ts";
import type { Actor } from "#core/context.ts";
import type { Call, Page } from "#core/contract.ts";
import { isRefusal } from "#core/errors.ts";
import { actorOf } from "#features/members/tokens.server.ts";
import { addressOf, answerStranger, pageHeaders } from "./answers.ts";
import { placeOf } from "./client-key.ts";
import { type House, visitOf } from "./context.ts";
import { askedByForm, departure, fieldsOf } from "./forms.ts";
import { refuseForeignQuery, validatorFor } from "./input.ts";
import { everyCall } from "./local-api.ts";
import type { CachePlace } from "./pages/cache-place.ts";

const shortBody = 64 * 1024; // bytes
const longBody = 2 * 1024 * 1024;
const queryNames = new Set(everyCall.flatMap(({ call }) => Object.keys(call.query?.shape ?? {})));

/**
 * The API by HTTP: a route for every call of every contract, which parses, asks one rule and answers. `cachePlace` is
 * for what anybody may ask; undefined in development.
 */
export function apiRoutes(fastify: FastifyInstance, opened: () => House, cachePlace?: CachePlace): void {
  const actors = new WeakMap<FastifyRequest, Actor>();
  for (const { feature, call, rule } of everyCall) {
    const { method, url, summary, who, params, query, body, answer, status = 200 } = call;
    const kinds = fieldsOf(call);
    const takesFiles = Object.keys(kinds).length > 0;
    fastify.route({
      method,
      url,
      schema: {
        summary,
        tags: [feature],
        description: `Who may ask: ${who}.`,
        ...(who === "anyone" ? {} : { security: [{ bearer: [] }] }),
        ...(params ? { params } : {}),
        ...(query ? { querystring: query } : {}),
        ...(body ? { body } : {}),
        ...(takesFiles
          ? { consumes: ["multipart/form-data", ...(call.file ? [] : ["application/json"])] }
          : {}),
        response: { [status]: answer },
      },
      bodyLimit: takesFiles || call.longText ? longBody : shortBody,
      validatorCompiler: validatorFor(takesFiles),
      // Before the body is read: nobody sends a file, or learns what a call takes, who may not make it.
      async onRequest(request) {
        actors.set(request, await permitted(request, opened(), call));
        refuseForeignQuery(call, request.query, queryNames);
      },
      async handler(request, reply) {
        const house = opened();
        const actor = actors.get(request) ?? null;
        const isOpen = method === "GET" && call.who === "anyone";
        if (isOpen && cachePlace && !actor) {
          return answerStranger(request, reply, cachePlace, {
            house,
            call,
            rule,
            input: inputOf(request, call),
          });
        }
        const place = placeOf(request.ip);
        const signal = takesFiles ? departure(reply.raw) : undefined;
        const visitNow = async () => visitOf(house, await permitted(request, house, call), { place, signal });
        // A body may take minutes to come: what its sender may do is asked once more when it is there.
        const visit = method === "GET" ? visitOf(house, actor, { place }) : await visitNow();
        const result = takesFiles
          ? await askedByForm(request, visit, { call, rule, kinds, input: inputOf(request, call), visitNow })
          : await inTurn(() => rule(visit, inputOf(request, call)), isOpen ? actor : null);
        const isForAll = !actor && method === "GET";
        reply
          .status(status)
          .header("cache-control", isForAll ? "public, max-age=0, must-revalidate" : "private, no-store");
        if (!call.paged) return result;
        const page = result as Page<unknown>;
        reply.headers(pageHeaders(addressOf(call, inputOf(request, call)), page));
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
async function permitted(request: FastifyRequest, house: House, call: Call): Promise<Actor> {
  const actor = await askedBy(request, house, call);
  const visit = visitOf(house, actor);
  if (call.who === "members") signedIn(visit);
  if (call.who === "admins") admin(visit);
  return actor;
}

/** Who sends a request. To a call that anyone may make, a token that is over means nobody, and is no hindrance. */
async function askedBy(request: FastifyRequest, house: House, { who }: Call): Promise<Actor> {
  const { authorization } = request.headers;
  try {
    return await actorOf(house.db.queries, house.secret, authorization, house.clock().toISOString());
  } catch (error) {
    if (who === "anyone" && isRefusal(error)) return null;
    throw error;
  }
}

/** What a schema of the call has passed, and nothing else. A body that may be a form is parsed by itself. */
function inputOf(request: FastifyRequest, call: Call): Record<string, unknown> {
  const hasFiles = call.file !== undefined || call.files !== undefined;
  const passed = [
    call.query && request.query,
    call.body && !hasFiles && request.body,
    call.params && request.params,
  ];
  return Object.assign({}, ...passed);
}
