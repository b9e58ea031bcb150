import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { checkAccess } from "#core/actor.ts";
import type { Actor } from "#core/context.ts";
import { type Endpoint, methodAndUrl, type Page } from "#core/contract.ts";
import { AppError, isAppError } from "#core/errors.ts";
import { jsonOf } from "#core/long-json.ts";
import type { Services } from "#core/services.ts";
import { actorOf } from "#features/members/tokens.server.ts";
import { inLanguage, m } from "#messages";
import { addressOf, answerAnonymous, pageHeaders } from "./answers.ts";
import { fileFieldsOf, hangUpSignal, withInput } from "./forms.ts";
import { callerLanguage, speakToCaller } from "./http/caller-language.ts";
import { clientKeyFor } from "./http/client-key.ts";
import { hasManyValues, rejectForeignQuery, validatorFor } from "./input.ts";
import { everyEndpoint } from "./local-api.ts";
import type { ResponseCache } from "./pages/response-cache.ts";
import { contextFor } from "./services.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    access?: Endpoint["access"];
  }
  interface FastifyRequest {
    /** Undefined until the API has checked the token; null for visitors. */
    actor?: Actor | null;
  }
}

const shortBody = 64 * 1024; // bytes
const longBody = 2 * 1024 * 1024;
const queryNames = new Set(everyEndpoint.flatMap(({ endpoint }) => Object.keys(endpoint.query?.shape ?? {})));

/** A route for every endpoint. `cache` is for anonymous requests; undefined in development. */
export function apiRoutes(fastify: FastifyInstance, opened: () => Services, cache?: ResponseCache): void {
  fastify.decorateRequest("actor", undefined);
  const speak = speakToCaller(() => opened().site);
  const parseJson = fastify.getDefaultJsonParser("error", "error");
  fastify.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
    const { schema, config } = request.routeOptions;
    // Many clients send this type with every request.
    if (body === "" && !schema?.body) return done(null);
    if (hasManyValues(body, config.access === "anyone" ? "anyone" : "members"))
      return done(new AppError("bad_request", m.errors.tooManyValues()));
    return parseJson(request, body, done);
  });
  for (const { endpoint, operation } of everyEndpoint) {
    const [method, url] = methodAndUrl(endpoint);
    const { access, params, query, body, answer, status = 200 } = endpoint;
    const takesFiles = Object.keys(fileFieldsOf(endpoint)).length > 0;
    const isLong = takesFiles || endpoint.longText;
    const isRead = method === "GET";
    fastify.route({
      method,
      url,
      schema: {
        ...(params ? { params } : {}),
        ...(query ? { querystring: query } : {}),
        ...(body ? { body } : {}),
        response: { [status]: answer },
      },
      config: { access },
      bodyLimit: isLong ? longBody : shortBody,
      validatorCompiler: validatorFor(takesFiles),
      serializerCompiler: () => (data) => jsonOf(answer.encode(data)),
      // A long body takes time to send and to parse: its sender is checked before it is read, and again after.
      onRequest: [
        speak,
        async (request) => {
          if (isRead || isLong || request.headers.authorization === undefined)
            await identify(request, opened(), access);
          rejectForeignQuery(endpoint, request.query, queryNames);
        },
      ],
      // Before validation, so that errors tell nothing to callers without access.
      preValidation: [
        speak,
        async (request) => {
          if (isLong || request.actor === undefined) await identify(request, opened(), access);
          if (body instanceof z.ZodDiscriminatedUnion)
            request.body = { ...(request.body as object), ...(request.params as object) };
        },
        speak,
      ],
      async handler(request, reply) {
        const services = opened();
        const input = inputOf(request, endpoint, takesFiles);
        const isOpen = isRead && access === "anyone";
        if (isOpen && cache && !request.actor) {
          return answerAnonymous(request, reply, cache, { services, endpoint, operation, input });
        }
        const signal = takesFiles ? hangUpSignal(reply.raw) : undefined;
        const contextNow = () =>
          contextFor(services, request.actor ?? null, {
            clientKey: clientKeyFor(request.ip),
            signal,
            language: request.raw.language?.tag,
          });
        const result = takesFiles
          ? await withInput(request, contextNow(), endpoint, async (sent) => {
              if (request.isMultipart()) await identify(request, services, access);
              return operation(contextNow(), { ...input, ...sent }, services);
            })
          : await inTurn(() => operation(contextNow(), input, services), isOpen ? request.actor : null);
        const isPublic = isRead && !request.actor;
        reply
          .status(status)
          .header("cache-control", isPublic ? "public, max-age=0, must-revalidate" : "private, no-store");
        if (!endpoint.paged) return result;
        const page = result as Page<unknown>;
        reply.headers(pageHeaders(addressOf(endpoint, input), page));
        return page.items;
      },
    });
  }

  /** Members' requests for public data wait in the queue; those for members' data do not. */
  async function inTurn<Result>(work: () => Promise<Result>, actor?: Actor | null): Promise<Result> {
    if (!actor || !cache) return work();
    return cache.admission.run({ key: actor.id, isMember: true }, work);
  }
}

/** Sets the actor of a request, or throws if they may not call the endpoint. */
async function identify(
  request: FastifyRequest,
  { db, signingKeys, clock, site }: Services,
  access: Endpoint["access"],
): Promise<void> {
  const now = clock().toISOString();
  const actor = await actorOf(db.queries, signingKeys, request.headers.authorization, now).catch((error) => {
    // An expired token must not block public endpoints.
    if (access === "anyone" && isAppError(error)) return null;
    throw error;
  });
  request.actor = actor;
  inLanguage(callerLanguage(request, site), () => checkAccess({ actor }, access));
}

function inputOf({ query, body, params }: FastifyRequest, endpoint: Endpoint, takesFiles: boolean) {
  const parts = [endpoint.query && query, endpoint.body && !takesFiles && body, endpoint.params && params];
  return Object.assign({}, ...parts);
}
